import type { Id } from "../domain/id";
import type { PromptMessage } from "../domain/prompt";

/** What goes into a request, what was left out, and why: the inspector shows exactly this. */
export type ContextPlan = {
  readonly system: string;
  readonly history: readonly PlannedMessage[];
  readonly userInput: string;
  /** Text of this reply that exists already (Continue). */
  readonly begun: string;
  readonly leftOut: LeftOut | null;
  readonly budget: Budget;
  /** Estimated tokens of everything that is sent. */
  readonly tokens: number;
  /** Tokens by which the newest message alone exceeds the room; 0 when it fits. */
  readonly overflow: number;
};

export type PlannedMessage = PromptMessage & { readonly id: Id; readonly tokens: number };

export type LeftOut = {
  readonly messages: number;
  readonly reason: "history-tokens" | "history-turns";
  /** The oldest message that stayed in; null when none did. */
  readonly seenFrom: Id | null;
};

/** All in tokens. */
export type Budget = {
  /** What the model holds at once, stable between the turns of a context. */
  readonly window: number;
  readonly reply: number;
  readonly history: number;
};
