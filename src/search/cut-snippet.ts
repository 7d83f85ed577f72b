import type { SearchTerm } from "../domain/search-index";
import { markTerms } from "./mark-terms";

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
  const marks = markTerms(text, terms, LONG);
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

function startBefore(text: string, mark: number): number {
  if (mark <= BEFORE) return 0;
  const from = text.indexOf(" ", mark - BEFORE);
  return from < 0 || from >= mark ? wholeAt(text, mark - BEFORE) : from + 1;
}

function endOf(text: string, at: number): number {
  return at >= text.length ? text.length : wholeAt(text, at);
}

/** No half of a character. */
export function wholeAt(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at - 1 : at;
}
