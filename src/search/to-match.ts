import type { SearchTerm } from "../domain/search-index";
import { toTokens, UNSPACED } from "./to-tokens";

/** What SQLite's FTS5 is asked for these terms; null where none of them asks for something. */
export function toMatch(terms: readonly SearchTerm[]): string | null {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded).map(phraseOf);
  const unwanted = terms.filter(({ isExcluded }) => isExcluded).map(phraseOf);
  const phrases = wanted.filter((phrase) => phrase !== null);
  if (phrases.length === 0) return null;
  const without = unwanted.filter((phrase) => phrase !== null).map((phrase) => ` NOT ${phrase}`);
  return `(${phrases.join(" AND ")})${without.join("")}`;
}

/** What FTS5 is asked for texts with any of these terms; null where none of them asks for something. */
export function toMatchAny(terms: readonly SearchTerm[]): string | null {
  const phrases = terms.map(phraseOf).filter((phrase) => phrase !== null);
  return phrases.length === 0 ? null : phrases.join(" OR ");
}

/** The words in FTS5's quotes: whatever else they hold is none of its syntax. */
function phraseOf({ words, isPrefix }: SearchTerm): string | null {
  const tokens = toTokens(words, { isOpen: true }).replaceAll(/["\0]/g, " ").trim();
  if (!/[\p{L}\p{N}\p{So}\p{Co}]/u.test(tokens)) return null;
  // One character of a script without spaces is the beginning of a pair.
  const last = tokens.split(/\s+/).at(-1) ?? "";
  const isSingle = [...last].length === 1 && last.search(UNSPACED) === 0;
  return `"${tokens}"${isPrefix || isSingle ? "*" : ""}`;
}
