import type { PromptMode } from "../../domain/prompt-mode";
import { type Cue, type CueIndex, indexCues, type WordPattern } from "./cue";
import { ENGLISH_CUES } from "./english-cues";
import { GERMAN_CUES } from "./german-cues";
import { type Clause, readClauses } from "./read-clauses";

const MODE_BY_WORD: Readonly<Record<string, PromptMode>> = {
  create: "creation",
  insert: "creation",
  write: "creation",
  search: "search",
  find: "search",
  recall: "search",
  lookup: "search",
  read: "analysis",
  summarize: "analysis",
  analyze: "analysis",
  update: "modification",
  edit: "modification",
  replace: "modification",
  rename: "modification",
  delete: "modification",
};

/** Who a clause is about that tells something. */
const SUBJECTS = wordSet("i we he she they my our ich wir er mein meine unser unsere");

/** What may stand before its subject. */
const TIMES = wordSet("today yesterday tonight heute gestern vorhin");

/** A clause with one of these asks all the same. */
const REQUESTS = wordSet(
  "need needs want wants would i'd wonder wondering looking trying forgot remember get understand " +
    "brauche brauch braucht bräuchte möchte hätte suche",
);

type Scores = Record<PromptMode, number>;

// Found by trying on the training messages of the bench, not on those kept apart.
const FURTHER_CLAUSES = 0.3;
const LEADING = 1.1;
const IN_MATERIAL = 0.4;
const IN_NARRATIVE = 0.45;
const TOOL_HINT = 1;
const LEAST = 0.9;

/** Of equal scores the first wins: what is most seldom said by chance. */
const MODES: readonly PromptMode[] = ["modification", "analysis", "creation", "search", "general"];

/**
 * The mode of a message by its words, and by the tools of the turn before where those are weak
 * general when neither tells. Pure; looks at the start and the end of a long message only.
 */
export function inferMode(message: string, previousTools: readonly string[]): PromptMode {
  const scores = sumUp(readClauses(message).map(scoreClause));
  const hint = hintFromTools(previousTools);
  if (hint !== null) scores[hint] += TOOL_HINT;
  const best = MODES.reduce((winner, mode) => (scores[mode] > scores[winner] ? mode : winner));
  return scores[best] >= LEAST ? best : "general";
}

/** Per mode the strongest cue of the clause; a request that leads the message counts more. */
function scoreClause(clause: Clause, at: number): Scores {
  const scores = noScores();
  const material = clause.material ? IN_MATERIAL : 1;
  const narrative = isNarrative(clause.words) ? IN_NARRATIVE : 1;
  for (const { mode, weight, position } of matchCues(clause, cues())) {
    const placed =
      position === "lead" ? (at === 0 ? LEADING : 1) : mode === "general" ? 1 : narrative;
    scores[mode] = Math.max(scores[mode], weight * placed * material);
  }
  return scores;
}

/** Per mode the strongest clause, and a part of what the others add. */
function sumUp(clauses: readonly Scores[]): Scores {
  const total = noScores();
  for (const mode of MODES) {
    const scores = clauses.map((clause) => clause[mode]);
    const highest = Math.max(0, ...scores);
    const rest = scores.reduce((sum, score) => sum + score, 0) - highest;
    total[mode] = highest + Math.min(FURTHER_CLAUSES * rest, 1);
  }
  return total;
}

// Made when first asked for: a worker that wakes for something else need not read the tables.
let index: CueIndex | null = null;

function cues(): CueIndex {
  index ??= indexCues([ENGLISH_CUES, GERMAN_CUES]);
  return index;
}

function noScores(): Scores {
  return { general: 0, creation: 0, search: 0, modification: 0, analysis: 0 };
}

/** Whether a clause's words rather tell something than ask for it. */
function isNarrative(words: readonly string[]): boolean {
  const [first = "", second = ""] = words;
  const starts = SUBJECTS.has(first) || (TIMES.has(first) && SUBJECTS.has(second));
  return starts && !words.some((word) => REQUESTS.has(word));
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

/** The mode that the latest tool with a telling name was for; null without one. */
function hintFromTools(tools: readonly string[]): PromptMode | null {
  for (let at = tools.length - 1; at >= 0; at -= 1) {
    const words = (tools[at] ?? "").toLowerCase().split(/[^a-z]/, 8);
    const modeWord = words.find((word) => Object.hasOwn(MODE_BY_WORD, word));
    if (modeWord !== undefined) return MODE_BY_WORD[modeWord] ?? null;
  }
  return null;
}

const LONGEST_GAP = 4;
const SHORTEST_STEM = 3;

/** The cues that a clause holds, a cue as often as it stands there. */
export function matchCues(clause: Clause, index: CueIndex): Cue[] {
  return clause.words.flatMap((word, at) =>
    cuesFrom(word, index).filter((cue) => mayStand(cue, clause, at) && fits(cue, clause.words, at)),
  );
}

function mayStand({ position }: Cue, { leads, question }: Clause, at: number): boolean {
  return position === "anywhere" || (position === "lead" ? leads.has(at) : question);
}

function cuesFrom(word: string, { byWord, byStem, longestStem }: CueIndex): readonly Cue[] {
  const cues = byWord.get(word) ?? [];
  const stems = [];
  const longest = Math.min(word.length, longestStem);
  for (let length = SHORTEST_STEM; length <= longest; length += 1) {
    const found = byStem.get(word.slice(0, length));
    if (found !== undefined) stems.push(...found);
  }
  return stems.length === 0 ? cues : [...cues, ...stems];
}

/** A cue has few parts and a gap few words, so that trying each is cheap. */
function fits(cue: Cue, words: readonly string[], at: number, from = 0): boolean {
  const part = cue.parts[from];
  if (part === undefined) return true;
  if (part === null) {
    for (let skipped = 0; skipped <= LONGEST_GAP; skipped += 1) {
      if (at + skipped <= words.length && fits(cue, words, at + skipped, from + 1)) return true;
    }
    return false;
  }
  const word = words[at];
  return word !== undefined && accepts(part, word) && fits(cue, words, at + 1, from + 1);
}

function accepts({ words, stems, endings }: WordPattern, word: string): boolean {
  return (
    words.has(word) ||
    stems.some((stem) => word.startsWith(stem)) ||
    endings.some((ending) => word.endsWith(ending))
  );
}
