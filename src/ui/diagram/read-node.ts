import type { Shape } from "./flowchart";
import { labelText } from "./label-text";
import type { Scanner } from "./scanner";

const ID = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*(?:[-.][\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*)*/uy;
const CLASS = /:::\w+(?:-\w+)*/y;
const QUOTED = /[^\S\n]*"([^"]*)"[^\S\n]*/y;

/** The longer ones first: what begins as one of them may be a shorter one all the same. */
const SHAPES: readonly (readonly [open: string, close: string, shape: Shape])[] = [
  ["(((", ")))", "double-circle"],
  ["([", "])", "stadium"],
  ["[[", "]]", "subroutine"],
  ["[(", ")]", "cylinder"],
  ["((", "))", "circle"],
  ["{{", "}}", "hexagon"],
  ["[/", "/]", "slanted"],
  ["[/", "\\]", "trapezoid"],
  ["[\\", "\\]", "slanted-back"],
  ["[\\", "/]", "trapezoid-down"],
  ["[", "]", "box"],
  ["(", ")", "rounded"],
  ["{", "}", "diamond"],
  [">", "]", "flag"],
];

/** A box as one place names it: with a shape and a text, or only by its id. */
export type NamedNode = {
  readonly id: string;
  readonly drawn: { readonly text: string; readonly shape: Shape } | null;
};

/** The box that is named right here; null where none is. */
export function readNode(scanner: Scanner): NamedNode | null {
  const id = scanner.take(ID)?.[0];
  if (id === undefined) return null;
  scanner.take(CLASS);
  const properties = readProperties(scanner);
  const drawn =
    properties === null
      ? readShape(scanner)
      : { text: labelText(properties.text ?? id), shape: properties.shape };
  scanner.take(CLASS);
  return { id, drawn };
}

function readShape(scanner: Scanner): NamedNode["drawn"] {
  const start = scanner.at();
  for (const [open, close, shape] of SHAPES) {
    if (!scanner.text.startsWith(open, start)) continue;
    scanner.goTo(start + open.length);
    const text = scanner.take(QUOTED)?.[1] ?? takeUpTo(scanner, close);
    if (text !== null && scanner.text.startsWith(close, scanner.at())) {
      scanner.goTo(scanner.at() + close.length);
      return { text: labelText(text), shape };
    }
    scanner.goTo(start);
  }
  return null;
}

/** What stands in this line before a bracket, with no other of its kind between. */
function takeUpTo(scanner: Scanner, close: string): string | null {
  const from = scanner.at();
  const last = scanner.text.indexOf(close.slice(-1), from);
  // Of two signs the first stands before the one found; of the same ones it is the one found.
  const end = close.startsWith(close.slice(-1)) ? last : last - 1;
  if (end < from || !scanner.text.startsWith(close, end)) return null;
  const text = scanner.text.slice(from, end);
  if (text.includes("\n")) return null;
  scanner.goTo(end);
  return text;
}

const PROPERTIES = /@\{((?:"[^"]*"|[^"}])*)\}/y;
const SHAPE = /(?:^|[\s,])shape\s*:\s*"?([\w-]+)/;
const LABEL = /(?:^|[\s,])label\s*:\s*"([^"]*)"/;

/** The shapes that have a sign of their own, too; any other one is drawn as a plain box. */
const SHAPE_NAMES: ReadonlyMap<string, Shape> = new Map([
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
function readProperties(scanner: Scanner): { text: string | null; shape: Shape } | null {
  const properties = scanner.take(PROPERTIES)?.[1];
  if (properties === undefined) return null;
  const shape = SHAPE.exec(properties)?.[1] ?? "";
  return { text: LABEL.exec(properties)?.[1] ?? null, shape: SHAPE_NAMES.get(shape) ?? "box" };
}
