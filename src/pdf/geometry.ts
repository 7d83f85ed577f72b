/** As PDF has it: `[a b c d e f]`. */
export type Matrix = readonly [number, number, number, number, number, number];

type Point = readonly [x: number, y: number];

/** Left, lower, right, upper: PDF's y goes up. */
export type Box = readonly [number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Of any list of six numbers; the identity of another one. */
export function toMatrix(numbers: unknown): Matrix {
  const list = toNumbers(numbers);
  const [a, b, c, d, e, f] = list;
  if (list.length < 6) return IDENTITY;
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

/** The numbers of an array, or of a typed one; none of anything else. */
export function toNumbers(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.map(Number);
  if (ArrayBuffer.isView(value) && !(value instanceof DataView))
    return [...(value as unknown as Iterable<number>)];
  return [];
}

/** What first the inner one does, then the outer. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ];
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around a box that is turned. */
export function boxAround(matrix: Matrix, [left, lower, right, upper]: Box): Box {
  const corners = [
    apply(matrix, [left, lower]),
    apply(matrix, [right, lower]),
    apply(matrix, [left, upper]),
    apply(matrix, [right, upper]),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** How much longer a height becomes. */
export function heightScale([, , c, d]: Matrix): number {
  return Math.hypot(c, d);
}

/** What two boxes have in common; one without a size where that is nothing. */
export function common(one: Box, other: Box): Box {
  return [
    Math.max(one[0], other[0]),
    Math.max(one[1], other[1]),
    Math.min(one[2], other[2]),
    Math.min(one[3], other[3]),
  ];
}

export function holds([left, lower, right, upper]: Box, [x, y]: Point): boolean {
  return x >= left && x <= right && y >= lower && y <= upper;
}

/** Whether turning leaves a box a box. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  return (b === 0 && c === 0) || (a === 0 && d === 0);
}
