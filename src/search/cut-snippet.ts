import type { SearchTerm } from "../domain/search-index";
import { foldMarks, UNSPACED } from "./to-tokens";

/** A part of a text in which words are marked, from one place in it to the other. */
export type Snippet = {
  readonly text: string;
  readonly marks: readonly (readonly [number, number])[];
};

/** Characters of a snippet, and how many of them stand before the first word that is marked. */
const LONG = 220;
const BEFORE = 60;

/**
 * The part of a text where it says what was looked for, with that marked; its beginning where it does
 * not say it in these words. Cut ends have an ellipsis.
 */
export function cutSnippet(text: string, terms: readonly SearchTerm[]): Snippet {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).map(toWanted);
  const marks = findMarks(text, wanted);
  const from = startBefore(text, marks[0]?.[0] ?? 0);
  const until = Math.min(text.length, endOf(text, from + LONG));
  const start = from === 0 ? "" : "…";
  const shown = marks.filter(([, end]) => end <= until);
  return {
    // One line; each character keeps its place.
    text: `${start}${text.slice(from, until).replaceAll(/\s/g, " ")}${until < text.length ? "…" : ""}`,
    marks: shown.map(([first, end]) => [first - from + start.length, end - from + start.length]),
  };
}

/** Words one after the other, as they are compared; of each whether it may go on. */
type Wanted = readonly { readonly word: string; readonly isPrefix: boolean }[];

type Word = { readonly folded: string; readonly from: number; readonly until: number };

const WORDS = /\p{So}+|[\p{L}\p{N}\p{M}\p{Co}]+/gu;

function toWanted({ words, isPrefix }: SearchTerm): Wanted {
  // A mark that folding takes away is no beginning of every word.
  const found = [...wordsOf(words)].filter(({ folded }) => folded !== "");
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
      if (part !== "") yield { folded: foldMarks(part), from, until: from + part.length };
      from += part.length;
    }
  }
}

const RUNS = new RegExp(`(${UNSPACED.source})`, "u");

function isAscii(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (word.charCodeAt(at) > 127) return false;
  return true;
}

/** What is marked, as far as a snippet that begins with the first of them can show. */
function findMarks(text: string, wanted: readonly Wanted[]): [number, number][] {
  const marks: [number, number][] = [];
  const open: Word[] = [];
  const longest = Math.max(1, ...wanted.map(({ length }) => length));
  for (const word of wordsOf(text)) {
    if (marks[0] !== undefined && word.from > marks[0][0] + LONG) break;
    open.push(word);
    if (open.length > longest) open.shift();
    for (const words of wanted) {
      const mark = words.length > 0 && markOf(open.slice(-words.length), words);
      if (mark) marks.push(mark);
    }
  }
  return joined(marks);
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

function startBefore(text: string, mark: number): number {
  if (mark <= BEFORE) return 0;
  const from = text.indexOf(" ", mark - BEFORE);
  return from < 0 || from >= mark ? wholeAt(text, mark - BEFORE) : from + 1;
}

function endOf(text: string, at: number): number {
  return at >= text.length ? text.length : wholeAt(text, at);
}

/** No half of a character. */
function wholeAt(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
