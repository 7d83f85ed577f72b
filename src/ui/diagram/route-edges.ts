import type { Layers } from "./layers";
import type { RankLayout } from "./place-in-ranks";

/** Room between the lines that begin or end on one side of a box, where it is broad enough. */
const APART = 18;

/** A place along the ranks and across them. */
export type RankPoint = { readonly along: number; readonly across: number };

/**
 * The corners of each line, from within the box where it begins to within that where it ends. Between
 * two ranks it runs as it likes; within one straight on, at a place of its own.
 */
export function routeEdges(layout: RankLayout): readonly (readonly RankPoint[])[] {
  const { layers, bands, across } = layout;
  const ports = spreadPorts(layers, across);
  return layers.chains.map((chain, edge) => {
    const [first = 0] = chain;
    const last = chain.at(-1) ?? first;
    const isForward = (layers.items[first]?.rank ?? 0) < (layers.items[last]?.rank ?? 0);
    return chain.flatMap((item, at) => {
      const band = bands[layers.items[item]?.rank ?? 0] ?? { from: 0, to: 0 };
      const [near, far] = isForward ? [band.from, band.to] : [band.to, band.from];
      const middle = (band.from + band.to) / 2;
      const position = across[item] ?? 0;
      if (at === 0) return straight(position + (ports.from[edge] ?? 0), middle, far);
      if (at === chain.length - 1) return straight(position + (ports.to[edge] ?? 0), near, middle);
      return near === far ? straight(position, near) : straight(position, near, far);
    });
  });
}

function straight(across: number, ...all: readonly number[]): RankPoint[] {
  return all.map((along) => ({ along, across }));
}

/** How far across from the middle of its box each line begins and ends. */
type Ports = { readonly from: readonly number[]; readonly to: readonly number[] };

type Port = { readonly edge: number; readonly end: "from" | "to"; readonly aim: number };

/** Spreads the lines of each side of each box, in the order of what they lead to. */
function spreadPorts({ items, chains }: Layers, across: readonly number[]): Ports {
  const sides = new Map<string, Port[]>();
  const add = (node: number, next: number, port: Port) => {
    const side = (items[next]?.rank ?? 0) > (items[node]?.rank ?? 0) ? "end" : "start";
    const key = `${node} ${side}`;
    sides.set(key, [...(sides.get(key) ?? []), port]);
  };
  for (const [edge, chain] of chains.entries()) {
    const [first = 0, second = 0] = chain;
    const [last = 0, before = 0] = [chain.at(-1), chain.at(-2)];
    add(first, second, { edge, end: "from", aim: across[second] ?? 0 });
    add(last, before, { edge, end: "to", aim: across[before] ?? 0 });
  }
  const ports = { from: chains.map(() => 0), to: chains.map(() => 0) };
  for (const [key, side] of sides) {
    const breadth = items[Number.parseInt(key, 10)]?.breadth ?? 0;
    const apart = Math.min(APART, (0.5 * breadth) / side.length);
    for (const [at, { edge, end }] of side
      .toSorted((one, other) => one.aim - other.aim)
      .entries()) {
      ports[end][edge] = apart * (at - (side.length - 1) / 2);
    }
  }
  return ports;
}
