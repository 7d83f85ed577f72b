import { fence } from "./fence";

const OPENING = /^:::(\w{1,20})\{([^{}]*)\}\s*$/;

/**
 * A reply without the two lines that its product puts around a text of that kind, `:::kind{…}` and
 * `:::`; the text keeps its title, or its subject.
 */
export function withoutFrames(text: string, kind: string): string {
  if (!text.includes(`:::${kind}{`)) return text;
  let isWithin = false;
  const lines = text.split("\n").map((line) => {
    const [, found = "", told = ""] = OPENING.exec(line) ?? [];
    const isOpening = found === kind;
    if (!isOpening && !(isWithin && line.trim() === ":::")) return line;
    isWithin = isOpening;
    const title = isOpening ? (/\b(?:subject|title)="([^"]*)"/.exec(told)?.[1] ?? "") : "";
    return title === "" ? "" : `\n${fence("", { title, language: null }).trimEnd()}\n`;
  });
  return lines.join("\n").trim();
}
