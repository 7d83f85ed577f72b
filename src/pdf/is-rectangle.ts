import { toNumbers } from "./geometry";

/** Numbers that follow each step of a path, by its number in pdf.js: to move, a line, two curves, the end. */
const LENGTHS = [2, 2, 6, 4, 0];

const CURVES = new Set([2, 3]);

/** Whether a path's steps go once around one upright rectangle. */
export function isRectangle(path: unknown): boolean {
  const steps = toNumbers(Array.isArray(path) ? path[0] : null);
  const [xs, ys]: [Set<number>, Set<number>] = [new Set(), new Set()];
  const corners = new Set<string>();
  for (let at = 0; at < steps.length; ) {
    const step = steps[at] ?? -1;
    const length = LENGTHS[step];
    if (length === undefined || CURVES.has(step)) return false;
    if (length === 2) {
      const [x = 0, y = 0] = steps.slice(at + 1, at + 3);
      xs.add(x);
      ys.add(y);
      corners.add(`${x} ${y}`);
    }
    if (corners.size > 4) return false;
    at += 1 + length;
  }
  return xs.size === 2 && ys.size === 2 && corners.size === 4;
}
