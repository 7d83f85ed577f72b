const LEFT_TO_RIGHT = "\u2066";
const AS_IT_BEGINS = "\u2068";
const END = "\u2069";

/** A name in a sentence: it keeps its own direction and turns nothing around it. */
export function isolate(name: string): string {
  return `${AS_IT_BEGINS}${name}${END}`;
}

/** A command, an address, a file's name or keys in a sentence: always from left to right. */
export function ltr(text: string): string {
  return `${LEFT_TO_RIGHT}${text}${END}`;
}

/** A name in the quotation marks of Arabic. */
export function quoted(name: string): string {
  return `«${isolate(name)}»`;
}
