/**
 * What one box holds at most, which the browser lays out and draws only near what is seen, and all at
 * once: blocks, and elements as they are weighed. Twenty blocks may hold 480 lines of nested lists.
 */
const BOXED = 20;
export const MOST_IN_BOX = 300;

/** The block with which each box begins; the same ones while a text grows, but for its last block. */
export function boxesOf(weights: readonly number[]): readonly number[] {
  const starts: number[] = [];
  let held = 0;
  for (const [at, own] of weights.entries()) {
    const isFull = held + own > MOST_IN_BOX || at - (starts.at(-1) ?? 0) >= BOXED;
    if (at === 0 || isFull) {
      starts.push(at);
      held = 0;
    }
    held += own;
  }
  return starts;
}
