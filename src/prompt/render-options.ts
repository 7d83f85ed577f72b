import type { Model } from "../domain/model";
import type { Budget } from "../domain/prompt-plan";

/** What a request says beside the prompt. */
export type RenderOptions = {
  readonly model: Model;
  readonly budget: Budget;
  /** 0 to 1. */
  readonly temperature: number;
};
