import { BOUNDS } from "./diagram-bounds";
import { createFlowBuilder, type FlowBuilder } from "./flow-builder";
import type { Flowchart, FlowDirection, LineEnd, LineKind, LineStyle } from "./flowchart";
import { labelText } from "./label-text";
import { readNode } from "./read-node";
import { refuseAbove, refuseAt } from "./refusal";
import type { Scanner } from "./scanner";

const HEADER =
  /(?:graph|flowchart(?:-elk)?)(?:[^\S\n]+(TB|TD|BT|RL|LR|[<>^v]))?[^\S\n]*(?=[;\n]|$)/y;
const DIRECTIONS: Readonly<Record<string, FlowDirection>> = {
  BT: "BT",
  "^": "BT",
  LR: "LR",
  ">": "LR",
  RL: "RL",
  "<": "RL",
};

const BETWEEN = /(?:[\s;]|%%[^\n]*)+/y;
const ENDED = /[^\S\n]*(?=[;\n]|%%|$)/y;
const AND = /[^\S\n]*&\s*/y;

/** Colours, links and what is to be run: passed over, whatever they say. */
const PASSED =
  /(?:classDef|class|style|linkStyle|click|accTitle|accDescr)(?![\w-])(?:"[^"\n]*"|[^\n;"])*|\w+@\{\s*(?:animat|curve)[^}\n]*\}|direction[^\S\n]+(?:TB|TD|BT|RL|LR)(?![\w-])/y;
const SUBGRAPH = /subgraph(?![\w-])[^\S\n]*/y;
const NAMED_GROUP =
  /([\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*)[^\S\n]*\[(?:[^\S\n]*"([^"]*)"[^\S\n]*|([^\]\n]*))\]/uy;
const GROUP_TITLE = /[^\n;]*/y;
const END = /end(?![\w-])/y;
const NO_END = /(?!end(?![\w-]))/y;

/** Whether a flowchart begins right here; what it begins with is passed over where one does. */
export function takeFlowHeader(scanner: Scanner): FlowDirection | null {
  const header = scanner.take(HEADER);
  return header === null ? null : (DIRECTIONS[header[1] ?? ""] ?? "TB");
}

/** The rest of a flowchart; refuses the first line that is not understood, and what is too large. */
export function readFlowchart(scanner: Scanner, direction: FlowDirection): Flowchart {
  const builder = createFlowBuilder();
  scanner.take(BETWEEN);
  while (scanner.at() < scanner.text.length) {
    const start = scanner.at();
    const isRead =
      scanner.take(PASSED) !== null ||
      readGroupLine(scanner, builder) ||
      readChain(scanner, builder);
    if (!isRead || scanner.take(ENDED) === null)
      refuseAt(scanner.text, Math.max(start, scanner.at()));
    scanner.take(BETWEEN);
  }
  const chart = builder.build(direction);
  const isWhole = builder.depth() === 0 && chart.nodes.length > 0;
  return isWhole ? chart : refuseAt(scanner.text, scanner.text.trimEnd().length);
}

function readGroupLine(scanner: Scanner, builder: FlowBuilder): boolean {
  if (scanner.take(SUBGRAPH) !== null) {
    const named = scanner.take(NAMED_GROUP);
    const title = named?.[2] ?? named?.[3] ?? scanner.take(GROUP_TITLE)?.[0] ?? "";
    builder.openGroup(named?.[1] ?? title.trim().replace(/^"|"$/g, ""), title);
    refuseAbove(BOUNDS.depth, builder.depth());
    return true;
  }
  if (builder.depth() === 0 || scanner.take(END) === null) return false;
  builder.closeGroup();
  return true;
}

/** Boxes, and the lines from each of them to each of the next ones. */
function readChain(scanner: Scanner, builder: FlowBuilder): boolean {
  let from = scanner.take(NO_END) === null ? null : readNodes(scanner, builder);
  if (from === null) return false;
  for (let link = readLink(scanner); link !== null; link = readLink(scanner)) {
    scanner.take(/\s*/y);
    const to = readNodes(scanner, builder);
    if (to === null) return false;
    builder.connect(from, to, link);
    from = to;
  }
  return true;
}

function readNodes(scanner: Scanner, builder: FlowBuilder): readonly string[] | null {
  const ids: string[] = [];
  do {
    const node = readNode(scanner);
    if (node === null) return null;
    builder.name(node);
    ids.push(node.id);
  } while (scanner.take(AND) !== null);
  return ids;
}

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
function readLink(scanner: Scanner): Link | null {
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
