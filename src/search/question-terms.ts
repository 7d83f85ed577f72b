import { isContentWord, stemOf } from "../domain/english-words";
import type { SearchTerm } from "../domain/search-index";
import { foldMarks, UNSPACED } from "./to-tokens";

/** Terms of a message that are looked for; the beginning of a long one tells what it is about. */
const MAX_TERMS = 24;
const MAX_READ = 4_000;

/** A beginning of fewer letters is one of too many words. */
const LEAST_STEM = 4;

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const RUNS = new RegExp(`(${UNSPACED.source})`, "u");

/**
 * What a message that was written to somebody is about: each of its telling words once, by its stem;
 * what is written without spaces in pairs of characters.
 */
export function questionTerms(message: string): readonly SearchTerm[] {
  const found = new Map<string, SearchTerm>();
  for (const [word] of message.slice(0, MAX_READ).matchAll(WORDS)) {
    for (const part of word.split(RUNS)) {
      for (const term of part.search(UNSPACED) === 0 ? pairTerms(part) : wordTerms(part)) {
        if (found.size < MAX_TERMS) found.set(term.words, term);
      }
    }
  }
  return [...found.values()];
}

function wordTerms(word: string): readonly SearchTerm[] {
  const folded = foldMarks(word);
  if (folded.length < 2 || !isContentWord(folded)) return [];
  const stem = stemOf(folded);
  return stem.length < LEAST_STEM ? [toTerm(folded)] : [toTerm(stem, true)];
}

function pairTerms(run: string): readonly SearchTerm[] {
  const signs = [...run];
  return signs.slice(0, -1).map((sign, at) => toTerm(sign + (signs[at + 1] ?? "")));
}

function toTerm(words: string, isPrefix = false): SearchTerm {
  return { words, isExcluded: false, isPrefix };
}
