import type { PromptTotals } from "../../contract/prompt";

type Sizes = Pick<PromptTotals, "budget" | "tokens">;

/** The share of the window that a request takes: 0 to 1, above 1 where it does not fit. */
export function windowShare({ budget, tokens }: Sizes): number {
  return budget.window === 0 ? 0 : tokens.total / budget.window;
}

/** Whether there is any warning: the window or the conversation's share of it nearly full, or beyond. */
export function isTight({ warnings }: Pick<PromptTotals, "warnings">): boolean {
  return warnings.length > 0;
}
