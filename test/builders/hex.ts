/** The bytes of hex text; blanks are for the reader. */
export function hex(text: string): Uint8Array<ArrayBuffer> {
  const pairs = text.replaceAll(/\s/g, "").match(/../g) ?? [];
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16));
}
