import type { RankPlaces } from "./place-in-ranks";
import { spreadPorts } from "./ports";

/** A place along the ranks and across them. */
export type Place = { readonly along: number; readonly across: number };

/**
 * The corners of each line, from within the box where it begins to within that where it ends. Between
 * two ranks it runs as it likes; within one straight on, at a place of its own.
 */
export function routeEdges(places: RankPlaces): readonly (readonly Place[])[] {
  const { layers, bands, across } = places;
  const ports = spreadPorts(layers, across);
  return layers.ways.map((way, edge) => {
    const [first = 0] = way;
    const last = way.at(-1) ?? first;
    const isForward = (layers.items[first]?.rank ?? 0) < (layers.items[last]?.rank ?? 0);
    return way.flatMap((item, at) => {
      const band = bands[layers.items[item]?.rank ?? 0] ?? { from: 0, to: 0 };
      const [near, far] = isForward ? [band.from, band.to] : [band.to, band.from];
      const middle = (band.from + band.to) / 2;
      const place = across[item] ?? 0;
      if (at === 0) return straight(place + (ports.from[edge] ?? 0), middle, far);
      if (at === way.length - 1) return straight(place + (ports.to[edge] ?? 0), near, middle);
      return near === far ? straight(place, near) : straight(place, near, far);
    });
  });
}

function straight(across: number, ...all: readonly number[]): Place[] {
  return all.map((along) => ({ along, across }));
}
