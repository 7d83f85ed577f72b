import { BOUNDS } from "./diagram-bounds";
import type { Flowchart } from "./flowchart";
import { readFlowchart, takeFlowHeader } from "./read-flowchart";
import { readSequence, takeSequenceHeader } from "./read-sequence";
import { refuseAbove, refuseAt } from "./refusal";
import { createScanner, type Scanner } from "./scanner";
import type { Sequence } from "./sequence";

const FRONT_MATTER = /\s*---[^\S\n]*\n[\s\S]*?\n[^\S\n]*---[^\S\n]*(?:\n|$)/y;
const BEFORE = /\s+|%%\{[\s\S]{0,2000}?\}%%|%%[^\n]*/y;

/**
 * The diagram that a source in Mermaid's language is; throws a `RefusedDiagram` where it is none that is
 * known here, and where it is too large.
 */
export function readDiagram(source: string): Flowchart | Sequence {
  refuseAbove(BOUNDS.characters, source.length);
  const scanner = createScanner(source.replaceAll("\r\n", "\n"));
  scanner.take(FRONT_MATTER);
  while (takeSome(scanner, BEFORE));
  const direction = takeFlowHeader(scanner);
  if (direction !== null) return readFlowchart(scanner, direction);
  return takeSequenceHeader(scanner) ? readSequence(scanner) : refuseAt(scanner.text, scanner.at());
}

function takeSome(scanner: Scanner, pattern: RegExp): boolean {
  return (scanner.take(pattern)?.[0] ?? "") !== "";
}
