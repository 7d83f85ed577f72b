import { SECTION_HEADINGS } from "./section-headings";

/** The start of a memory block's tags, in any case and with a few blanks, which a model reads over. */
export const BLOCK_TAG = /<(?=[\s\p{Cf}]{0,8}\/?[\s\p{Cf}]{0,8}block[\s\p{Cf}]{0,8}:)/giu;

/** Marks and blanks around a heading's words, on their line. */
const MARKS = "[^\\p{L}\\p{N}\\r\\n]{0,20}";

/** A heading of ours up to the first letter of its words: behind a `#`, or with nothing else on its line. */
export const OWN_HEADINGS: readonly RegExp[] = Object.values(SECTION_HEADINGS).map(
  (heading) => new RegExp(headingPattern(heading), "gimu"),
);

/** Marks, blanks and what is not seen: with any of it around its word a label is still read as one. */
const BETWEEN = "[^\\p{L}\\p{N}:：\\]]*";

/** What a line's first word makes a label: `User:`, `[User]`, `**User:**`, `> User :`, in any case. */
const LABEL = new RegExp(
  `^(?:(?:system|user|assistant|tool)|previous${BETWEEN}context)${BETWEEN}[:：\\]]`,
  "iu",
);

const FIRST_LETTER = /\p{L}/u;

/** Where a role label begins that a line starts with, whatever marks are before it; -1 for none. */
export function roleLabelAt(line: string): number {
  const start = line.search(FIRST_LETTER);
  return start >= 0 && LABEL.test(line.slice(start)) ? start : -1;
}

function headingPattern(heading: string): string {
  const [first = "", ...rest] = heading.replace(/^#+\s*/, "");
  const words = rest.join("").replaceAll(" ", "[^\\p{L}\\p{N}\\r\\n]{1,20}");
  return `^(?:${MARKS}${first}(?=${words}${MARKS}$)|${MARKS}#${MARKS}${first}(?=${words}))`;
}
