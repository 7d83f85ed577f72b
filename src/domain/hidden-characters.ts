/**
 * What nobody sees, and what acts all the same where it is pasted or read by a model: control characters
 * but for tab and line ends, marks that turn the order of the text around, what has no width, tags,
 * further selectors of variants. Joiners and U+FE0F are not among them: words and pictures need them.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e0fff}]|\r(?!\n)/gu;

/** The text without its hidden characters. */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, "");
}

/** How many hidden characters a text has. */
export function countHidden(text: string): number {
  return text.match(HIDDEN)?.length ?? 0;
}

/** The text with its hidden characters named, as in [U+202E]. */
export function nameHidden(text: string): string {
  return text.replace(HIDDEN, (one) => {
    const point = (one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${point}]`;
  });
}

/** JSON that says the same with the hidden characters of its texts escaped: as in \u202e. */
export function escapeHidden(json: string): string {
  return json.replace(HIDDEN, (one) =>
    Array.from({ length: one.length }, (_, at) => escapeUnit(one.charCodeAt(at))).join(""),
  );
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
