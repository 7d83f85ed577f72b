/** At most so many UTF-16 units of a text's beginning, without half a character at its end. */
export function clipText(text: string, most: number): string {
  if (text.length <= most) return text;
  const code = text.charCodeAt(most - 1);
  const isHalf = code >= 0xd800 && code <= 0xdbff;
  return text.slice(0, isHalf ? most - 1 : most);
}
