/** What stands in the one array from `at` on, `remove` of it, is in the other what stands there. */
export type Hunk = {
  readonly at: number;
  readonly remove: number;
  readonly from: number;
  readonly to: number;
};

type Same<T> = (one: T, other: T) => boolean;

/** Cells of the table that finds what is common: beyond it everything between counts as changed (16 MB). */
const MOST_CELLS = 4_000_000;

/** What to change in the one array to have the other, first place first; as little as can be. */
export function diffArrays<T>(
  before: readonly T[],
  after: readonly T[],
  same: Same<T>,
): readonly Hunk[] {
  const shared = Math.min(before.length, after.length);
  let head = 0;
  while (head < shared && sameAt(before, head, after, head, same)) head += 1;
  let tail = 0;
  while (
    tail < shared - head &&
    sameAt(before, before.length - 1 - tail, after, after.length - 1 - tail, same)
  ) {
    tail += 1;
  }
  const from = before.slice(head, before.length - tail);
  const to = after.slice(head, after.length - tail);
  if (from.length === 0 && to.length === 0) return [];
  const whole = { at: head, remove: from.length, from: head, to: head + to.length };
  const isOne = from.length === 0 || to.length === 0 || from.length * to.length > MOST_CELLS;
  return isOne ? [whole] : hunksOf(from, to, same).map((hunk) => moved(hunk, head));
}

/** Places of what stays, in both arrays. */
export function keptIndexes(
  hunks: readonly Hunk[],
  length: number,
): readonly (readonly [before: number, after: number])[] {
  const kept: [number, number][] = [];
  let at = 0;
  let from = 0;
  const keepTo = (end: number) => {
    for (; at < end; at += 1, from += 1) kept.push([at, from]);
  };
  for (const hunk of hunks) {
    keepTo(hunk.at);
    at = hunk.at + hunk.remove;
    from = hunk.to;
  }
  keepTo(length);
  return kept;
}

/** By the longest common subsequence. */
function hunksOf<T>(from: readonly T[], to: readonly T[], same: Same<T>): Hunk[] {
  const width = to.length + 1;
  const lengths = new Uint32Array((from.length + 1) * width);
  const cell = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = sameAt(from, i, to, j, same)
        ? cell(i + 1, j + 1) + 1
        : Math.max(cell(i + 1, j), cell(i, j + 1));
    }
  }
  const hunks: Hunk[] = [];
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    const [at, start] = [i, j];
    while ((i < from.length || j < to.length) && !sameAt(from, i, to, j, same)) {
      if (j >= to.length || (i < from.length && cell(i + 1, j) >= cell(i, j + 1))) i += 1;
      else j += 1;
    }
    if (i > at || j > start) hunks.push({ at, remove: i - at, from: start, to: j });
    while (i < from.length && j < to.length && sameAt(from, i, to, j, same)) {
      i += 1;
      j += 1;
    }
  }
  return hunks;
}

function sameAt<T>(
  one: readonly T[],
  at: number,
  other: readonly T[],
  otherIndex: number,
  same: Same<T>,
): boolean {
  const [a, b] = [one[at], other[otherIndex]];
  return a !== undefined && b !== undefined && same(a, b);
}

function moved({ at, remove, from, to }: Hunk, by: number): Hunk {
  return { at: at + by, remove, from: from + by, to: to + by };
}
