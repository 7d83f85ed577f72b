import { BOUNDS } from "./diagram-bounds";
import type { Flowchart, FlowDirection, FlowEdge, FlowGroup, FlowNode } from "./flowchart";
import { createLay, type LaidText, layText, type Measure, NO_TEXT } from "./lay-text";
import type { Extent, LayerEdge } from "./layers";
import { type Box, boxAround, cutEnds, type Point } from "./outline";
import { placeInRanks, type RankLayout } from "./place-in-ranks";
import { refuseAbove } from "./refusal";
import { type Ends, resolveEnds } from "./resolve-ends";
import { type RankPoint, routeEdges } from "./route-edges";

export type PlacedNode = Box & { readonly node: FlowNode; readonly text: LaidText };
export type PlacedEdge = {
  readonly edge: FlowEdge;
  readonly points: readonly Point[];
  /** What is written on it; null for nothing. */
  readonly label: (Box & { readonly text: LaidText }) | null;
};
export type PlacedGroup = Box & { readonly group: FlowGroup; readonly title: LaidText };

/** A flowchart with the place of everything in it: nothing lies over anything else but lines over lines. */
export type PlacedFlowchart = {
  readonly kind: "flowchart";
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly groups: readonly PlacedGroup[];
};

/** Finds places for all of a flowchart; refuses one that would need too many, or too much room. */
export function placeFlowchart(chart: Flowchart, measure: Measure): PlacedFlowchart {
  const sizes = sizesOf(chart, measure);
  const ends = resolveEnds(chart);
  const edges = ends.map(({ from, to }, at): LayerEdge => {
    const text = sizes.edges[at] ?? NO_TEXT;
    const room = { width: text.width + 8, height: text.height + 6 };
    const label = text.lines.length === 0 ? null : extentOf(chart.direction, room);
    return { from, to, label };
  });
  const loops = roomForLoops(chart.nodes.length, edges);
  const layout = placeInRanks(
    chart.nodes.map(({ group }, at) => {
      const { length, breadth } = extentOf(chart.direction, sizes.nodes[at]?.size ?? NO_TEXT);
      return { length, breadth: breadth + 2 * (loops[at] ?? 0), group };
    }),
    edges.filter((edge) => !isLoop(edge)),
    chart.groups.map(({ parent }, at) => ({ parent, title: sizes.groups[at] ?? NO_TEXT })),
    chart.direction,
  );
  return onPage(chart, sizes, { ends, edges, layout });
}

type Ranked = {
  readonly ends: readonly Ends[];
  readonly edges: readonly LayerEdge[];
  readonly layout: RankLayout;
};

function onPage(chart: Flowchart, sizes: FlowSizes, ranked: Ranked): PlacedFlowchart {
  const { point, frame } = createTurn(chart.direction, ranked.layout);
  const nodes = chart.nodes.map((node, at) => ({
    ...point(middleOf(ranked.layout, at)),
    ...(sizes.nodes[at]?.size ?? NO_TEXT),
    node,
    text: sizes.nodes[at]?.text ?? NO_TEXT,
  }));
  const groups = chart.groups.map((group, at) => ({
    ...frame(at),
    group,
    title: sizes.groups[at] ?? NO_TEXT,
  }));
  const routes = routesOf(chart, sizes, ranked);
  const edges = chart.edges.map((edge, at): PlacedEdge => {
    const { route, label } = routes[at] ?? { route: [], label: null };
    const text = sizes.edges[at] ?? NO_TEXT;
    const end = ranked.ends[at];
    return {
      edge,
      points: cutEnds(route.map(point), {
        from: groups[end?.fromGroup ?? -1] ?? nodes[end?.from ?? -1],
        to: groups[end?.toGroup ?? -1] ?? nodes[end?.to ?? -1],
      }),
      label:
        label === null ? null : { ...point(label), width: text.width, height: text.height, text },
    };
  });
  return withEdges({ nodes, edges, groups });
}

function middleOf({ layers, bands, across }: RankLayout, item: number): RankPoint {
  const band = bands[layers.items[item]?.rank ?? 0] ?? { from: 0, to: 0 };
  return { along: (band.from + band.to) / 2, across: across[item] ?? 0 };
}

type Route = { readonly route: readonly RankPoint[]; readonly label: RankPoint | null };

/** The lines of a chart in its own order, with those among them that lead back to their own box. */
function routesOf(chart: Flowchart, sizes: FlowSizes, { edges, layout }: Ranked): readonly Route[] {
  const routes = routeEdges(layout);
  let ranked = -1;
  return edges.map((edge): Route => {
    if (isLoop(edge)) {
      const box = extentOf(chart.direction, sizes.nodes[edge.from]?.size ?? NO_TEXT);
      const loop = routeLoop(middleOf(layout, edge.from), box, edge.label?.breadth ?? 0);
      return { route: loop.route, label: edge.label === null ? null : loop.label };
    }
    ranked += 1;
    const label = layout.layers.labels[ranked] ?? null;
    return {
      route: routes[ranked] ?? [],
      label: label === null ? null : middleOf(layout, label),
    };
  });
}

const MARGIN = 8;

/** Moved so that all of it lies behind 0, with a margin; refuses what is too wide or too high. */
function withEdges(placed: Pick<PlacedFlowchart, "nodes" | "edges" | "groups">): PlacedFlowchart {
  const boxes: readonly Box[] = [
    ...placed.nodes,
    ...placed.groups,
    ...placed.edges.flatMap(({ label }) => label ?? []),
    ...placed.edges.flatMap(({ points }) => points.map((one) => ({ ...one, width: 8, height: 8 }))),
  ];
  const left = Math.min(...boxes.map(({ x, width }) => x - width / 2)) - MARGIN;
  const top = Math.min(...boxes.map(({ y, height }) => y - height / 2)) - MARGIN;
  const right = Math.max(...boxes.map(({ x, width }) => x + width / 2)) + MARGIN;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height / 2)) + MARGIN;
  refuseAbove(BOUNDS.pixels, Math.max(right - left, bottom - top));
  const moved = <P extends Point>(one: P): P => ({ ...one, x: one.x - left, y: one.y - top });
  return {
    kind: "flowchart",
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
    nodes: placed.nodes.map(moved),
    groups: placed.groups.map(moved),
    edges: placed.edges.map(({ edge, points, label }) => ({
      edge,
      points: points.map(moved),
      label: label === null ? null : moved(label),
    })),
  };
}

/** Lines of text are at most so wide: in a box, beside a line, above a group. */
const WIDEST = 200;
const WIDEST_ON_LINE = 140;
const WIDEST_TITLE = 240;

type Size = { readonly width: number; readonly height: number };

/** All texts of a flowchart in lines, in its own order, and the sizes of its boxes. */
type FlowSizes = {
  readonly nodes: readonly { readonly text: LaidText; readonly size: Size }[];
  readonly edges: readonly LaidText[];
  readonly groups: readonly LaidText[];
};

/** How large everything in a flowchart is; refuses one with too many lines of text. */
function sizesOf(chart: Flowchart, measure: Measure): FlowSizes {
  const lay = createLay(measure);
  return {
    nodes: chart.nodes.map(({ text, shape }) => {
      const laid = lay(text, WIDEST);
      return { text: laid, size: boxAround(shape, laid.width, laid.height) };
    }),
    edges: chart.edges.map(({ text }) => lay(text, WIDEST_ON_LINE)),
    groups: chart.groups.map(({ text }) => firstLine(text, measure)),
  };
}

/** A title has one line; what has no room on it is left to the description. */
function firstLine(text: string, measure: Measure): LaidText {
  const whole = layText(text.replaceAll("\n", " "), measure, WIDEST_TITLE);
  const [line = ""] = whole.lines;
  return whole.lines.length < 2 ? whole : layText(`${line} …`, measure, Infinity);
}

/** How far a line that leads back to its own box goes away from it, and room behind it. */
const REACH = 22;
const BEHIND = 6;

function isLoop({ from, to }: LayerEdge): boolean {
  return from === to;
}

/** Room that each box needs at either side for such a line; refuses a second one at the same box. */
function roomForLoops(count: number, edges: readonly LayerEdge[]): readonly number[] {
  const room = Array.from({ length: count }, () => 0);
  for (const { from, label } of edges.filter(isLoop)) {
    refuseAbove(0, room[from] ?? 0);
    room[from] = REACH + BEHIND + (label?.breadth ?? 0);
  }
  return room;
}

/** The corners of such a line, and the middle of its label, by its box's middle and size. */
function routeLoop(
  middle: RankPoint,
  box: { readonly length: number; readonly breadth: number },
  labelBreadth: number,
): { readonly route: readonly RankPoint[]; readonly label: RankPoint } {
  const side = middle.across + box.breadth / 2 + REACH;
  const up = Math.min(box.length / 4, 12);
  return {
    route: [
      middle,
      { along: middle.along - up, across: side },
      { along: middle.along + up, across: side },
      middle,
    ],
    label: { along: middle.along, across: side + BEHIND / 2 + labelBreadth / 2 },
  };
}

/** How places along the ranks and across them become places on the page, by a chart's direction. */
function createTurn(direction: FlowDirection, { length, groups }: RankLayout) {
  const isBack = direction === "BT" || direction === "RL";
  const point = ({ along, across }: RankPoint): Point => {
    const own = isBack ? length - along : along;
    return isLying(direction) ? { x: own, y: across } : { x: across, y: own };
  };
  return {
    point,
    /** The frame of a group. */
    frame: (group: number): Box => {
      const none = { from: 0, to: 0 };
      const { along, across } = groups[group] ?? { along: none, across: none };
      const one = point({ along: along.from, across: across.from });
      const other = point({ along: along.to, across: across.to });
      return {
        x: (one.x + other.x) / 2,
        y: (one.y + other.y) / 2,
        width: Math.abs(other.x - one.x),
        height: Math.abs(other.y - one.y),
      };
    },
  };
}

/** A size on the page as one along the ranks and across them. */
function extentOf(
  direction: FlowDirection,
  { width, height }: { readonly width: number; readonly height: number },
): Extent {
  return isLying(direction)
    ? { length: width, breadth: height }
    : { length: height, breadth: width };
}

function isLying(direction: FlowDirection): boolean {
  return direction === "LR" || direction === "RL";
}
