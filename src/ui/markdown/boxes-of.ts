import type { Blocks } from "./split-blocks";

/**
 * What one box holds at most, which the browser lays out and draws only near what is seen, and all at
 * once: blocks, and elements, with 40 characters counted as one. 480 lines of nested lists in one box
 * took up to 180 ms.
 */
const BOXED = 20;
export const MOST_IN_BOX = 300;
const CHARACTERS = 40;

/** The block with which each box begins; the same ones while a text grows, but for its last block. */
export function boxesOf(text: Pick<Blocks, "blocks" | "marks">): readonly number[] {
  const starts: number[] = [];
  let held = 0;
  for (const at of text.blocks.keys()) {
    const own = weightOf(text, at);
    const isFull = held + own > MOST_IN_BOX || at - (starts.at(-1) ?? 0) >= BOXED;
    if (at === 0 || isFull) {
      starts.push(at);
      held = 0;
    }
    held += own;
  }
  return starts;
}

/** About how many elements a block is drawn as. */
export function weightOf({ blocks, marks }: Pick<Blocks, "blocks" | "marks">, at: number): number {
  const own = (marks[at] ?? 0) - (marks[at - 1] ?? 0);
  return own + (blocks[at]?.length ?? 0) / CHARACTERS;
}
