import type { MarkedToken, Token } from "marked";
import { costOf, linesWithin, timesAsCostly } from "./draw-cost";

/**
 * Characters of a block above which it is shown in several chunks: what grows is
 * parsed and laid out again with every word, so the last chunk must stay small. Measured: a paragraph
 * of 220,000 characters in one chunk took up to 170 ms for a word.
 */
const LONGEST = 6_000;
const SHORTEST = 250;

/**
 * Characters of this text that stand in one chunk: fewer where each of them is costly to draw. Of marks
 * that turn the direction around 1,500 in one chunk took 64 ms, of wide letters without a space between
 * them 6,000 took 54.
 */
export function longestOf(text: string): number {
  const times = timesAsCostly(text);
  return times <= 2 ? LONGEST : Math.max(SHORTEST, Math.floor(LONGEST / times));
}

/** Whether a chunk of this cost is full: what can begin another one does. */
export function isFull(cost: number): boolean {
  return cost > LONGEST;
}

/** A block's source in chunks that read as the block does; put together they are the source. */
export function cutBlock(token: Token): readonly string[] {
  const block = token as MarkedToken;
  if (block.type === "paragraph") return cutParagraph(block.raw);
  if (block.type !== "list" || !isFull(costOf(block.raw))) return [block.raw];
  const chunks = cutItems(block.items.map(({ raw }) => raw));
  return chunks.join("") === block.raw ? chunks : [block.raw];
}

function cutItems(items: readonly string[]): readonly string[] {
  const chunks: string[] = [];
  let chunk = "";
  let cost = 0;
  for (const item of items) {
    const own = costOf(item);
    if (chunk !== "" && isFull(cost + own)) {
      chunks.push(chunk);
      chunk = "";
      cost = 0;
    }
    chunk += item;
    cost += own;
  }
  return [...chunks, chunk];
}

/** Characters of a line above which it is cut, too: one without an end is laid out as a whole. */
const LONGEST_LINE = 40_000;

/** Lines of a text as it is that stand together: a short one is laid out as a long one is. */
export const MOST_LINES = 300;

/**
 * Text as it is, such as code, in chunks that end with a line: what does not grow any more is not laid
 * out again. Only the first `most` of them, where it has more.
 */
export function cutCode(code: string, most = Infinity): readonly string[] {
  const chunks: string[] = [];
  let at = 0;
  do {
    const end = endOfChunk(code, at);
    chunks.push(code.slice(at, end));
    at = end;
  } while (at < code.length && chunks.length < most);
  return chunks;
}

function endOfChunk(code: string, at: number): number {
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

// Only before a letter: nothing else that a chunk may begin with is sure to be a paragraph.
const ENDS = [/(?:\n|[.!?…][)\]"”’]*\s|[。！？])(?=\p{L})/gu, /\s(?=\p{L})/gu];

/** A paragraph in chunks that begin with a letter; the last is long where none can be found. */
function cutParagraph(raw: string): readonly string[] {
  const chunks: string[] = [];
  let rest = raw;
  for (let chunk = firstOf(rest); chunk !== null; chunk = firstOf(rest)) {
    chunks.push(chunk);
    rest = rest.slice(chunk.length);
  }
  return [...chunks, rest];
}

/** The first chunk of a paragraph that is cut; null where it stays whole. */
export function firstOf(raw: string): string | null {
  const next = raw.slice(0, LONGEST);
  const chunk = firstRuns(linesWithin(next.slice(0, longestOf(next)), LONGEST));
  if (chunk.length === raw.length) return null;
  const length = lastEnd(chunk);
  return length === null ? null : chunk.slice(0, length);
}

/** Runs of emphasis that stand in one chunk: each may be held against all others. */
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
