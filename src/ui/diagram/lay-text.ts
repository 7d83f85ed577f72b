import { BOUNDS } from "./diagram-bounds";
import { refuseAbove } from "./refusal";

/** How wide a text is drawn, in pixels. */
export type Measure = (text: string) => number;

/** The lines that a text is drawn in, and the room that they take. */
export type LaidText = {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
};

export const LINE_HEIGHT = 18;
export const NO_TEXT: LaidText = { lines: [], width: 0, height: 0 };

/** Lays the texts of one diagram, of at most that width each. */
export type Lay = (text: string, most: number) => LaidText;

/** Lays each text once, however often it is drawn; refuses more lines in all than a diagram may have. */
export function createLay(measure: Measure): Lay {
  const known = new Map<string, LaidText>();
  let lines = 0;
  return (text, most) => {
    const key = `${most} ${text}`;
    const laid = known.get(key) ?? layText(text, measure, most);
    known.set(key, laid);
    lines += laid.lines.length;
    refuseAbove(BOUNDS.lines, lines);
    return laid;
  };
}

/** A text in lines of at most that width; a word that is wider is broken. An empty text has no line. */
export function layText(text: string, measure: Measure, most: number): LaidText {
  if (text === "") return NO_TEXT;
  const lines = text.split("\n").flatMap((line) => wrap(line, measure, most));
  const width = Math.ceil(Math.max(...lines.map((line) => measure(line))));
  return { lines, width, height: lines.length * LINE_HEIGHT };
}

function wrap(line: string, measure: Measure, most: number): string[] {
  if (measure(line) <= most) return [line];
  const lines: string[] = [];
  let last = "";
  for (const word of line.split(" ").flatMap((one) => cutWord(one, measure, most))) {
    const longer = last === "" ? word : `${last} ${word}`;
    if (last === "" || measure(longer) <= most) last = longer;
    else {
      lines.push(last);
      last = word;
    }
  }
  return [...lines, last];
}

/** A word in parts that each have room on a line, cut between characters as a person counts them. */
function cutWord(word: string, measure: Measure, most: number): string[] {
  if (measure(word) <= most) return [word];
  const parts: string[] = [];
  let last = "";
  for (const { segment } of new Intl.Segmenter().segment(word)) {
    if (last !== "" && measure(last + segment) > most) {
      parts.push(last);
      last = "";
    }
    last += segment;
  }
  return [...parts, last];
}
