/** A question that the guide can answer, found by the words in it. */
export type HelpTopic = {
  readonly id: string;
  /** Beginnings of words or phrases, normalised; each is enough by itself. */
  readonly strong: readonly string[];
  /** Two of these are needed, or one in a question of a few words. */
  readonly weak: readonly string[];
  /** Markdown; `{origin}` stands for this extension's origin. */
  readonly answer: string;
  readonly nextStep: string;
};

const CONNECT =
  "Next step: connect a local model. Install Ollama from ollama.com, run `ollama pull llama3.2`, then choose the model below the message field.";

/** What the guide knows, the more particular topics first: on a tie the earlier one answers. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    id: "connect",
    strong: ["ollama", "llama", "403", "connect a model", "connect model", "local model"],
    weak: ["connect", "install", "set up", "setup", "how do i begin", "how do i start"],
    answer: `To connect a model on this machine:

1. Install Ollama from ollama.com and start it.
2. In a terminal, run \`ollama pull llama3.2\`.
3. If Ollama refuses this extension (403), set \`OLLAMA_ORIGINS\` to \`{origin}\` and restart Ollama. The side panel shows the exact command for your system when that happens.`,
    nextStep: "Next step: choose the model below the message field, then send your message again.",
  },
  {
    id: "privacy",
    strong: [
      "privacy",
      "not locked",
      "sealed",
      "is it safe",
      "is this safe",
      "who can read",
      "where are my",
      "where is my",
      "where is it kept",
      "where is it stored",
      "leave my machine",
      "leave this machine",
      "telemetry",
    ],
    weak: ["data", "encrypt", "private", "safe", "secure", "security", "locked", "stored", "kept"],
    answer: `Everything you write, every reply and every draft is sealed (AES-256-GCM) before it is stored, and it is stored in this browser's profile only.

Where you chose a passphrase or a passkey, the key is sealed to it: without that nobody can read what is stored, and nobody can reset it. A printed recovery key opens it too. "Not locked" means that the key lies in the same profile: someone who can read this profile's files can read your conversations. The options page has all of it under "Lock".

Confidant has no server, no account and no telemetry. With a model connected, your messages go to the Ollama on this machine, and nowhere else. With this guide nothing leaves the browser.`,
    nextStep: `${CONNECT} It runs on this machine too.`,
  },
  {
    id: "prompt",
    strong: [
      "inspector",
      "the model see",
      "model sees",
      "model is told",
      "summar",
      "token",
      "prompt",
    ],
    weak: ["sent", "window", "hide", "command", "commands", "remember", "forget", "long"],
    answer: `With a model connected, the bar beside its name shows how much of the model's window the next request takes. A click on it, or Ctrl+I, shows all of that request: every part with its source and size, what is left out and why, and the exact bytes. Under each reply stands what the model saw.

When a conversation gets long, its older turns are summarised in the background; a line in the conversation says so, and the summary can be read, edited and dropped. Your messages stay as they are.

The options page has it under "Prompt", with words that no model is told. Writing / lists the commands that Confidant answers itself.`,
    nextStep: CONNECT,
  },
  {
    id: "delete",
    strong: ["uninstall", "delete my", "delete this", "delete a message", "clear history"],
    weak: ["delete", "erase", "wipe", "remove", "clear", "conversation", "chat", "history"],
    answer:
      'The options page can purge all that is stored for a conversation partner, under "Data"; single messages cannot be deleted in this version. Removing Confidant from the browser removes everything it has stored there; the browser\'s own files may hold sealed remains for a while.',
    nextStep: `Nothing has to be deleted to go on. ${CONNECT}`,
  },
  {
    id: "stop",
    strong: [
      "retry",
      "regenerate",
      "stop a reply",
      "stop the reply",
      "stop an answer",
      "close the panel",
    ],
    weak: ["stop", "cancel", "continue", "reply", "replies", "resume", "interrupted", "panel"],
    answer: `While a reply is being written, Stop or Esc ends it and keeps what was said. A reply that ended early offers Continue, which goes on from there, and Retry, which answers the same message anew.

Closing the side panel does not stop a reply: it is finished and kept.`,
    nextStep: CONNECT,
  },
  {
    id: "keyboard",
    strong: ["keyboard shortcut", "which shortcut", "what shortcut", "shift enter", "which key"],
    weak: ["keyboard", "shortcut", "hotkey", "key", "keys", "enter", "esc", "newline", "new line"],
    answer: `- Enter sends the message.
- Shift+Enter begins a new line.
- Esc stops a running reply.
- Tab reaches everything else.`,
    nextStep: CONNECT,
  },
  {
    id: "models",
    strong: ["which model", "what model", "choose a model", "change model", "switch model"],
    weak: ["model", "models i", "models can", "llm", "use here", "choose", "switch"],
    answer:
      "Confidant answers with a model that Ollama runs on this machine. The line below the message field names what answers the next message; press it to choose another. Models that think first show it as one quiet line that unfolds. `llama3.2` is a small model to begin with.",
    nextStep: CONNECT,
  },
  {
    id: "context",
    strong: ["what is a context", "what are contexts", "personality", "personalities", "persona"],
    weak: ["context", "professional assistant"],
    answer:
      "A context is a conversation partner: who answers, how it speaks, and within which limits. This version has one, the Professional Assistant: composed, clear and practical.",
    nextStep: CONNECT,
  },
  {
    id: "draft",
    strong: ["my draft", "unsent", "what i typed"],
    weak: ["draft", "typed", "typing", "lost", "lose"],
    answer:
      "What you type is kept, sealed, until you send it: closing the panel or the browser does not lose it. A message that was sent is kept even when the answer fails.",
    nextStep: CONNECT,
  },
  {
    id: "project",
    strong: [
      "who made",
      "who wrote",
      "who built",
      "who created",
      "what license",
      "what licence",
      "which license",
      "which licence",
      "is it open source",
      "what does it cost",
      "is it free",
      "is this free",
      "is confidant free",
      "need an account",
    ],
    weak: ["cost", "price", "free", "author", "license", "licence", "open source", "subscription"],
    answer:
      "Confidant is open-source software under the MIT licence, written by its contributors. It costs nothing and needs no account.",
    nextStep: CONNECT,
  },
  {
    id: "abilities",
    strong: [
      "what can you",
      "what do you do",
      "what can i do",
      "what can i ask",
      "what can it do",
      "what can confidant",
      "what does confidant",
      "what is confidant",
      "what is this",
      "what are you",
      "who are you",
      "are you an ai",
      "are you a",
      "are you chatgpt",
      "about confidant",
      "how does this work",
      "how does it work",
    ],
    weak: ["help", "confidant", "features", "guide", "instructions"],
    answer: `This guide answers questions about Confidant from a fixed help text. Ask it about privacy, what a model is told, models, keys, stopping a reply, drafts, contexts, deleting, or the licence.

With a model connected, Confidant is a conversation partner in the side panel:

- Replies come from a model on this machine, through Ollama; you choose which.
- Every message, reply and draft is sealed before it is stored in this browser.
- Everything that the model is told can be seen before it is sent, and afterwards.
- A reply can be stopped, continued and retried, and goes on when the panel is closed.`,
    nextStep: CONNECT,
  },
];

/** The answer to everything else; it promises nothing that the guide cannot do. */
export const FALLBACK: Pick<HelpTopic, "answer" | "nextStep"> = {
  answer:
    'The guide can only answer questions about Confidant, such as "What can you do?", "Where is my data kept?" or "How do I connect Ollama?". Your message is kept; send it again once a model is connected.',
  nextStep: CONNECT,
};
