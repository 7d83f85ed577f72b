import { BLOCK_TAG, ownHeadingsOf, roleLabelAt } from "./forged-marks";
import type { PersonalityHint } from "./personality-hint";

type Mark = Pick<PersonalityHint, "start" | "end"> & {
  readonly about: Extract<PersonalityHint["about"], "block" | "heading" | "label">;
};

const LINE = /[^\n\r\v\f\u0085\u2028\u2029]+/gu;

/** Where a text pretends to be another part of the prompt, in its order; a label to its line's end. */
export function findForgedMarks(text: string): readonly Mark[] {
  const marks: Mark[] = [];
  const add = (about: Mark["about"], start: number) => {
    marks.push({ about, start, end: endOfLine(text, start) });
  };
  for (const { index } of text.matchAll(BLOCK_TAG)) add("block", index);
  for (const heading of ownHeadingsOf(text)) {
    for (const { index } of text.matchAll(heading)) add("heading", index);
  }
  for (const { 0: line, index } of text.matchAll(LINE)) {
    const at = roleLabelAt(line);
    if (at >= 0) add("label", index + at);
  }
  return marks.sort((left, right) => left.start - right.start);
}

function endOfLine(text: string, from: number): number {
  const length = text.slice(from).search(/[\n\r]/u);
  return length < 0 ? text.length : from + length;
}
