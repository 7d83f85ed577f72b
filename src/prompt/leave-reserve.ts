import type { Calibration } from "../domain/token-calibration";

type Input = {
  /** Tokens of the window that nothing else takes; below 0 where it is over. */
  readonly free: number;
  /** Tokens that history may take. */
  readonly history: number;
  /** What is sent whatever the history. */
  readonly fixed: readonly string[];
  readonly messages: readonly { readonly text: string }[];
  readonly counter: Pick<Calibration, "count" | "doubt">;
};

/**
 * Tokens that history may take of a window: where it is nearly full, less by as many as the texts'
 * kinds leave in doubt. Their counting is spared where there is room for twice what history may take.
 */
export function leaveReserve({ free, history, fixed, messages, counter }: Input): number {
  if (free >= 2 * history) return history;
  const { count, doubt } = counter;
  const total = (texts: readonly string[], measure: (text: string) => number) =>
    texts.reduce((sum, text) => sum + measure(text), 0);
  const texts = messages.map(({ text }) => text);
  const inDoubt = total(texts, doubt);
  const share = inDoubt === 0 ? 0 : inDoubt / Math.max(1, total(texts, count));
  return Math.min(history, Math.floor((free - total(fixed, doubt)) / (1 + share)));
}
