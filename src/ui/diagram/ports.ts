import type { Layers } from "./layers";

/** Room between the lines that begin or end on one side of a box, where it is broad enough. */
const APART = 18;

/** How far across from the middle of its box each line begins and ends. */
export type Ports = { readonly from: readonly number[]; readonly to: readonly number[] };

type Port = { readonly edge: number; readonly end: "from" | "to"; readonly aim: number };

/** Spreads the lines of each side of each box, in the order of what they lead to. */
export function spreadPorts({ items, ways }: Layers, across: readonly number[]): Ports {
  const sides = new Map<string, Port[]>();
  const add = (node: number, next: number, port: Port) => {
    const side = (items[next]?.rank ?? 0) > (items[node]?.rank ?? 0) ? "end" : "start";
    const key = `${node} ${side}`;
    sides.set(key, [...(sides.get(key) ?? []), port]);
  };
  for (const [edge, way] of ways.entries()) {
    const [first = 0, second = 0] = way;
    const [last = 0, before = 0] = [way.at(-1), way.at(-2)];
    add(first, second, { edge, end: "from", aim: across[second] ?? 0 });
    add(last, before, { edge, end: "to", aim: across[before] ?? 0 });
  }
  const ports = { from: ways.map(() => 0), to: ways.map(() => 0) };
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
