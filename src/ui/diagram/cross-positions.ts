import { type Layers, pathsOf } from "./layers";

/** Room between two boxes of a rank, and beside a place where a line passes. */
const BETWEEN_NODES = 24;
const BESIDE_LINE = 14;
/** Room within a group's frame, and outside of it. */
export const GROUP_PADDING = 14;

const SWEEPS = 24;

/** Room that groups need: where they begin across the ranks, and how broad each is at least. */
export type GroupRoom = {
  readonly before: number;
  readonly breadths: readonly number[];
};

export type CrossPositions = {
  /** The middles of the items. */
  readonly items: readonly number[];
  readonly groups: readonly { readonly from: number; readonly to: number }[];
};

/** One place lies so far behind another at least. */
type Distance = { readonly from: number; readonly to: number; readonly least: number };

/**
 * Places across the ranks: in each rank in the order given, nothing in one another, groups apart from
 * what is not in them, and everything as near to what it is joined with as that leaves room.
 */
export function findCrossPositions(
  layers: Layers,
  ranks: readonly (readonly number[])[],
  parents: readonly (number | null)[],
  room: GroupRoom,
): CrossPositions {
  const count = layers.items.length;
  const paths = pathsOf(layers.items, parents);
  const distances = ranks.flatMap((rank) => distancesIn(rank, layers, paths, room));
  for (const [group, least] of room.breadths.entries()) {
    distances.push({ from: startOf(count, group), to: startOf(count, group) + 1, least });
  }
  const positions = relax(count, parents.length, distances, neighboursOf(layers));
  return {
    items: positions.slice(0, count),
    groups: parents.map((_, group) => {
      const at = startOf(count, group);
      return { from: positions[at] ?? 0, to: positions[at + 1] ?? 0 };
    }),
  };
}

/** Behind the items come the two ends of each group. */
const startOf = (count: number, group: number) => count + 2 * group;

/** What keeps the neighbours in a rank apart, with the ends of groups between them. */
function distancesIn(
  rank: readonly number[],
  { items }: Layers,
  paths: readonly (readonly number[])[],
  room: GroupRoom,
): Distance[] {
  const distances: Distance[] = [];
  const half = (item: number) => (items[item]?.breadth ?? 0) / 2;
  const startAt = (group: number) => startOf(items.length, group);
  for (const [at, item] of [...rank, null].entries()) {
    const last = rank[at - 1];
    const old = last === undefined ? [] : (paths[last] ?? []);
    const now = item === null ? [] : (paths[item] ?? []);
    const shared = old.filter((group) => now.includes(group)).length;
    let from: { readonly position: number; readonly beside: number } | null =
      last === undefined ? null : { position: last, beside: half(last) };
    const goTo = (position: number, gap: number) => {
      if (from !== null)
        distances.push({ from: from.position, to: position, least: from.beside + gap });
      from = { position, beside: 0 };
    };
    for (const group of old.slice(shared).toReversed()) goTo(startAt(group) + 1, GROUP_PADDING);
    const isApart = old.length > shared || now.length > shared;
    let gap = isApart ? BESIDE_LINE : gapOf(items[last ?? -1]?.isNode, items[item ?? -1]?.isNode);
    for (const group of now.slice(shared)) {
      goTo(startAt(group), gap);
      gap = room.before;
    }
    if (item !== null) goTo(item, gap + half(item));
  }
  return distances;
}

function gapOf(one = false, other = false): number {
  return one && other ? BETWEEN_NODES : BESIDE_LINE;
}

type Neighbour = { readonly of: number; readonly weight: number };

/** What each item is joined with; lines are straight before boxes are in the middle. */
function neighboursOf({ items, chains }: Layers): readonly (readonly Neighbour[])[] {
  const neighbours = items.map((): Neighbour[] => []);
  for (const chain of chains) {
    for (const [at, to] of chain.slice(1).entries()) {
      const from = chain[at] ?? to;
      const weight = items[from]?.isNode || items[to]?.isNode ? 1 : 4;
      neighbours[from]?.push({ of: to, weight });
      neighbours[to]?.push({ of: from, weight });
    }
  }
  return neighbours;
}

/** Begins as near to 0 as there is room, and moves each place towards what it wants, again and again. */
function relax(
  count: number,
  groups: number,
  distances: readonly Distance[],
  neighbours: readonly (readonly Neighbour[])[],
): number[] {
  const all = count + 2 * groups;
  const before = Array.from({ length: all }, (): Distance[] => []);
  const after = Array.from({ length: all }, (): Distance[] => []);
  for (const distance of distances) {
    before[distance.to]?.push(distance);
    after[distance.from]?.push(distance);
  }
  const order = orderOf(before, after);
  const positions = Array.from({ length: all }, () => 0);
  const low = (at: number) =>
    (before[at] ?? []).reduce(
      (most, one) => Math.max(most, (positions[one.from] ?? 0) + one.least),
      -1e6,
    );
  const high = (at: number) =>
    (after[at] ?? []).reduce(
      (most, one) => Math.min(most, (positions[one.to] ?? 0) - one.least),
      1e6,
    );
  for (const at of order) positions[at] = Math.max(0, low(at));
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const at of sweep % 2 === 0 ? order.toReversed() : order) {
      const wanted =
        at < count
          ? barycentre(neighbours[at] ?? [], positions)
          : (at - count) % 2 === 0
            ? 1e6
            : -1e6;
      const [least, most] = [low(at), high(at)];
      if (wanted === null || least > most) continue;
      const position = Math.min(most, Math.max(least, wanted));
      if (Math.abs(position) < 1e6) positions[at] = position;
    }
  }
  return positions;
}

function barycentre(neighbours: readonly Neighbour[], positions: readonly number[]): number | null {
  if (neighbours.length === 0) return null;
  const weight = neighbours.reduce((sum, one) => sum + one.weight, 0);
  return neighbours.reduce((sum, one) => sum + one.weight * (positions[one.of] ?? 0), 0) / weight;
}

function orderOf(
  before: readonly (readonly Distance[])[],
  after: readonly (readonly Distance[])[],
): number[] {
  const waits = before.map(({ length }) => length);
  const order = waits.flatMap((wait, at) => (wait === 0 ? [at] : []));
  for (const at of order) {
    for (const { to } of after[at] ?? []) {
      waits[to] = (waits[to] ?? 0) - 1;
      if (waits[to] === 0) order.push(to);
    }
  }
  return order;
}
