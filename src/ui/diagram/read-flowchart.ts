import { BOUNDS } from "./diagram-bounds";
import { createFlowBuilder, type FlowBuilder } from "./flow-builder";
import type { Flowchart, FlowDirection } from "./flowchart";
import { readLink } from "./read-link";
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
