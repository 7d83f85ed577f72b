import type { LayerEdge } from "./layers";
import { refuseAbove } from "./refusal";
import type { Place } from "./route-edges";

/** How far a line that leads back to its own box goes away from it, and room behind it. */
const REACH = 22;
const BEHIND = 6;

export function isLoop({ from, to }: LayerEdge): boolean {
  return from === to;
}

/** Room that each box needs at either side for such a line; refuses a second one at the same box. */
export function roomForLoops(count: number, edges: readonly LayerEdge[]): readonly number[] {
  const room = Array.from({ length: count }, () => 0);
  for (const { from, label } of edges.filter(isLoop)) {
    refuseAbove(0, room[from] ?? 0);
    room[from] = REACH + BEHIND + (label?.breadth ?? 0);
  }
  return room;
}

/** The corners of such a line, and the middle of its label, by its box's middle and size. */
export function routeLoop(
  middle: Place,
  box: { readonly length: number; readonly breadth: number },
  labelBreadth: number,
): { readonly route: readonly Place[]; readonly label: Place } {
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
