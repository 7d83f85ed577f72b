/** A name between two pairs of braces, on one line; what is longer is text. */
const VARIABLE = /\{\{[^\S\r\n]*([^{}\s](?:[^{}\r\n]{0,38}[^{}\s])?)[^\S\r\n]*\}\}/gu;

/** Fields that one form has at most; what else a text names stays as it is written. */
export const MAX_VARIABLES = 20;

/** The names of a prompt's variables, each once, in the order in which they come. */
export function variablesOf(text: string): readonly string[] {
  const names = new Set<string>();
  for (const [, name = ""] of text.matchAll(VARIABLE)) {
    names.add(name);
    if (names.size === MAX_VARIABLES) break;
  }
  return [...names];
}

/** Characters of values that a text takes: one that names a variable 4,000 times would hold 40 million. */
export const MAX_FILLED = 200_000;

/**
 * The text with each variable's value in its place; one without a value, and one for which there is no
 * room any more, stays as it is written.
 */
export function fillVariables(text: string, values: ReadonlyMap<string, string>): string {
  let filled = 0;
  // In one go: a value that has braces of its own is no variable.
  return text.replace(VARIABLE, (written, name: string) => {
    const value = values.get(name) ?? written;
    if (filled + value.length > MAX_FILLED) return written;
    filled += value.length;
    return value;
  });
}
