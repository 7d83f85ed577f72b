import { CONNECT, type HelpTopic } from "./help-topic";

/** Connecting a model, and what it is told. */
export const MODEL_TOPICS: readonly HelpTopic[] = [
  {
    id: "connect",
    strong: [
      "ollama",
      "llama2",
      "llama3",
      "llama 2",
      "llama 3",
      "403",
      "connect a model",
      "connect model",
      "local model",
    ],
    weak: ["connect", "install", "set up", "setup", "how do i begin", "how do i start"],
    answer: `To connect a model on this machine:

1. Install Ollama from ollama.com and start it.
2. In a terminal, run \`ollama pull llama3.2\`.
3. Ollama refuses extensions that it was not told of (403). On this machine Confidant hides its origin from it by itself then; Options, Models, says so and has the switch. Where that is switched off, set \`OLLAMA_ORIGINS\` to \`{origin}\` and restart Ollama; the side panel has the exact command for your system.

LM Studio, llama.cpp and other servers{{, model files that run inside this browser,|}} and providers that you have a key of are added in Options, Models.`,
    nextStep: "Next step: choose the model below the message field, then send your message again.",
  },
  {
    id: "privacy",
    strong: [
      "privacy",
      "is private",
      "it private",
      "how private",
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
    weak: ["data", "encrypt", "private", "safe", "secure", "security", "stored", "kept"],
    answer: `Everything you write, every reply and every draft is sealed (AES-256-GCM) before it is stored, and it is stored in this browser's profile only.

Where you chose a passphrase{{ or a passkey|}}, the key is sealed to it: without that nobody can read what is stored, and nobody can reset it. A printed recovery key opens it too. "Not locked" means that the key lies in the same profile: someone who can read this profile's files can read your conversations. Options, Lock, has all of it; Options, Backup, makes copies.

Confidant has no server, no account and no telemetry. For its answer a message goes to exactly one place: where the model runs that answers it. The line below the message field names it before you send: "on this machine", "in this browser", or "to" and a host. This guide answers in the browser.`,
    nextStep: `${CONNECT} With {{the first two|Ollama}} answers are made on this machine.`,
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
    weak: ["sent", "window", "hide", "remember", "forget", "long"],
    answer: `With a model connected, the figure beside its name shows how much of the model's window the next request takes, with a bar where the panel is wide enough. A click on it, or Ctrl+I, shows all of that request: every part with its source and size, what is left out and why, and the exact bytes. Under each reply stands what the model saw.

When a conversation gets long, its older turns are summarised in the background; a line in the conversation says so, and the summary can be read, edited and dropped. Your messages stay as they are.

Options, Prompt, has it, with words that no model is told.`,
    nextStep: CONNECT,
  },
];
