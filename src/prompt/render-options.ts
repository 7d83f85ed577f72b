import type { Sampling } from "../domain/chat-parameters";
import type { Model } from "../domain/model";
import type { Budget } from "../domain/prompt-plan";
import type { ToolSpec } from "../domain/tool-call";

/** What a request says beside the prompt. */
export type RenderOptions = {
  readonly model: Model;
  readonly budget: Budget;
  /** 0 to 2. */
  readonly temperature: number;
  /** What the chat has set that the model has; nothing where it is left out. */
  readonly sampling?: Sampling | undefined;
  /** Whether the model is to think; what it does by itself where this is left out. */
  readonly thinks?: boolean;
  /** Tools that the model may ask for. */
  readonly tools?: readonly ToolSpec[];
};
