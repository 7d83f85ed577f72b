import { BOUNDS } from "./diagram-bounds";
import type {
  Flowchart,
  FlowDirection,
  FlowEdge,
  FlowGroup,
  FlowNode,
  LineStyle,
} from "./flowchart";
import { labelText } from "./label-text";
import type { NamedNode } from "./read-node";
import { refuseAbove } from "./refusal";

export type FlowBuilder = ReturnType<typeof createFlowBuilder>;

/** Gathers a flowchart while its lines are read; refuses what is too large. */
export function createFlowBuilder() {
  const nodes = new Map<string, FlowNode>();
  const edges: FlowEdge[] = [];
  const groups: FlowGroup[] = [];
  const open: number[] = [];

  return {
    depth: () => open.length,
    openGroup: (id: string, title: string) => {
      groups.push({ id, text: labelText(title), parent: open.at(-1) ?? null });
      open.push(groups.length - 1);
      refuseAbove(BOUNDS.groups, groups.length);
    },
    closeGroup: () => {
      open.pop();
    },
    /** A box is in the first group that names it, and says what the last shape of it says. */
    name: ({ id, drawn }: NamedNode) => {
      const known = nodes.get(id) ?? { id, text: labelText(id), shape: "box", group: null };
      nodes.set(id, { ...known, ...drawn, group: known.group ?? open.at(-1) ?? null });
      refuseAbove(BOUNDS.nodes, nodes.size);
    },
    connect: (
      from: readonly string[],
      to: readonly string[],
      link: LineStyle & { text: string },
    ) => {
      refuseAbove(BOUNDS.edges, edges.length + from.length * to.length);
      for (const one of from) for (const other of to) edges.push({ ...link, from: one, to: other });
    },
    build: (direction: FlowDirection): Flowchart => {
      const ids = new Set(groups.map(({ id }) => id));
      const boxes = [...nodes.values()].filter(({ id }) => !ids.has(id));
      return { kind: "flowchart", direction, edges, ...withoutEmptyGroups(boxes, groups) };
    },
  };
}

/** A group that nothing stands in is drawn as a box. */
function withoutEmptyGroups(
  nodes: readonly FlowNode[],
  groups: readonly FlowGroup[],
): Pick<Flowchart, "nodes" | "groups"> {
  const isUsed = groups.map(() => false);
  for (const node of nodes) {
    for (let at = node.group; at !== null; at = groups[at]?.parent ?? null) isUsed[at] = true;
  }
  const newIndexes = groups.map((_, at) => isUsed.slice(0, at).filter(Boolean).length);
  const moved = (group: number | null): number | null => {
    if (group === null) return null;
    return isUsed[group] ? (newIndexes[group] ?? null) : moved(groups[group]?.parent ?? null);
  };
  const empty = groups.filter((_, at) => !isUsed[at]);
  return {
    nodes: [
      ...nodes.map((node) => ({ ...node, group: moved(node.group) })),
      ...empty.map(
        ({ id, text, parent }): FlowNode => ({
          id,
          text,
          shape: "box",
          group: moved(parent),
        }),
      ),
    ],
    groups: groups
      .filter((_, at) => isUsed[at])
      .map((group) => ({ ...group, parent: moved(group.parent) })),
  };
}
