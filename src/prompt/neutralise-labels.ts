const LINE_ENDS = /(\r\n|[\n\r\v\f\u0085\u2028\u2029])/u;

/** Marks, blanks and what is not seen: with any of it around its word a label is still read as one. */
const BETWEEN = "[^\\p{L}\\p{N}:：\\]]*";

/** What a line's first word makes a label: `User:`, `[User]`, `**User:**`, `> User :`, in any case. */
const LABEL = new RegExp(
  `^(?:(?:system|user|assistant|tool)|previous${BETWEEN}context)${BETWEEN}[:：\\]]`,
  "iu",
);

const FIRST_LETTER = /\p{L}/u;
const ZERO_WIDTH_SPACE = "\u200b";

/**
 * The text with a zero-width space after the first letter of every role label at the start of a
 * line, whatever marks are before it, so that a flat layout has as many label lines as entries (D-15).
 */
export function neutraliseLabels(text: string): string {
  return text.split(LINE_ENDS).map(neutraliseLine).join("");
}

function neutraliseLine(line: string): string {
  const start = line.search(FIRST_LETTER);
  if (start < 0 || !LABEL.test(line.slice(start))) return line;
  return `${line.slice(0, start + 1)}${ZERO_WIDTH_SPACE}${line.slice(start + 1)}`;
}
