import type { MarkedToken, Token } from "marked";
import { countHidden } from "../../domain/hidden-characters";

/**
 * Characters of a block above which it is shown in several pieces: what grows is
 * parsed and laid out again with every word, so the last piece must stay small. Measured: a paragraph
 * of 220,000 characters in one piece took up to 170 ms for a word.
 */
const LONGEST = 6_000;

/** What emphasis costs, in characters: each run of it may be held against all others of a piece. */
const EMPHASIS = 75;
const LINE = 20;
/** An item of a list, besides its line: 250 of one letter took 35 ms, most of it for their marks. */
const ITEM = 50;
/** A character for which the browser has to look for another font: 6,000 of them took 30 ms. */
const STRANGE = 5;

/** How much of a piece a text takes up, counted in plain characters. */
export function costOf(text: string): number {
  return (
    plainCost(text) +
    EMPHASIS * count(text, /[*_]+/g) +
    ITEM * count(text, /^[ \t]*(?:[-+]|\d{1,9}[.)])/gm)
  );
}

/** The same of a text that is shown as it is. */
export function plainCost(text: string): number {
  return text.length + LINE * count(text, /\n/g) + STRANGE * count(text, CONTROL);
}

/** Whether so much of a text is drawn slowly, or named in code, that it stands in smaller pieces. */
export function isStrange(text: string): boolean {
  return countHidden(text) > 300;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g;

function count(text: string, kind: RegExp): number {
  return text.match(kind)?.length ?? 0;
}

/** Whether a piece of this cost is full: what can begin another one does. */
export function isFull(cost: number): boolean {
  return cost > LONGEST;
}

/** A block's source in pieces that read as the block does; put together they are the source. */
export function cutBlock(token: Token): readonly string[] {
  const block = token as MarkedToken;
  if (block.type === "paragraph") return cutParagraph(block.raw);
  if (block.type !== "list" || !isFull(costOf(block.raw))) return [block.raw];
  const pieces = cutItems(block.items.map(({ raw }) => raw));
  return pieces.join("") === block.raw ? pieces : [block.raw];
}

function cutItems(items: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let piece = "";
  let cost = 0;
  for (const item of items) {
    const own = costOf(item);
    if (piece !== "" && isFull(cost + own)) {
      pieces.push(piece);
      piece = "";
      cost = 0;
    }
    piece += item;
    cost += own;
  }
  return [...pieces, piece];
}

/** Characters of a line above which it is cut, too: one without an end is laid out as a whole. */
const LONGEST_LINE = 40_000;

/** Lines of a text as it is that stand together: a short one is laid out as a long one is. */
export const MOST_LINES = 300;

/**
 * Text as it is, such as code, in pieces that end with a line: what does not grow any more is not laid
 * out again. Only the first `most` of them, where it has more.
 */
export function cutCode(code: string, most = Infinity): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  do {
    const end = endOfPiece(code, at);
    pieces.push(code.slice(at, end));
    at = end;
  } while (at < code.length && pieces.length < most);
  return pieces;
}

function endOfPiece(code: string, at: number): number {
  let end = at;
  for (let lines = 0; lines < MOST_LINES && end < code.length; lines += 1) {
    const next = code.indexOf("\n", end) + 1 || code.length;
    if (next - at > LONGEST && end > at) break;
    end = next;
  }
  if (end - at > LONGEST && isStrange(code.slice(at, end))) return at + LONGEST / 4;
  return end - at > LONGEST_LINE ? at + LONGEST : end;
}

// Only before a letter: nothing else that a piece may begin with is sure to be a paragraph.
const ENDS = [/(?:\n|[.!?…][)\]"”’]*\s|[。！？])(?=\p{L})/gu, /\s(?=\p{L})/gu];

/** A paragraph in pieces that begin with a letter; the last is long where none can be found. */
export function cutParagraph(raw: string): readonly string[] {
  const pieces: string[] = [];
  let at = 0;
  while (raw.length - at > LONGEST || isFull(costOf(raw.slice(at)))) {
    const length = lastEnd(withinCost(raw.slice(at, at + LONGEST)));
    if (length === null) break;
    pieces.push(raw.slice(at, at + length));
    at += length;
  }
  return [...pieces, raw.slice(at)];
}

const COSTLY = new RegExp(`[*_]+|\\n|${CONTROL.source}`, "g");

/** As much of a text's beginning as one piece holds. */
function withinCost(text: string): string {
  let cost = 0;
  let last = 0;
  for (const { 0: found, index } of text.matchAll(COSTLY)) {
    cost += (found === "\n" ? LINE : /[*_]/.test(found) ? EMPHASIS : STRANGE) + index - last;
    last = index;
    if (isFull(cost)) return text.slice(0, index);
  }
  return text;
}

/** Where the text can be cut best: behind its last line or sentence, else behind its last word. */
function lastEnd(text: string): number | null {
  for (const end of ENDS) {
    const found = [...text.matchAll(end)].at(-1);
    if (found !== undefined) return found.index + found[0].length;
  }
  return null;
}
