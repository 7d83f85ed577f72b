import type { Cue, CueIndex, WordPattern } from "./cue";
import type { Clause } from "./read-clauses";

const LONGEST_GAP = 4;
const SHORTEST_STEM = 3;

/** The cues that a clause holds, a cue as often as it stands there. */
export function matchCues(clause: Clause, index: CueIndex): Cue[] {
  return clause.words.flatMap((word, at) =>
    cuesFrom(word, index).filter((cue) => mayStand(cue, clause, at) && fits(cue, clause.words, at)),
  );
}

function mayStand({ place }: Cue, { leads, question }: Clause, at: number): boolean {
  return place === "anywhere" || (place === "lead" ? leads.has(at) : question);
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
