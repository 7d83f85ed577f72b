import type { ImageType } from "./attachment";
import type { Role } from "./message";
import type { PlannedStep } from "./prompt-plan";
import type { PlannedQuote } from "./quote";

/** An image as a model is shown it. */
export type PromptImage = {
  readonly type: ImageType;
  /** Base64. */
  readonly data: string;
  readonly name: string;
};

/** One entry of the history as a model is shown it. */
export type PromptMessage = {
  readonly role: Role;
  readonly text: string;
  readonly images?: readonly PromptImage[];
};

/** A quote, and where it was said; null for the conversation that is asked in. */
export type PromptQuote = Pick<PlannedQuote, "conversationId" | "messageId" | "kind" | "title"> & {
  readonly line: string;
};

/** Everything a model is told, in no provider's shape yet (E-017). */
export type Prompt = {
  readonly system: string;
  readonly context: readonly PromptMessage[];
  /** What is said beside the time, directly before the message: it may change from turn to turn. */
  readonly notes: readonly string[];
  readonly userInput: string;
  /** Images of the current message. */
  readonly userImages?: readonly PromptImage[];
  /** What the guide may answer with, each as it is told; left out where there is nothing. */
  readonly quotes?: readonly PromptQuote[];
  /** The steps of this turn so far that asked for tools; left out where there were none. */
  readonly steps?: readonly PlannedStep[];
  /** Milliseconds since 1970, UTC. */
  readonly nowUtc: number;
  /** Text of an interrupted reply that the model is to go on with. */
  readonly begun: string;
  /** For those who read prompts, never for the model. */
  readonly hints?: Readonly<Record<string, string>>;
};
