import { findCrossPlaces, GROUP_PADDING } from "./cross-places";
import type { FlowDirection } from "./flowchart";
import type { LaidText } from "./lay-text";
import { LINE_HEIGHT } from "./lay-text";
import { type LayerEdge, type LayerNode, type Layers, makeLayers } from "./layers";
import { orderRanks } from "./order-ranks";
import { type Band, findBands } from "./rank-bands";

/** Room for the title of a group, at the top of its frame. */
const TITLE = LINE_HEIGHT + 10;

/** Where all items stand: along the ranks by their bands, and across them. */
export type RankPlaces = {
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
): RankPlaces {
  const parents = groups.map(({ parent }) => parent);
  const layers = makeLayers(nodes, edges, parents);
  const isLying = direction === "LR" || direction === "RL";
  const least = groups.map(({ title }) => title.width + 2 * GROUP_PADDING);
  const none = groups.map(() => 0);
  const places = findCrossPlaces(layers, orderRanks(layers, parents), parents, {
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
    across: places.items,
    groups: places.groups.map((own, at) => ({ across: own, along: along[at] ?? own })),
  };
}
