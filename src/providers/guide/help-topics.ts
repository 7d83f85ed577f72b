import { CONNECTION_TOPICS } from "./connection-topics";
import { CONTEXT_TOPICS } from "./context-topics";
import { CONVERSATION_TOPICS } from "./conversation-topics";
import { CONNECT, type HelpTopic } from "./help-topic";
import { KEY_TOPICS } from "./key-topics";
import { MODEL_TOPICS } from "./model-topics";
import { PRODUCT_TOPICS } from "./product-topics";

/** What a message is begun with, and what is drawn of a reply. */
const WRITING_TOPICS: readonly HelpTopic[] = [
  {
    id: "library",
    strong: [
      "prompt library",
      "library of prompts",
      "saved prompt",
      "save a prompt",
      "save as prompt",
      "save my prompts",
      "own prompts",
      "prompts of my own",
      "use a prompt",
      "reuse a prompt",
    ],
    weak: ["library", "prompts", "snippets", "variables", "placeholders", "braces", "reuse"],
    answer: `The prompt library holds your own texts for messages. Options, Prompt library, is where you make, order and delete them; "Save as prompt …" in the menu of a message of yours saves that one. To use one, type / in the message field and choose it, or choose "Use a prompt" in the menu of a web page (right click). A prompt only fills the message field and is never sent by itself.

What stands in double braces, such as {{topic}}, is asked for first. In the menu of a web page, {{page}} and {{selection}} stand for what is attached. Prompts are sealed on this device, and are in backups.`,
    nextStep: CONNECT,
  },
  {
    id: "diagrams",
    strong: ["diagram", "flowchart", "flow chart", "mermaid"],
    weak: ["draw", "drawing", "chart", "sketch"],
    answer: `A reply that holds a flowchart or a sequence diagram in Mermaid's language has "Show diagram" above its source. It is drawn on this device, nothing is sent for it, and "Show source" shows the source again. What is copied is always the source, and screen readers find the diagram in words.

Ask the model for a flowchart or a sequence diagram in Mermaid. Other kinds and very large diagrams stay source; where a line cannot be read, the reply says which.`,
    nextStep: CONNECT,
  },
];

/** The lock and the backups: how what is kept stays the person's. */
const KEEPING_TOPICS: readonly HelpTopic[] = [
  {
    id: "lock",
    strong: ["passphrase", "recovery key", "unlock method", "lock confidant", "unlock confidant"],
    weak: ["lock", "unlock", "locked", "password", "passkey", "forgot", "lost", "lose", "reset"],
    answer: `Options, Lock, has how Confidant opens: with a passphrase{{ or a passkey|}}, and a printed recovery key beside it; or without a lock. Where one was chosen, Ctrl+Shift+L locks at once (anywhere in the browser Alt+Shift+L), and so do a time without use{{, the computer's own lock|}} and the browser's end. While it is locked nothing is shown and nothing opens.

Nobody can reset a forgotten passphrase: another unlock method opens what is stored, such as the recovery key, or it stays closed. "Can't unlock?" on the locked page says what is left then. So print the recovery key, and keep it away from this machine.`,
    nextStep: "Next step: open Options, Lock.",
  },
  {
    id: "backup",
    strong: ["back up", "restore a backup", "restore my backup", "from a backup", "key file"],
    weak: ["backup", "backups", "backed", "restore", "recover", "new computer"],
    answer: `Options, Backup, has all of them: "Back up now" makes one, and another is made by itself within a day of a change. They are sealed, and lie in this browser: whoever removes Confidant from it removes them too. So download one from time to time{{, or choose a folder that each new one is copied to|}}.

To restore, take "Restore …" beside a backup, or "Restore from a file …"; what is in it is shown before anything changes. Elsewhere a backup opens with the recovery key, or with its key file and the passphrase.`,
    nextStep: "Next step: open Options, Backup.",
  },
  {
    id: "firefox",
    strong: ["firefox", "mozilla"],
    weak: ["sidebar in firefox", "other browser"],
    answer: `Confidant runs in Firefox too (153 or newer), in its sidebar. There it has no passkeys, no model files inside the browser, no model of the browser's own and no folder for backups, and the computer's own lock does not lock it: connect a server such as Ollama, or a provider, and choose a passphrase. What is not named here is as in Chromium.`,
    nextStep: CONNECT,
  },
];

/** What the guide knows, the more particular topics first: on a tie the earlier one answers. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  ...MODEL_TOPICS,
  ...KEEPING_TOPICS,
  ...CONNECTION_TOPICS,
  ...CONVERSATION_TOPICS,
  ...KEY_TOPICS,
  ...CONTEXT_TOPICS,
  ...WRITING_TOPICS,
  ...PRODUCT_TOPICS,
];

/** The answer to everything else; it promises nothing that the guide cannot do. */
export const FALLBACK: Pick<HelpTopic, "answer" | "nextStep"> = {
  answer:
    'I don\'t know. The guide can only answer questions about Confidant, and from what was said and kept here before, such as "What can you do?", "Where is my data kept?" or "How do I connect Ollama?". Your message is kept; send it again once you have chosen a model.',
  nextStep: CONNECT,
};
