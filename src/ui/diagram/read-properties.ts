import type { Shape } from "./flowchart";
import type { Scanner } from "./scanner";

const PROPERTIES = /@\{((?:"[^"]*"|[^"}])*)\}/y;
const SHAPE = /(?:^|[\s,])shape\s*:\s*"?([\w-]+)/;
const LABEL = /(?:^|[\s,])label\s*:\s*"([^"]*)"/;

/** The shapes that have a sign of their own, too; any other one is drawn as a plain box. */
const SHAPES: ReadonlyMap<string, Shape> = new Map([
  ["rounded", "rounded"],
  ["event", "rounded"],
  ["stadium", "stadium"],
  ["terminal", "stadium"],
  ["pill", "stadium"],
  ["subproc", "subroutine"],
  ["subprocess", "subroutine"],
  ["subroutine", "subroutine"],
  ["cyl", "cylinder"],
  ["db", "cylinder"],
  ["database", "cylinder"],
  ["cylinder", "cylinder"],
  ["circle", "circle"],
  ["circ", "circle"],
  ["dbl-circ", "double-circle"],
  ["double-circle", "double-circle"],
  ["odd", "flag"],
  ["diam", "diamond"],
  ["diamond", "diamond"],
  ["decision", "diamond"],
  ["hex", "hexagon"],
  ["hexagon", "hexagon"],
  ["lean-r", "slanted"],
  ["lean-l", "slanted-back"],
  ["trap-b", "trapezoid"],
  ["trap-t", "trapezoid-down"],
]);

/** A box's shape and text where they stand in braces behind its id; null where none do. */
export function readProperties(scanner: Scanner): { text: string | null; shape: Shape } | null {
  const properties = scanner.take(PROPERTIES)?.[1];
  if (properties === undefined) return null;
  const shape = SHAPE.exec(properties)?.[1] ?? "";
  return { text: LABEL.exec(properties)?.[1] ?? null, shape: SHAPES.get(shape) ?? "box" };
}
