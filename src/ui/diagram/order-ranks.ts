import { type Layers, pathsOf } from "./layers";

const SWEEPS = 8;

/**
 * The items of each rank in the order in which few lines cross. Those of a group stand together, and two
 * groups, or a group and a box, in the same order in all ranks.
 */
export function orderRanks(
  layers: Layers,
  parents: readonly (number | null)[],
): readonly (readonly number[])[] {
  const { items, chains } = layers;
  const segments = chains.flatMap((chain) =>
    chain.slice(1).map((to, at) => [chain[at] ?? to, to] as const),
  );
  const paths = pathsOf(items, parents);
  const members = membersOf(paths, parents.length);
  const rankOf = (item: number): number => items[item]?.rank ?? 0;
  const { before, after } = neighboursOf(segments, items.length, rankOf);
  let ranks = Array.from({ length: layers.count }, (_, rank) =>
    [...items.keys()].filter((at) => rankOf(at) === rank),
  );
  const positions = items.map(() => 0);
  const settle = (rank: readonly number[]) => {
    for (const [at, item] of rank.entries()) positions[item] = (at + 0.5) / rank.length;
  };
  ranks.forEach(settle);

  const sort = (
    rank: readonly number[],
    wanted: (item: number) => number,
    keys: readonly number[],
  ) => sortRank(rank, { paths, wanted, keys });
  const keysNow = () =>
    members.map(
      (own) => own.reduce((sum, item) => sum + (positions[item] ?? 0), 0) / Math.max(1, own.length),
    );
  const meanOf = (neighbours: readonly number[] = [], item: number) =>
    neighbours.length === 0
      ? (positions[item] ?? 0)
      : neighbours.reduce((sum, one) => sum + (positions[one] ?? 0), 0) / neighbours.length;

  let best = { crossings: Infinity, ranks };
  for (let sweep = 0; sweep < SWEEPS && best.crossings > 0; sweep += 1) {
    const isDown = sweep % 2 === 0;
    const keys = keysNow();
    const next = [...ranks];
    for (const at of isDown ? next.keys() : [...next.keys()].toReversed()) {
      const sides = isDown ? before : after;
      const sorted = sort(next[at] ?? [], (item) => meanOf(sides[item], item), keys);
      settle(sorted);
      next[at] = sorted;
    }
    ranks = next;
    const crossings = countCrossings(after, ranks, positions);
    if (crossings < best.crossings) best = { crossings, ranks };
  }
  best.ranks.forEach(settle);
  const keys = keysNow();
  const settled = [...positions];
  return best.ranks.map((rank) => sort(rank, (item) => settled[item] ?? 0, keys));
}

/** Of each group all that is in it, at whatever depth. */
function membersOf(paths: readonly (readonly number[])[], groups: number): readonly number[][] {
  const members = Array.from({ length: groups }, (): number[] => []);
  for (const [item, path] of paths.entries()) {
    for (const group of path) members[group]?.push(item);
  }
  return members;
}

type Segments = readonly (readonly [number, number])[];

/** Of each item those that a line joins it to in the rank before it, and in the one after. */
function neighboursOf(segments: Segments, count: number, rankOf: (item: number) => number) {
  const before = Array.from({ length: count }, (): number[] => []);
  const after = Array.from({ length: count }, (): number[] => []);
  for (const [one, other] of segments) {
    const [low, high] = rankOf(one) < rankOf(other) ? [one, other] : [other, one];
    before[high]?.push(low);
    after[low]?.push(high);
  }
  return { before, after };
}

type Sorting = {
  readonly paths: readonly (readonly number[])[];
  readonly wanted: (item: number) => number;
  /** Of each group. */
  readonly keys: readonly number[];
};

/** Sorts by what each item wants; what it stands in is sorted by the middle of all that is in it. */
function sortRank(rank: readonly number[], { paths, wanted, keys }: Sorting): number[] {
  const of = new Map(rank.map((item) => [item, wanted(item)]));
  return rank.toSorted((one, other) => {
    const [a = [], b = []] = [paths[one], paths[other]];
    let depth = 0;
    while (a[depth] !== undefined && a[depth] === b[depth]) depth += 1;
    const [groupA, groupB] = [a[depth], b[depth]];
    const keyA = groupA === undefined ? (of.get(one) ?? 0) : (keys[groupA] ?? 0);
    const keyB = groupB === undefined ? (of.get(other) ?? 0) : (keys[groupB] ?? 0);
    return keyA - keyB || (groupA ?? -1) - (groupB ?? -1) || one - other;
  });
}

function countCrossings(
  after: readonly (readonly number[])[],
  ranks: readonly (readonly number[])[],
  positions: readonly number[],
): number {
  let crossings = 0;
  for (const rank of ranks) {
    const ends: number[] = [];
    for (const item of rank) {
      const own = (after[item] ?? []).map((one) => positions[one] ?? 0);
      for (const end of own) crossings += ends.filter((one) => one > end).length;
      ends.push(...own);
    }
  }
  return crossings;
}
