import type { Point } from "./outline";

/** How far before a corner a line begins to turn. */
const TURN = 14;

/** The points without those that lie on the one before. */
export function apart(points: readonly Point[]): readonly Point[] {
  return points.filter((point, at) => {
    const before = points[at - 1];
    return before === undefined || distance(before, point) > 0.5;
  });
}

/** A line through all points as the path of an SVG element, with its corners rounded. */
export function pathThrough(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  const parts = others.map((point, at) => {
    const before = points[at];
    const next = points[at + 2];
    if (before === undefined || next === undefined) return `L${written(point)}`;
    const turn = Math.min(TURN, distance(before, point) / 2, distance(point, next) / 2);
    return `L${written(towards(point, before, turn))}Q${written(point)} ${written(towards(point, next, turn))}`;
  });
  return `M${written(first)}${parts.join("")}`;
}

/** A list of points as an SVG element has it. */
export function pointList(points: readonly Point[]): string {
  return points.map(written).join(" ");
}

/** Where a point goes on its way to another after so many pixels. */
export function towards(from: Point, to: Point, by: number): Point {
  const share = by / Math.max(0.001, distance(from, to));
  return { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) };
}

/** A point beside the way from one point to another, so far from its beginning and so far aside. */
export function beside(from: Point, to: Point, by: number, aside: number): Point {
  const on = towards(from, to, by);
  const length = Math.max(0.001, distance(from, to));
  return {
    x: on.x - (aside * (to.y - from.y)) / length,
    y: on.y + (aside * (to.x - from.x)) / length,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function written({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
