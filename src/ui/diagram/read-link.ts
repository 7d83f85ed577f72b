import type { LineEnd, LineKind, LineStyle } from "./flowchart";
import { labelText } from "./label-text";
import type { Scanner } from "./scanner";

const WHOLE =
  /[^\S\n]*(?:\w+@)?([<xo]?)(?:(--+)([-xo>])|(==+)([=xo>])|(-\.+-)([xo>]?)|(~~~+))[^\S\n]*/y;
const LABEL = /\|(?:[^\S\n]*"([^"]*)"[^\S\n]*|([^|\n]*))\|/y;
const OPEN = /[^\S\n]*(?:\w+@)?([<xo]?)(--|==|-\.)/y;
const QUOTED = /[^\S\n]*"([^"]*)"/y;

/** What ends a line with a text in it, behind that, by how it begins. */
const CLOSE: Readonly<Record<string, RegExp>> = {
  "--": /([^\n]*?)--+([-xo>])/y,
  "==": /([^\n]*?)==+([=xo>])/y,
  "-.": /([^\n]*?)\.{1,8}-([xo>]?)/y,
};
const KINDS: Readonly<Record<string, LineKind>> = { "--": "solid", "==": "thick", "-.": "dotted" };
const ENDS: Readonly<Record<string, LineEnd>> = {
  "<": "arrow",
  ">": "arrow",
  x: "cross",
  o: "circle",
};

type Link = LineStyle & { readonly text: string };

/** The line that is drawn from here to the next box, with what is written on it; null where none is. */
export function readLink(scanner: Scanner): Link | null {
  const whole = scanner.take(WHOLE);
  if (whole === null) return readOpenLink(scanner);
  const [, from = "", solid, solidEnd, thick, thickEnd, dotted, dottedEnd] = whole;
  const label = scanner.take(LABEL);
  return {
    kind: solid ? "solid" : thick ? "thick" : dotted ? "dotted" : "none",
    fromEnd: ENDS[from] ?? "none",
    toEnd: ENDS[solidEnd ?? thickEnd ?? dottedEnd ?? ""] ?? "none",
    text: labelText(label?.[1] ?? label?.[2] ?? ""),
  };
}

/** A line whose text stands in it, as in `-- text -->`. */
function readOpenLink(scanner: Scanner): Link | null {
  const [opened, from = "", open = ""] = scanner.take(OPEN) ?? [];
  const close = CLOSE[open];
  if (opened === undefined || close === undefined) return null;
  const quoted = scanner.take(QUOTED)?.[1];
  const [closed, text = "", end = ""] = scanner.take(close) ?? [];
  if (closed === undefined || (quoted !== undefined && text.trim() !== "")) return null;
  return {
    kind: KINDS[open] ?? "solid",
    fromEnd: ENDS[from] ?? "none",
    toEnd: ENDS[end] ?? "none",
    text: labelText(quoted ?? text),
  };
}
