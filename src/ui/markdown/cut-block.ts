import type { MarkedToken, Token } from "marked";
import { costOf, linesWithin, timesAsCostly } from "./draw-cost";

/**
 * Characters of a block above which it is shown in several pieces: what grows is
 * parsed and laid out again with every word, so the last piece must stay small. Measured: a paragraph
 * of 220,000 characters in one piece took up to 170 ms for a word.
 */
const LONGEST = 6_000;
const SHORTEST = 250;

/**
 * Characters of this text that stand in one piece: fewer where each of them is costly to draw. Of marks
 * that turn the direction around 1,500 in one piece took 64 ms, of wide letters without a space between
 * them 6,000 took 54.
 */
export function longestOf(text: string): number {
  const times = timesAsCostly(text);
  return times <= 2 ? LONGEST : Math.max(SHORTEST, Math.floor(LONGEST / times));
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
  if (end - at <= LONGEST) return end;
  const longest = longestOf(code.slice(at, end));
  return longest < LONGEST || end - at > LONGEST_LINE ? at + longest : end;
}

// Only before a letter: nothing else that a piece may begin with is sure to be a paragraph.
const ENDS = [/(?:\n|[.!?…][)\]"”’]*\s|[。！？])(?=\p{L})/gu, /\s(?=\p{L})/gu];

/** A paragraph in pieces that begin with a letter; the last is long where none can be found. */
function cutParagraph(raw: string): readonly string[] {
  const pieces: string[] = [];
  let rest = raw;
  for (let piece = firstOf(rest); piece !== null; piece = firstOf(rest)) {
    pieces.push(piece);
    rest = rest.slice(piece.length);
  }
  return [...pieces, rest];
}

/** The first piece of a paragraph that is cut; null where it stays whole. */
export function firstOf(raw: string): string | null {
  const next = raw.slice(0, LONGEST);
  const piece = firstRuns(linesWithin(next.slice(0, longestOf(next)), LONGEST));
  if (piece.length === raw.length) return null;
  const length = lastEnd(piece);
  return length === null ? null : piece.slice(0, length);
}

/** Runs of emphasis that stand in one piece: each may be held against all others. */
const MOST_RUNS = 75;

function firstRuns(text: string): string {
  const beyond = [...text.matchAll(/[*_]+/g)].at(MOST_RUNS);
  return beyond === undefined ? text : text.slice(0, beyond.index);
}

/** Where the text can be cut best: behind its last line or sentence, else behind its last word. */
function lastEnd(text: string): number | null {
  for (const end of ENDS) {
    const found = [...text.matchAll(end)].at(-1);
    if (found !== undefined) return found.index + found[0].length;
  }
  return null;
}
