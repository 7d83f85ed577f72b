/** Where something lies in a file, in blocks. */
export type Extent = { readonly at: number; readonly blocks: number };

/** What lies between these and behind them, from block `from` on; the last one has no end. */
export function gapsBetween(used: readonly Extent[], from: number): Extent[] {
  const gaps: Extent[] = [];
  let end = from;
  for (const { at, blocks } of used.toSorted((left, right) => left.at - right.at)) {
    if (at > end) gaps.push({ at: end, blocks: at - end });
    end = Math.max(end, at + blocks);
  }
  return [...gaps, { at: end, blocks: Number.POSITIVE_INFINITY }];
}

/** Gives room from these gaps, in each the first that is wide enough. */
export function createRoom(given: readonly Extent[]): (blocks: number) => number {
  const gaps = [...given];
  return (blocks) => {
    const nth = gaps.findIndex((gap) => gap.blocks >= blocks);
    const gap = gaps[nth] ?? { at: 0, blocks: 0 };
    gaps[nth] = { at: gap.at + blocks, blocks: gap.blocks - blocks };
    return gap.at;
  };
}
