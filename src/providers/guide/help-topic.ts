/** What the guide can be asked about, in every language. */
export type TopicId =
  | "connect"
  | "privacy"
  | "lock"
  | "backup"
  | "firefox"
  | "prompt"
  | "browser-model"
  | "connections"
  | "model-files"
  | "images"
  | "temporary"
  | "conversations"
  | "branches"
  | "delete"
  | "parameters"
  | "stop"
  | "popup"
  | "keyboard"
  | "commands"
  | "models"
  | "context"
  | "programs"
  | "tools"
  | "memory"
  | "expiry"
  | "presets"
  | "import"
  | "page"
  | "library"
  | "diagrams"
  | "tour"
  | "voice"
  | "draft"
  | "project"
  | "abilities";

/** A question that the guide can answer, found by the words in it. */
export type HelpTopic = {
  readonly id: TopicId;
  /** Beginnings of words or phrases, normalised, that hardly mean anything else: they count apart. */
  readonly strong: readonly string[];
  /** Words that it is asked for by, too. */
  readonly weak: readonly string[];
  /** Markdown; `{origin}` stands for this extension's origin. */
  readonly answer: string;
  readonly nextStep: string;
};

/** The next step of most answers. */
export const CONNECT =
  "Next step: connect a model in one of {{three|two}} ways: install Ollama from ollama.com and run `ollama pull llama3.2`; or, in Options, Models, add {{a model file that runs inside this browser, or |}}a provider that you have a key of. Then choose the model below the message field.";
