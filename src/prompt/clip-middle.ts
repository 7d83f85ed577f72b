/** What stands in place of a text's middle. */
export const CLIPPED = " […] ";

/** The text, at most so many characters of it: from the middle is taken what is too much. */
export function clipMiddle(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = Math.max(0, most - CLIPPED.length);
  const head = text.slice(0, Math.ceil(kept / 2)).replace(/[\ud800-\udbff]$/, "");
  const tail = kept < 2 ? "" : text.slice(-Math.floor(kept / 2)).replace(/^[\udc00-\udfff]/, "");
  return `${head}${CLIPPED}${tail}`;
}
