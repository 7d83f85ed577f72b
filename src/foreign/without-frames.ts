import { fence } from "./fence";

const OPENING = /^:::(\w{1,20})\{([^{}]*)\}\s*$/;

/** A line that begins or ends code; only one that begins some names its language. */
const FENCE = /^\s*`{3,}([^`]*)$/;

/**
 * A reply without the two lines that its product puts around a text of that kind, `:::kind{…}` and
 * `:::`; the text keeps its title, or its subject, code, and what it frames in this way itself.
 */
export function withoutFrames(text: string, kind: string): string {
  if (!text.includes(`:::${kind}{`)) return text;
  let isWithin = false;
  let [inner, code] = [0, 0];
  const lines = text.split("\n").map((line) => {
    const language = FENCE.exec(line)?.[1];
    if (language !== undefined) code += code > 0 && language.trim() === "" ? -1 : 1;
    if (language !== undefined || code > 0) return line;
    const [, found = "", attributes = ""] = OPENING.exec(line) ?? [];
    const isOpening = found === kind;
    const isClosing = isWithin && line.trim() === ":::";
    if (!isOpening && (!isClosing || inner > 0)) {
      if (isClosing) inner -= 1;
      else if (isWithin && /^:::\s*\w/.test(line)) inner += 1;
      return line;
    }
    [isWithin, inner] = [isOpening, 0];
    const title = isOpening ? (/\b(?:subject|title)="([^"]*)"/.exec(attributes)?.[1] ?? "") : "";
    return title === "" ? "" : `\n${fence("", { title, language: null }).trimEnd()}\n`;
  });
  return lines.join("\n").trim();
}
