/** A line from one box to another by their places; how many ranks it goes on at least. */
export type RankedEdge = { readonly from: number; readonly to: number; readonly least: number };

/**
 * The rank of each of `count` boxes, from 0 on, so that every line goes on to a later one, but for those
 * that close a circle, which go back.
 */
export function rankNodes(count: number, edges: readonly RankedEdge[]): readonly number[] {
  const forward = withoutCircles(count, edges);
  const order = orderOf(count, forward);
  const ranks = Array.from({ length: count }, () => 0);
  for (const node of order) {
    for (const { from, to, least } of forward) {
      if (from === node) ranks[to] = Math.max(ranks[to] ?? 0, (ranks[node] ?? 0) + least);
    }
  }
  // What nothing leads to stands right before what it leads to.
  for (const node of order) {
    const next = forward.filter(({ from }) => from === node);
    if (next.length === 0 || forward.some(({ to }) => to === node)) continue;
    ranks[node] = Math.min(...next.map(({ to, least }) => (ranks[to] ?? 0) - least));
  }
  const first = Math.min(...ranks);
  return ranks.map((rank) => rank - first);
}

/** The edges with those turned around that lead back to where a way came from. */
function withoutCircles(count: number, edges: readonly RankedEdge[]): RankedEdge[] {
  const state = Array.from({ length: count }, (): "new" | "open" | "done" => "new");
  const forward: RankedEdge[] = [];
  const visit = (node: number) => {
    state[node] = "open";
    for (const edge of edges) {
      if (edge.from !== node || edge.to === node) continue;
      const isBack = state[edge.to] === "open";
      forward.push(isBack ? { from: edge.to, to: node, least: edge.least } : edge);
      if (state[edge.to] === "new") visit(edge.to);
    }
    state[node] = "done";
  };
  for (let node = 0; node < count; node += 1) if (state[node] === "new") visit(node);
  return forward;
}

/** All boxes, each behind those that lead to it. */
function orderOf(count: number, edges: readonly RankedEdge[]): number[] {
  const waits = Array.from({ length: count }, () => 0);
  for (const { to } of edges) waits[to] = (waits[to] ?? 0) + 1;
  const order = waits.flatMap((wait, node) => (wait === 0 ? [node] : []));
  for (const node of order) {
    for (const { from, to } of edges) {
      if (from !== node) continue;
      waits[to] = (waits[to] ?? 0) - 1;
      if (waits[to] === 0) order.push(to);
    }
  }
  return order;
}
