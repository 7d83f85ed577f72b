/**
 * What nobody sees, and what acts all the same where it is pasted: control characters but for tab and
 * line ends, and those that turn the order of the text around.
 */
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\r(?!\n)/g;

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
    const point = one.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
    return `[U+${point}]`;
  });
}
