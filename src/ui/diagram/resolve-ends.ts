import type { Flowchart } from "./flowchart";
import { pathOf } from "./layers";
import { rankNodes } from "./rank-nodes";

/** The boxes that a line joins, by their places, and the groups at whose frames it ends instead. */
export type Ends = {
  readonly from: number;
  readonly to: number;
  readonly fromGroup: number | null;
  readonly toGroup: number | null;
};

/**
 * The ends of all lines. One that leads to a group is led to its first box, and one from a group comes
 * from its last, by their ranks without such lines.
 */
export function resolveEnds({ nodes, edges, groups }: Flowchart): readonly Ends[] {
  const parents = groups.map(({ parent }) => parent);
  const nodeAt = new Map(nodes.map(({ id }, at) => [id, at]));
  const groupAt = new Map(groups.map(({ id }, at) => [id, at]));
  const plain = edges.flatMap(({ from, to }) => {
    const [one, other] = [nodeAt.get(from), nodeAt.get(to)];
    return one === undefined || other === undefined || one === other
      ? []
      : [{ from: one, to: other, least: 1 }];
  });
  const ranks = rankNodes(nodes.length, plain);
  const within = (group: number) =>
    nodes.flatMap((node, at) => (pathOf(node.group, parents).includes(group) ? [at] : []));
  const atEnd = (group: number, isLast: boolean) =>
    within(group).reduce((best, at) => {
      const ahead = (ranks[at] ?? 0) - (ranks[best] ?? 0);
      return (isLast ? ahead > 0 : ahead < 0) ? at : best;
    }, within(group)[0] ?? 0);
  return edges.map(({ from, to }) => {
    const fromGroup = groupAt.get(from) ?? null;
    const toGroup = groupAt.get(to) ?? null;
    const one = fromGroup === null ? (nodeAt.get(from) ?? 0) : atEnd(fromGroup, true);
    const other = toGroup === null ? (nodeAt.get(to) ?? 0) : atEnd(toGroup, false);
    const isIn = (group: number | null, node: number) =>
      group !== null && pathOf(nodes[node]?.group ?? null, parents).includes(group);
    // A line between a group and what stands in it has no frame to end at.
    return {
      from: one,
      to: other,
      fromGroup: isIn(fromGroup, other) ? null : fromGroup,
      toGroup: isIn(toGroup, one) ? null : toGroup,
    };
  });
}
