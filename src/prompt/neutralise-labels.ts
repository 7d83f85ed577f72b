import { roleLabelAt } from "../domain/forged-marks";

const LINE_ENDS = /(\r\n|[\n\r\v\f\u0085\u2028\u2029])/u;
const ZERO_WIDTH_SPACE = "\u200b";

/**
 * The text with a zero-width space after the first letter of every role label at the start of a
 * line, whatever marks are before it, so that a flat layout has as many label lines as entries (D-15).
 */
export function neutraliseLabels(text: string): string {
  return text.split(LINE_ENDS).map(neutraliseLine).join("");
}

function neutraliseLine(line: string): string {
  const start = roleLabelAt(line);
  if (start < 0) return line;
  return `${line.slice(0, start + 1)}${ZERO_WIDTH_SPACE}${line.slice(start + 1)}`;
}
