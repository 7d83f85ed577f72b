import type { FlowDirection } from "./flowchart";
import type { Extent } from "./layers";
import type { Box, Point } from "./outline";
import type { RankPlaces } from "./place-in-ranks";
import type { Place } from "./route-edges";

/** How places along the ranks and across them become places on the page, by a chart's direction. */
export function createTurn(direction: FlowDirection, { length, groups }: RankPlaces) {
  const isBack = direction === "BT" || direction === "RL";
  const point = ({ along, across }: Place): Point => {
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
export function extentOf(
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
