const LINE_ENDS = /(\r\n|[\n\r\v\f\u0085\u2028\u2029])/u;

/** Blanks and characters that are not seen: neither makes a label another one. */
const UNSEEN = "[\\s\\p{Cf}]*";
const ROLES = "(?:system|user|assistant|tool)";

/** `User:` at the start of a line, and `[User]`, in any case and with any blanks in between. */
const LABEL = new RegExp(
  `^${UNSEEN}(?:${ROLES}${UNSEEN}[:：]|\\[${UNSEEN}${ROLES}${UNSEEN}\\]|previous\\s+context${UNSEEN}[:：])`,
  "iu",
);
const BEFORE_WORD = new RegExp(`^${UNSEEN}(?:\\[${UNSEEN})?`, "u");

const ZERO_WIDTH_SPACE = "\u200b";

/**
 * The text with a zero-width space after the first letter of every role label at the start of a
 * line, so that a flat layout has as many label lines as entries (D-15).
 */
export function neutraliseLabels(text: string): string {
  return text.split(LINE_ENDS).map(neutraliseLine).join("");
}

/** Lines of a text that read as a role label. */
export function countLabelLines(text: string): number {
  return text.split(LINE_ENDS).filter((line) => LABEL.test(line)).length;
}

function neutraliseLine(line: string): string {
  if (!LABEL.test(line)) return line;
  const start = BEFORE_WORD.exec(line)?.[0].length ?? 0;
  return `${line.slice(0, start + 1)}${ZERO_WIDTH_SPACE}${line.slice(start + 1)}`;
}
