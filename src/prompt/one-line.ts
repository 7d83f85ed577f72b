/** The text without line breaks: one would let it look like a heading or like another line. */
export function oneLine(text: string): string {
  return text
    .trim()
    .split(/\s*[\n\r\u0085\u2028\u2029]\s*/)
    .join(" ");
}
