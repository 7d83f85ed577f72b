import { wholeAt } from "./cut-snippet";
import type { MarkedRange } from "./mark-terms";

/** Characters of a quote, and how many of them stand before the first word that is shared. */
const LONG = 400;
const BEFORE = 80;
/** A sentence or a line that ends within so many characters is not cut. */
const NEAR = 60;

const END = /[.!?…。！？\n]/u;

/** From where to where the part of a text stands that has most of what is marked in it. */
export function cutQuote(text: string, marks: readonly MarkedRange[]): MarkedRange {
  if (text.length <= LONG + NEAR) return [0, text.length];
  const best = bestStart(marks.map(([from]) => from));
  const from = best <= BEFORE ? 0 : startAt(text, best - BEFORE, best);
  const until = Math.min(text.length, from + LONG);
  return [from, until === text.length ? until : endAt(text, until)];
}

/** From which of these places, given in their order, most of them are near behind it; the first of such. */
function bestStart(starts: readonly number[]): number {
  let [best, most, end] = [starts[0] ?? 0, 0, 0];
  for (const [at, from] of starts.entries()) {
    while ((starts[end] ?? Number.POSITIVE_INFINITY) < from + LONG - BEFORE) end += 1;
    if (end - at > most) [best, most] = [from, end - at];
  }
  return best;
}

/** Behind the last sentence or word that ends before the mark. */
function startAt(text: string, earliest: number, mark: number): number {
  const before = text.slice(earliest, mark);
  const sentence = [...before].findLastIndex((sign) => END.test(sign));
  if (sentence >= 0) {
    const said = [...before].slice(0, sentence + 1).join("");
    return skipBlanks(text, earliest + said.length);
  }
  const blank = before.search(/\s/u);
  return blank < 0 ? wholeAt(text, earliest) : skipBlanks(text, earliest + blank);
}

function endAt(text: string, until: number): number {
  const near = text.slice(until, until + NEAR);
  const sentence = near.search(END);
  if (sentence >= 0) return until + sentence + 1;
  const blank = text.lastIndexOf(" ", until);
  return blank > until - NEAR ? blank : wholeAt(text, until);
}

function skipBlanks(text: string, at: number): number {
  return at + (/^\s*/u.exec(text.slice(at, at + NEAR))?.[0].length ?? 0);
}
