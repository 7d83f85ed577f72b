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

/** The text with each variable's value in its place; one without a value stays as it is written. */
export function fillVariables(text: string, values: ReadonlyMap<string, string>): string {
  // In one go: a value that has braces of its own is no variable.
  return text.replace(VARIABLE, (written, name: string) => values.get(name) ?? written);
}
