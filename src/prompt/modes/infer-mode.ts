import type { PromptMode } from "../../domain/prompt-mode";
import { type CueIndex, indexCues } from "./cue";
import { ENGLISH_CUES } from "./english-cues";
import { GERMAN_CUES } from "./german-cues";
import { hintFromTools } from "./hint-from-tools";
import { isTelling } from "./is-telling";
import { matchCues } from "./match-cues";
import { type Clause, readClauses } from "./read-clauses";

type Scores = Record<PromptMode, number>;

// Found by trying on the training messages of the bench, not on those kept apart.
const FURTHER_CLAUSES = 0.3;
const LEADING = 1.1;
const IN_MATERIAL = 0.4;
const IN_TELLING = 0.45;
const TOOL_HINT = 1;
const LEAST = 0.9;

/** Of equal scores the first wins: what is most seldom said by chance. */
const MODES: readonly PromptMode[] = ["modification", "analysis", "creation", "search", "general"];

/**
 * The mode of a message by its words, and by the tools of the turns before where those are weak
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
  const telling = isTelling(clause.words) ? IN_TELLING : 1;
  for (const { mode, weight, place } of matchCues(clause, cues())) {
    const placed = place === "lead" ? (at === 0 ? LEADING : 1) : mode === "general" ? 1 : telling;
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
