import type { LeftOut, PlannedSection, SystemSectionKind } from "../domain/prompt-plan";
import { clipMiddle } from "./clip-middle";
import {
  leftOutEach,
  leftOutSection,
  type PlannedSections,
  type SectionEntry,
  sumTokens,
} from "./plan-sections";
import { UNTRUSTED_FACTS } from "./untrusted-note";

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
  const kept = new Set(factLines(fitted));
  const gone = factLines(planned).filter((line) => !kept.has(line));
  const keys = gone.map((line) => line.split(": ", 1)[0] ?? line).reverse();
  return {
    ...fitted,
    leftOut: [...fitted.leftOut, ...leftOutEach("facts", keys, "memory-tokens")],
  };
}

/** The facts that are told, in their order, each on a line. */
function factLines({ entries }: Pick<PlannedSections, "entries">): readonly string[] {
  return entries.flatMap((entry) => (entry.section.source.type === "facts" ? linesOf(entry) : []));
}

/** What a section lists. */
function linesOf({ section }: SectionEntry): readonly string[] {
  const lines = section.text.split("\n").filter((line) => line.startsWith("- "));
  return lines.map((line) => clipMiddle(line.slice(2), MOST_LABEL));
}

const MOST_LABEL = 80;

function takeAway(planned: PlannedSections, fitting: Fitting): PlannedSections {
  const last = lastOf(planned.entries);
  const dropped = planned.entries[last];
  if (dropped?.section.kind !== "activity") {
    const shorter = withFewerFacts(planned, fitting, dropped?.section.kind === "facts");
    if (shorter !== null) return shorter;
  }
  const entries = planned.entries.filter((_entry, at) => at !== last);
  if (dropped === undefined) return { ...planned, entries };
  return { entries, leftOut: [...planned.leftOut, ...leftOutOf(dropped)] };
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
  const { section } = shorter;
  const kept = section && { ...facts, section: { ...section, tokens: count(section.text) } };
  const entries = planned.entries.flatMap((entry, nth) => (nth === at ? (kept ?? []) : entry));
  return { ...planned, entries };
}

/** Where the section stands that leaves first. */
function lastOf(entries: readonly SectionEntry[]): number {
  const ranks = entries.map(({ section }) => MEMORY_KINDS.indexOf(section.kind));
  return ranks.lastIndexOf(Math.max(...ranks));
}

/** Each summary of a section that leaves, or the section by its label; facts are told apart, all at once. */
function leftOutOf(entry: SectionEntry): LeftOut[] {
  const { kind, source } = entry.section;
  if (source.type === "facts") return [];
  const lines = source.type === "summaries" ? linesOf(entry) : [];
  if (lines.length > 0) return leftOutEach(kind, lines, "memory-tokens");
  const label = source.type === "block" ? { label: source.label } : {};
  return [{ ...leftOutSection(kind, "memory-tokens"), ...label }];
}

function isMemory({ section }: SectionEntry): boolean {
  return MEMORY_KINDS.includes(section.kind);
}

/** Whether something that the person wants the model to know did not fit. */
export function isMemoryLeftOut({ kind, reason }: LeftOut): boolean {
  const isKnowledge = kind === "facts" || kind === "core-blocks" || kind === "working-blocks";
  return isKnowledge && reason === "memory-tokens";
}

/** The facts without some of them; null where none are left. */
type ShortFacts = { readonly section: Omit<PlannedSection, "tokens"> | null };

/**
 * As many facts as fit: those from untrusted text leave first, of each the ones that were changed
 * longest ago. Null where the section is no list of facts, a line each.
 */
function shortenFacts(section: PlannedSection, { tokens, count }: Fitting): ShortFacts | null {
  const { source, text } = section;
  if (source.type !== "facts") return null;
  const lines = text.split("\n");
  const lineIndices = [...lines.keys()].filter((at) => lines[at]?.startsWith("- "));
  if (lineIndices.length !== source.ids.length || lineIndices.length === 0) return null;
  const untrusted = source.untrusted ?? 0;
  const own = lineIndices.length - untrusted;
  // The order in which they leave, by their places among the facts.
  const leaving = [...lineIndices.keys()].map((nth) => (nth + own) % lineIndices.length);
  const without = (gone: number) => {
    const left = new Set(leaving.slice(0, gone));
    const dropped = new Set([...left].map((nth) => lineIndices[nth]));
    const isMarked = gone < untrusted;
    const kept = lines.filter(
      (line, at) => !dropped.has(at) && (isMarked || line !== UNTRUSTED_FACTS),
    );
    const ids = source.ids.filter((_id, nth) => !left.has(nth));
    const more = isMarked ? { untrusted: untrusted - gone } : {};
    return { ...section, text: kept.join("\n"), source: { type: source.type, ids, ...more } };
  };
  let [least, most] = [1, lineIndices.length];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (count(without(middle).text) <= tokens) most = middle;
    else least = middle + 1;
  }
  return { section: least === lineIndices.length ? null : without(least) };
}
