import type { Shape } from "./flowchart";

export type Point = { readonly x: number; readonly y: number };
/** A rectangle by its middle. */
export type Box = Point & { readonly width: number; readonly height: number };

/** The room of a box around a text of that size. */
export function boxAround(shape: Shape, width: number, height: number) {
  const w = Math.max(width, 16);
  const h = Math.max(height, 18);
  switch (shape) {
    case "circle":
    case "double-circle": {
      const across = Math.hypot(w, h) + (shape === "circle" ? 14 : 24);
      return { width: across, height: across };
    }
    case "diamond": {
      const beside = h + 40;
      return { width: w + beside, height: (h * (w + beside)) / beside };
    }
    case "cylinder":
      return { width: w + 24, height: h + 32 };
    case "stadium":
    case "subroutine":
      return { width: w + 36, height: h + 16 };
    case "box":
    case "rounded":
      return { width: w + 24, height: h + 16 };
    default:
      return { width: w + 24 + 2 * slantOf(h + 16), height: h + 16 };
  }
}

/** How far the sides of a box that leans go in. */
function slantOf(height: number): number {
  return Math.min(24, height / 3);
}

/** The corners of a box by its shape; of a round one enough of them to end a line at. */
export function outlineOf(shape: Shape, box: Box): readonly Point[] {
  if (shape === "circle" || shape === "double-circle") return roundOutline(box);
  const { x, y, width, height } = box;
  const slant = slantOf(height);
  const left = x - width / 2;
  const right = x + width / 2;
  const top = y - height / 2;
  const bottom = y + height / 2;
  const corners = (a: number, b: number, c: number, d: number) => [
    { x: left + a, y: top },
    { x: right - b, y: top },
    { x: right - c, y: bottom },
    { x: left + d, y: bottom },
  ];
  const middle = { left: { x: left, y }, right: { x: right, y } };
  switch (shape) {
    case "diamond":
      return [{ x, y: top }, middle.right, { x, y: bottom }, middle.left];
    case "hexagon": {
      const [a, b, c, d] = corners(slant, slant, slant, slant);
      return [a, b, middle.right, c, d, middle.left].filter((one) => one !== undefined);
    }
    case "flag":
      return [...corners(0, 0, 0, 0), { x: left + slant, y }];
    case "slanted":
      return corners(slant, 0, slant, 0);
    case "slanted-back":
      return corners(0, slant, 0, slant);
    case "trapezoid":
      return corners(slant, slant, 0, 0);
    case "trapezoid-down":
      return corners(0, 0, slant, slant);
    default:
      return corners(0, 0, 0, 0);
  }
}

function roundOutline({ x, y, width, height }: Box): Point[] {
  return Array.from({ length: 32 }, (_, at) => {
    const angle = (at / 32) * 2 * Math.PI;
    return { x: x + (width / 2) * Math.cos(angle), y: y + (height / 2) * Math.sin(angle) };
  });
}

/** Where a line from a point within an outline leaves it; that to which it leads, where it does not. */
export function leaveOutline(outline: readonly Point[], from: Point, to: Point): Point {
  const least = outline.reduce((best, one, at) => {
    const next = outline[(at + 1) % outline.length] ?? one;
    return Math.min(best, crossing(from, to, one, next) ?? best);
  }, 1);
  return { x: from.x + least * (to.x - from.x), y: from.y + least * (to.y - from.y) };
}

/** How much of the first line lies before it meets the second; null where it does not. */
function crossing(from: Point, to: Point, one: Point, other: Point): number | null {
  const ax = to.x - from.x;
  const ay = to.y - from.y;
  const bx = other.x - one.x;
  const by = other.y - one.y;
  const turn = ax * by - ay * bx;
  if (turn === 0) return null;
  const along = ((one.x - from.x) * by - (one.y - from.y) * bx) / turn;
  const across = ((one.x - from.x) * ay - (one.y - from.y) * ax) / turn;
  return along > 0 && across >= 0 && across <= 1 ? along : null;
}

type Ended = Box & { readonly node?: { readonly shape: Shape } };

/** A line from within one box to within another as far as it lies outside of both. */
export function cutEnds(
  points: readonly Point[],
  { from, to }: { readonly from: Ended | undefined; readonly to: Ended | undefined },
): readonly Point[] {
  return cutStart(cutStart(points, from).toReversed(), to).toReversed();
}

function cutStart(points: readonly Point[], box: Ended | undefined): readonly Point[] {
  if (box === undefined) return points;
  // What leads to a group is within it for a while.
  const last = points.slice(0, -1).findLastIndex((point) => isWithin(point, box));
  const [inner, next] = [points[Math.max(0, last)], points[Math.max(0, last) + 1]];
  if (inner === undefined || next === undefined) return points;
  const outline = outlineOf(box.node?.shape ?? "box", box);
  return [leaveOutline(outline, inner, next), ...points.slice(Math.max(0, last) + 1)];
}

function isWithin({ x, y }: Point, box: Box): boolean {
  return Math.abs(x - box.x) <= box.width / 2 - 0.5 && Math.abs(y - box.y) <= box.height / 2 - 0.5;
}
