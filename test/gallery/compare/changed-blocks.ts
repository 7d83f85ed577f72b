/** A picture as the mean colours of its blocks, row by row: red, green and blue of each. */
export type Blocks = {
  readonly width: number;
  readonly height: number;
  readonly means: readonly number[];
};

/**
 * The side of a block in pixels. Where an edge is smoothed otherwise, a few of its sixteen pixels differ
 * a little and their mean hardly does; another colour, border or place moves it.
 */
export const BLOCK_PX = 4;

/** Of 255. A border of one pixel that is there or not moves the mean of its blocks by 6 and more. */
const LEVELS = 4;

/** How many blocks of two pictures differ; all of the larger one where their sizes do. */
export function changedBlocks(kept: Blocks, taken: Blocks): number {
  if (kept.width !== taken.width || kept.height !== taken.height) {
    return Math.max(kept.means.length, taken.means.length) / 3;
  }
  let changed = 0;
  for (let at = 0; at < kept.means.length; at += 3) {
    const differs = [at, at + 1, at + 2].some(
      (one) => Math.abs((kept.means[one] ?? 0) - (taken.means[one] ?? 0)) > LEVELS,
    );
    if (differs) changed += 1;
  }
  return changed;
}
