import { findCrossPositions, GROUP_PADDING } from "./cross-positions";
import type { FlowDirection } from "./flowchart";
import type { LaidText } from "./lay-text";
import { LINE_HEIGHT } from "./lay-text";
import { type LayerEdge, type LayerNode, type Layers, makeLayers } from "./layers";
import { orderRanks } from "./order-ranks";

/** Room for the title of a group, at the top of its frame. */
const TITLE = LINE_HEIGHT + 10;

/** Where all items stand: along the ranks by their bands, and across them. */
export type RankLayout = {
  readonly layers: Layers;
  readonly bands: readonly Band[];
  readonly across: readonly number[];
  readonly groups: readonly { readonly along: Band; readonly across: Band }[];
  readonly length: number;
};

/** Boxes, lines and groups in ranks in a direction, with room for the titles of the groups. */
export function placeInRanks(
  nodes: readonly LayerNode[],
  edges: readonly LayerEdge[],
  groups: readonly { readonly parent: number | null; readonly title: LaidText }[],
  direction: FlowDirection,
): RankLayout {
  const parents = groups.map(({ parent }) => parent);
  const layers = makeLayers(nodes, edges, parents);
  const isLying = direction === "LR" || direction === "RL";
  const least = groups.map(({ title }) => title.width + 2 * GROUP_PADDING);
  const none = groups.map(() => 0);
  const positions = findCrossPositions(layers, orderRanks(layers, parents), parents, {
    before: isLying ? TITLE : GROUP_PADDING,
    breadths: isLying ? none : least,
  });
  const {
    bands,
    groups: along,
    length,
  } = findBands(layers, parents, {
    before: direction === "TB" ? TITLE : GROUP_PADDING,
    behind: direction === "BT" ? TITLE : GROUP_PADDING,
    lengths: isLying ? least : none,
  });
  return {
    layers,
    bands,
    length,
    across: positions.items,
    groups: positions.groups.map((own, at) => ({ across: own, along: along[at] ?? own })),
  };
}

/** Room between two ranks, in which the lines run. */
const BETWEEN = 36;

/** Where a rank begins and ends, along the ranks. */
type Band = { readonly from: number; readonly to: number };

/** Room that a group's frame needs before its first rank and behind its last, and its length at least. */
type FrameRoom = {
  readonly before: number;
  readonly behind: number;
  readonly lengths: readonly number[];
};

/** The ranks one behind the other, and the groups around those that they span. */
function findBands(
  layers: Layers,
  parents: readonly (number | null)[],
  room: FrameRoom,
): { readonly bands: readonly Band[]; readonly groups: readonly Band[]; readonly length: number } {
  const starts = levelsAt(layers, parents, "first");
  const ends = levelsAt(layers, parents, "last");
  const most = (levels: readonly number[], rank: number, at: "first" | "last") =>
    Math.max(0, ...levels.filter((_, group) => layers.spans[group]?.[at] === rank));
  const bands: Band[] = [];
  const groups = layers.spans.map(() => ({ from: 0, to: 0 }));
  let at = 0;
  for (let rank = 0; rank < layers.count; rank += 1) {
    const from = at + room.before * most(starts, rank, "first");
    for (const [group, span] of layers.spans.entries()) {
      if (span.first === rank)
        groups[group] = { from: from - room.before * (starts[group] ?? 1), to: 0 };
    }
    const own = layers.items.filter((item) => item.rank === rank);
    const least = Math.max(0, ...own.map(({ length }) => length));
    const needed = layers.spans.map(({ last }, group) =>
      last === rank ? (groups[group]?.from ?? 0) + (room.lengths[group] ?? 0) - from : 0,
    );
    const to = from + Math.max(least, ...needed);
    for (const [group, span] of layers.spans.entries()) {
      const begun = groups[group];
      if (span.last === rank && begun !== undefined)
        begun.to = to + room.behind * (ends[group] ?? 1);
    }
    bands.push({ from, to });
    at = to + room.behind * most(ends, rank, "last") + BETWEEN;
  }
  return { bands, groups, length: Math.max(0, at - BETWEEN) };
}

/** Of each group, how many begin, or end, in the same rank from the innermost one up to it. */
function levelsAt(
  layers: Layers,
  parents: readonly (number | null)[],
  at: "first" | "last",
): number[] {
  const levels = layers.spans.map(() => 1);
  for (const [group, parent] of [...parents.entries()].toReversed()) {
    if (parent === null || layers.spans[group]?.[at] !== layers.spans[parent]?.[at]) continue;
    levels[parent] = Math.max(levels[parent] ?? 1, 1 + (levels[group] ?? 1));
  }
  return levels;
}
