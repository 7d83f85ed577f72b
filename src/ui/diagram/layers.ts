import { BOUNDS } from "./diagram-bounds";
import { type RankedEdge, rankNodes } from "./rank-nodes";
import { refuseAbove } from "./refusal";

/** A size along the ranks (`length`) and across them (`breadth`). */
export type Extent = { readonly length: number; readonly breadth: number };

export type LayerNode = Extent & { readonly group: number | null };
export type LayerEdge = {
  readonly from: number;
  readonly to: number;
  /** What is written on it; null for nothing. */
  readonly label: Extent | null;
};

/** Something that takes room in one rank: a box, or a place where a line passes, maybe with its label. */
export type Item = Extent & {
  readonly rank: number;
  readonly group: number | null;
  readonly isNode: boolean;
};

/** The first and the last rank of a group. */
export type Span = { first: number; last: number };

export type Layers = {
  /** The boxes come first, in their order. */
  readonly items: readonly Item[];
  /** Of each edge, the items that it goes through, from its beginning on. */
  readonly chains: readonly (readonly number[])[];
  /** Of each edge, the item of its label. */
  readonly labels: readonly (number | null)[];
  readonly spans: readonly Span[];
  readonly count: number;
};

/** Boxes and lines in ranks; refuses what has too many. `parents` says of each group which it is in. */
export function makeLayers(
  nodes: readonly LayerNode[],
  edges: readonly LayerEdge[],
  parents: readonly (number | null)[],
): Layers {
  const ranks = rankNodes(nodes.length, edgesToRank(edges));
  const items: Item[] = nodes.map((node, at) => ({ ...node, rank: ranks[at] ?? 0, isNode: true }));
  const add = (item: Item) => {
    refuseAbove(BOUNDS.items, items.push(item));
    return items.length - 1;
  };
  const labels: (number | null)[] = [];
  const chains = edges.map(({ from, to, label }) => {
    const start = ranks[from] ?? 0;
    const end = ranks[to] ?? 0;
    const group = commonGroup(nodes[from]?.group ?? null, nodes[to]?.group ?? null, parents);
    const step = Math.sign(end - start);
    const middle = start + step * Math.floor(Math.abs(end - start) / 2);
    const chain = [from];
    let labelled: number | null = null;
    for (let rank = start + step; step !== 0 && rank !== end; rank += step) {
      const extent = rank === middle ? label : null;
      const at = add({ length: 0, breadth: 0, ...extent, rank, group, isNode: false });
      if (extent !== null) labelled = at;
      chain.push(at);
    }
    labels.push(labelled);
    return [...chain, to];
  });
  const spans = spansOf(nodes, ranks, parents);
  fillGroups(items, spans, parents).forEach(add);
  return { items, chains, labels, spans, count: Math.max(0, ...ranks) + 1 };
}

/** A line has a rank between its ends for its label, and where another one joins the same two boxes. */
function edgesToRank(edges: readonly LayerEdge[]): RankedEdge[] {
  const joined = new Set<string>();
  return edges.map(({ from, to, label }) => {
    const pair = `${Math.min(from, to)} ${Math.max(from, to)}`;
    const isSecond = joined.has(pair);
    joined.add(pair);
    return { from, to, least: label !== null || isSecond ? 2 : 1 };
  });
}

/** A group and all that it is in, from the outermost on. */
export function pathOf(group: number | null, parents: readonly (number | null)[]): number[] {
  const path: number[] = [];
  for (let at = group; at !== null; at = parents[at] ?? null) path.unshift(at);
  return path;
}

/** Of each of some, the groups that it is in, from the outermost on. */
export function pathsOf(
  all: readonly { readonly group: number | null }[],
  parents: readonly (number | null)[],
): readonly (readonly number[])[] {
  const known = parents.map((_, group) => pathOf(group, parents));
  return all.map(({ group }) => known[group ?? -1] ?? []);
}

function commonGroup(
  one: number | null,
  other: number | null,
  parents: readonly (number | null)[],
) {
  const others = new Set(pathOf(other, parents));
  return pathOf(one, parents).findLast((group) => others.has(group)) ?? null;
}

function spansOf(
  nodes: readonly LayerNode[],
  ranks: readonly number[],
  parents: readonly (number | null)[],
): Span[] {
  const spans = parents.map(() => ({ first: Infinity, last: -1 }));
  for (const [at, { group }] of nodes.entries()) {
    const rank = ranks[at] ?? 0;
    for (const one of pathOf(group, parents)) {
      const span = spans[one];
      if (span === undefined) continue;
      span.first = Math.min(span.first, rank);
      span.last = Math.max(span.last, rank);
    }
  }
  return spans;
}

/** What keeps the place of a group in a rank where nothing of it stands. */
function fillGroups(
  items: readonly Item[],
  spans: readonly Span[],
  parents: readonly (number | null)[],
): Item[] {
  const present = new Set<string>();
  for (const { group, rank } of items) {
    for (const one of pathOf(group, parents)) present.add(`${one} ${rank}`);
  }
  const fillers: Item[] = [];
  // The innermost come last, and are there for those around them, too.
  for (const [group, span] of [...spans.entries()].toReversed()) {
    for (let rank = span.first; rank <= span.last; rank += 1) {
      if (present.has(`${group} ${rank}`)) continue;
      fillers.push({ length: 0, breadth: 0, rank, group, isNode: false });
      for (const one of pathOf(group, parents)) present.add(`${one} ${rank}`);
    }
  }
  return fillers;
}
