import type { LeftOut, SystemSectionKind } from "../domain/prompt-plan";
import {
  leftOutSection,
  type PlannedSections,
  type SectionEntry,
  sumTokens,
} from "./plan-sections";
import { shortenFacts } from "./shorten-facts";

/** Memory's parts, of which whole sections leave, from the end (P-076): what was written for every prompt last. */
const MEMORY_KINDS: readonly SystemSectionKind[] = [
  "facts",
  "core-blocks",
  "summaries",
  "working-blocks",
  "references",
  "activity",
];

/** Facts are many and small: the older ones give way to what the person has written, down to this part. */
const FACTS_SHARE = 1 / 4;

type Fitting = { readonly tokens: number; readonly count: (text: string) => number };

/** Tokens of all that belongs to memory. */
export function memoryTokens({ entries }: Pick<PlannedSections, "entries">): number {
  return sumTokens(entries.filter(isMemory));
}

/** The sections without those, and without the older facts, by which memory is more than its tokens. */
export function fitMemory(planned: PlannedSections, fitting: Fitting): PlannedSections {
  let fitted = planned;
  while (memoryTokens(fitted) > fitting.tokens) fitted = takeAway(fitted, fitting);
  return fitted;
}

function takeAway(planned: PlannedSections, fitting: Fitting): PlannedSections {
  const last = lastOf(planned.entries);
  const dropped = planned.entries[last];
  if (dropped?.section.kind !== "activity") {
    const shorter = withFewerFacts(planned, fitting, dropped?.section.kind === "facts");
    if (shorter !== null) return shorter;
  }
  const entries = planned.entries.filter((_entry, at) => at !== last);
  if (dropped === undefined) return { ...planned, entries };
  const left = { ...leftOutSection(dropped.section.kind, "memory-tokens"), ...labelOf(dropped) };
  return { entries, leftOut: [...planned.leftOut, left] };
}

/** Null where facts take no more than their part, which is all of it where they are alone. */
function withFewerFacts(
  planned: PlannedSections,
  { tokens, count }: Fitting,
  isAlone: boolean,
): PlannedSections | null {
  const at = planned.entries.findIndex(({ section }) => section.kind === "facts");
  const facts = planned.entries[at];
  if (facts === undefined) return null;
  const rest = memoryTokens(planned) - facts.section.tokens;
  const room = isAlone ? tokens : Math.max(tokens - rest, Math.floor(tokens * FACTS_SHARE));
  if (facts.section.tokens <= room) return null;
  const shorter = shortenFacts(facts.section, { tokens: room, count });
  if (shorter === null) return null;
  const { section, gone } = shorter;
  const kept = section && { ...facts, section: { ...section, tokens: count(section.text) } };
  const others = planned.leftOut.filter((one) => one.facts === undefined);
  const before = planned.leftOut.find((one) => one.facts !== undefined)?.facts ?? 0;
  const left = { ...leftOutSection("facts", "memory-tokens"), facts: before + gone };
  return {
    entries: planned.entries.flatMap((entry, nth) => (nth === at ? (kept ?? []) : entry)),
    leftOut: [...others, left],
  };
}

/** Where the section stands that leaves first. */
function lastOf(entries: readonly SectionEntry[]): number {
  const ranks = entries.map(({ section }) => MEMORY_KINDS.indexOf(section.kind));
  return ranks.lastIndexOf(Math.max(...ranks));
}

function labelOf({ section: { source } }: SectionEntry): Pick<LeftOut, "label"> {
  return source.type === "block" ? { label: source.label } : {};
}

function isMemory({ section }: SectionEntry): boolean {
  return MEMORY_KINDS.includes(section.kind);
}

/** Whether something that the person wants the model to know did not fit. */
export function isMemoryLeftOut({ kind, reason }: LeftOut): boolean {
  const isTold = kind === "facts" || kind === "core-blocks" || kind === "working-blocks";
  return isTold && reason === "memory-tokens";
}
