import type { SearchTerm } from "../domain/search-index";
import { foldMarks, UNSPACED } from "./to-tokens";

/** From where to where in a text. */
export type MarkedRange = readonly [number, number];

/**
 * Where a text says what was looked for, from its beginning on; those that follow the first by more
 * than `within` characters are left out.
 */
export function markTerms(
  text: string,
  terms: readonly SearchTerm[],
  within = Number.POSITIVE_INFINITY,
): readonly MarkedRange[] {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).map(toWanted);
  const marks: MarkedRange[] = [];
  const open: Word[] = [];
  const longest = Math.max(1, ...wanted.map(({ length }) => length));
  for (const word of wordsOf(text)) {
    if (marks[0] !== undefined && word.from > marks[0][0] + within) break;
    open.push(word);
    if (open.length > longest) open.shift();
    for (const words of wanted) {
      if (words.length === 0) continue;
      for (const mark of marksOf(open, words, { first: marks[0]?.[0], within })) marks.push(mark);
    }
  }
  return joined(marks);
}

/** Words one after the other, as they are compared; of each whether it may go on. */
type Wanted = readonly (Pick<Word, "folded" | "isRun"> & { readonly mayGoOn: boolean })[];

type Word = {
  readonly folded: string;
  /** Whether it is written without spaces. */
  readonly isRun: boolean;
  readonly from: number;
  readonly until: number;
};

/** Soft hyphens and marks of direction part no word. */
const WORDS =
  /\p{So}[\ufe00-\ufe0f]*|[\p{L}\p{N}\p{M}\p{Co}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function toWanted({ words, isPrefix }: SearchTerm): Wanted {
  const found = [...wordsOf(words)];
  // A run without spaces goes on before the first word and behind the last.
  return found.map(({ folded, isRun }, at) => ({
    ...{ folded, isRun, mayGoOn: at === found.length - 1 && (isPrefix || isRun) },
  }));
}

function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    let from = match.index;
    if (isAscii(word)) {
      yield { folded: word.toLowerCase(), isRun: false, from, until: from + word.length };
      continue;
    }
    // Runs without spaces stand by themselves, as they do in the index.
    for (const [nth, part] of word.split(RUNS).entries()) {
      const folded = foldMarks(part);
      // A mark that folding takes away is no word, and no beginning of every word.
      if (folded !== "") {
        yield { folded, isRun: nth % 2 === 1, from, until: from + part.length };
      }
      from += part.length;
    }
  }
}

/** What is written without spaces, with what belongs to a sign before it. */
const RUNS = new RegExp(
  `((?:${UNSPACED.source}[\\u3099\\u309a\\uff70\\uff9e\\uff9f\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]*)+)`,
  "u",
);

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false;
  return true;
}

/** Where the first mark is, and how far behind it others are looked for. */
type Reach = { readonly first: number | undefined; readonly within: number };

const NONE: readonly MarkedRange[] = [];

/** From where to where the last of these words are the wanted ones; nothing where they are not. */
function marksOf(words: readonly Word[], wanted: Wanted, reach: Reach): readonly MarkedRange[] {
  const first = words[words.length - wanted.length];
  const last = words[words.length - 1];
  const begin = wanted[0];
  const end = wanted[wanted.length - 1];
  if (first === undefined || last === undefined) return NONE;
  if (begin === undefined || end === undefined) return NONE;
  if (wanted.length === 1 && first.isRun) return marksWithin(first, begin, reach);
  const isSame = wanted.every(({ folded, isRun, mayGoOn }, at) => {
    const said = words.at(at - wanted.length)?.folded ?? "";
    if (at === 0 && isRun) return said.endsWith(folded);
    return mayGoOn ? said.startsWith(folded) : said === folded;
  });
  if (!isSame) return NONE;
  const from = isCutAt(first, begin) ? first.until - begin.folded.length : first.from;
  return [[from, isCutAt(last, end) ? last.from + end.folded.length : last.until]];
}

/** Whether a part of a word is marked: where folding has changed its length the places are not the same. */
function isCutAt({ folded, from, until }: Word, { isRun }: Pick<Word, "isRun">): boolean {
  return isRun && folded.length === until - from;
}

/** A run without spaces holds words that it does not begin with, and more than once. */
function marksWithin(
  run: Word,
  wanted: Wanted[number],
  { first = Number.POSITIVE_INFINITY, within }: Reach,
): readonly MarkedRange[] {
  const { folded: word } = wanted;
  const found = run.folded.indexOf(word);
  if (found < 0) return NONE;
  if (!isCutAt(run, wanted)) return [[run.from, run.until]];
  const end = Math.min(first, run.from + found) + within;
  const marks: MarkedRange[] = [];
  for (let at = found; at >= 0 && run.from + at <= end; at = run.folded.indexOf(word, at + 1)) {
    marks.push([run.from + at, run.from + at + word.length]);
  }
  return marks;
}

function joined(marks: readonly MarkedRange[]): [number, number][] {
  const sorted = [...marks].sort(([left], [right]) => left - right);
  const all: [number, number][] = [];
  for (const [from, until] of sorted) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], until);
    else all.push([from, until]);
  }
  return all;
}
