import { SECTION_HEADINGS } from "./section-headings";

/** The start of a memory block's tags, in any case and with a few blanks, which a model reads over. */
export const BLOCK_TAG = /<(?=[\s\p{Cf}]{0,8}\/?[\s\p{Cf}]{0,8}block[\s\p{Cf}]{0,8}:)/giu;

/** Marks and blanks around a heading's words, on their line. */
const MARKS = "[^\\p{L}\\p{N}\\r\\n]{0,20}";

/** A heading's words with anything between them, which is quick to see, and what tells it. */
type OwnHeading = { readonly heading: string; readonly words: RegExp; found: RegExp | null };

const OWN_HEADINGS: readonly OwnHeading[] = Object.values(SECTION_HEADINGS).map((heading) => ({
  heading,
  words: new RegExp(wordsOf(heading).replaceAll(" ", "[^]{1,20}"), "iu"),
  found: null,
}));

/**
 * What finds those headings of ours that a text may hold, each up to the first letter of its words:
 * behind a `#`, or with nothing else on its line. Made when its words stand there, which they hardly
 * ever do: for letters of any script in any case the browser takes 20 ms to make all of them.
 */
export function ownHeadingsOf(text: string): readonly RegExp[] {
  return OWN_HEADINGS.filter(({ words }) => words.test(text)).map((own) => {
    own.found ??= new RegExp(headingPattern(own.heading), "gimu");
    return own.found;
  });
}

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

function wordsOf(heading: string): string {
  return heading.replace(/^#+\s*/, "");
}

function headingPattern(heading: string): string {
  const [first = "", ...rest] = wordsOf(heading);
  const words = rest.join("").replaceAll(" ", "[^\\p{L}\\p{N}\\r\\n]{1,20}");
  return `^(?:${MARKS}${first}(?=${words}${MARKS}$)|${MARKS}#${MARKS}${first}(?=${words}))`;
}
