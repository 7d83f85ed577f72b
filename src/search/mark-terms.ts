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
  const marks: [number, number][] = [];
  const open: Word[] = [];
  const longest = Math.max(1, ...wanted.map(({ length }) => length));
  for (const word of wordsOf(text)) {
    if (marks[0] !== undefined && word.from > marks[0][0] + within) break;
    open.push(word);
    if (open.length > longest) open.shift();
    for (const words of wanted) {
      const mark = words.length > 0 && markOf(open.slice(-words.length), words);
      if (mark) marks.push(mark);
    }
  }
  return joined(marks);
}

/** Words one after the other, as they are compared; of each whether it may go on. */
type Wanted = readonly { readonly word: string; readonly isPrefix: boolean }[];

type Word = { readonly folded: string; readonly from: number; readonly until: number };

/** Soft hyphens and marks of direction part no word. */
const WORDS =
  /\p{So}[\ufe00-\ufe0f]*|[\p{L}\p{N}\p{M}\p{Co}\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

function toWanted({ words, isPrefix }: SearchTerm): Wanted {
  const found = [...wordsOf(words)];
  return found.map(({ folded }, at) => ({
    word: folded,
    isPrefix: isPrefix && at === found.length - 1,
  }));
}

function* wordsOf(text: string): Generator<Word> {
  for (const match of text.matchAll(WORDS)) {
    const [word] = match;
    let from = match.index;
    if (isAscii(word)) {
      yield { folded: word.toLowerCase(), from, until: from + word.length };
      continue;
    }
    // Runs without spaces stand by themselves, as they do in the index.
    for (const part of word.split(RUNS)) {
      const folded = foldMarks(part);
      // A mark that folding takes away is no word, and no beginning of every word.
      if (folded !== "") yield { folded, from, until: from + part.length };
      from += part.length;
    }
  }
}

/** What is written without spaces, with what belongs to a sign before it. */
const RUNS = new RegExp(
  `((?:${UNSPACED.source}[\\u3099\\u309a\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]*)+)`,
  "u",
);

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false;
  return true;
}

/** From where to where these words are the wanted ones; null where they are not. */
function markOf(words: readonly Word[], wanted: Wanted): [number, number] | null {
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined || words.length < wanted.length) return null;
  if (wanted.length === 1 && isUnspaced(first.folded))
    return markWithin(first, wanted[0]?.word ?? "");
  const isSame = wanted.every(({ word, isPrefix }, at) => {
    const folded = words[at]?.folded ?? "";
    return isPrefix ? folded.startsWith(word) : folded === word;
  });
  return isSame ? [first.from, last.until] : null;
}

function isUnspaced(word: string): boolean {
  return word.search(UNSPACED) === 0;
}

/** A run without spaces holds words that it does not begin with. */
function markWithin({ folded, from, until }: Word, word: string): [number, number] | null {
  const at = folded.indexOf(word);
  if (at < 0) return null;
  // Where folding has changed its length the places are not the same.
  return folded.length === until - from ? [from + at, from + at + word.length] : [from, until];
}

function joined(marks: readonly [number, number][]): [number, number][] {
  const sorted = [...marks].sort(([left], [right]) => left - right);
  const all: [number, number][] = [];
  for (const [from, until] of sorted) {
    const last = all.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], until);
    else all.push([from, until]);
  }
  return all;
}
