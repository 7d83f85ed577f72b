/** The text without line breaks: one would let it look like a heading or like another line. */
export function oneLine(text: string): string {
  return text
    .split(/[\n\r\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}
