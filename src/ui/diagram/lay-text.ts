/** How wide a text is drawn, in pixels. */
export type Measure = (text: string) => number;

/** The lines that a text is drawn in, and the room that they take. */
export type LaidText = {
  readonly lines: readonly string[];
  readonly width: number;
  readonly height: number;
};

export const LINE_HEIGHT = 18;

/** A text in lines of at most that width; a word that is wider is broken. An empty text has no line. */
export function layText(text: string, measure: Measure, most: number): LaidText {
  if (text === "") return { lines: [], width: 0, height: 0 };
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
