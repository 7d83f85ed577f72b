import { cutBlock, firstOf, longestOf, MOST_LINES } from "./cut-block";
import { costOf, FENCE, linesWithin, plainCost } from "./draw-cost";
import { findPart, type Part } from "./find-part";
import { hasTameBlocks, isTame } from "./is-tame";
import { lexBlocks } from "./lex-markdown";

/**
 * Markdown source cut at its top-level blocks. Put together they are the text as far as it was read:
 * up to `end`.
 */
export type Blocks = {
  readonly text: string;
  readonly blocks: readonly string[];
  /** For each block whether it is shown as the text it is: reading it may take too long. */
  readonly asText: readonly boolean[];
  /** For each block about how many elements drawing it costs: what costs 40 characters is one. */
  readonly weights: readonly number[];
  readonly end: number;
  /** Whether nothing is read on: that is all of it, or as much as is drawn. */
  readonly isWhole: boolean;
  /** Whether there is more than is drawn. */
  readonly isCut: boolean;
  /** What it was made of: as much of it as was looked at has `taken` characters, and is `text`. */
  readonly source: string;
  readonly taken: number;
  /** What drawing it costs, as `weights` has it, after which no more is drawn. */
  readonly mostDrawn: number;
};

/** Blocks from which on small ones stand together, and what those cost at most: elements take time. */
const MANY = 200;
const SMALL = 1_500;

/**
 * What is drawn of one text before the person asks for more, and for each time that they do: 120 KB of
 * usual markdown, 320 KB of prose. Of five times as much of some texts the browser's collecting of
 * garbage alone took 80 to 350 ms at once, for what it had laid out.
 */
export const MOST_DRAWN = 8_000;

const NONE: Blocks = {
  ...{ text: "", source: "", taken: 0, end: 0, isWhole: true, isCut: false },
  ...{ blocks: [], asText: [], weights: [], mostDrawn: Infinity },
};

/** Characters of what cannot be read as markup that stand together. */
const CHUNK = 6_000;

/**
 * The top-level blocks of a text, very long ones in chunks. Where the text only grew since `before`,
 * all blocks but the last are taken over unread: only a last block can still change its meaning. Reads
 * on for about as much as `budget` says; what is left is read by calling it again.
 */
export function splitBlocks(source: string, before: Blocks = NONE, options: Options = {}): Blocks {
  const { budget = Infinity, mostDrawn = Infinity } = options;
  const { text, taken } = withPlainEnds(source, before, ENDS_AT_ONCE * budget);
  const isAll = taken === source.length;
  const isSameLimit = before.mostDrawn === mostDrawn;
  if (isAll && text === before.text && before.isWhole && isSameLimit) return before;
  const list = createList(beginsWith(text, before.text) ? before : NONE);
  let spent = 0;
  const mayGoOn = () => list.end() < text.length && spent < budget && list.weight() < mostDrawn;
  while (mayGoOn()) {
    const part = findPart(text, list.end());
    for (const block of chunksOf(text, list.end(), part)) {
      const cost = list.push(block, part.kind);
      // What was read before is not counted, or a step that reads it again might get no further.
      if (list.end() > before.end) spent += cost;
      // A part of many small blocks is read on from where it was left.
      if (!mayGoOn()) break;
    }
  }
  const end = list.end();
  const isRead = isAll && end === text.length;
  const isCut = !isRead && list.weight() >= mostDrawn;
  const isWhole = isRead || isCut;
  return { text, source, taken, ...list.take(), end, isWhole, isCut, mostDrawn };
}

type Options = {
  readonly budget?: number;
  readonly mostDrawn?: number;
};

/** How much further than a step reads its ends of lines are made plain: that takes a time as well. */
const ENDS_AT_ONCE = 10;

/** The text with plain ends of lines, up to `most` characters further than was looked at before. */
function withPlainEnds(source: string, before: Blocks, most: number) {
  if (!source.includes("\r")) return { text: source, taken: source.length };
  const goesOn = beginsWith(source, before.source.slice(0, before.taken));
  const { text, taken: from } = goesOn ? before : NONE;
  const taken = Math.min(from + most, source.length);
  // What stands on both sides of where it was cut is one end.
  const isCut = source.startsWith("\r\n", from - 1) && from > 0;
  const further = source.slice(isCut ? from + 1 : from, taken);
  return { text: text + further.replace(/\r\n?/g, "\n"), taken };
}

/** As `startsWith` tells, which takes 30 times as long: 0.6 ms in each step of a megabyte. */
function beginsWith(text: string, start: string): boolean {
  return text.slice(0, start.length) === start;
}

/** All blocks but the last of those that are there, and more behind them. */
function createList(before: Blocks) {
  const blocks = before.blocks.slice(0, -1);
  const asText = before.asText.slice(0, -1);
  const weights = before.weights.slice(0, -1);
  let end = before.end - (before.blocks.at(-1)?.length ?? 0);
  let weight = weights.reduce((sum, own) => sum + own, 0);
  const isJoined = (block: string) => {
    if (blocks.length <= MANY || asText.at(-1) === true) return false;
    const whole = (blocks.at(-1) ?? "") + block;
    return whole.length <= SMALL && !FENCED.test(whole) && costOf(whole) <= SMALL && isTame(whole);
  };
  return {
    end: () => end,
    weight: () => weight,
    take: () => ({ blocks, asText, weights }),
    /** Adds a block; returns what showing it costs, in plain characters. */
    push: (block: string, kind: Part["kind"]): number => {
      end += block.length;
      let whole = block;
      if (kind === "blocks" && isJoined(block)) {
        whole = (blocks.at(-1) ?? "") + block;
        weight -= weights.at(-1) ?? 0;
        for (const each of [blocks, asText, weights]) each.pop();
      }
      const isText = kind !== "fence" && !isTame(whole);
      blocks.push(whole);
      asText.push(isText);
      weights.push(drawnCost(whole, kind, isText) / CHARACTERS);
      weight += weights.at(-1) ?? 0;
      return Math.min(drawnCost(block, kind, isText), 2 * CHUNK);
    },
  };
}

/** What drawing a block costs; code is weighed by its beginning: no more is drawn unasked. */
function drawnCost(block: string, kind: Part["kind"], isText: boolean): number {
  if (kind === "fence") return FENCE + plainCost(block.slice(0, MOST_WEIGHED));
  return isText ? plainCost(block) : costOf(block);
}

/** Characters that cost about as much as an element. */
const CHARACTERS = 40;

/** Characters of code that are weighed: counting the lines of a megabyte takes a time as well. */
const MOST_WEIGHED = 50_000;

const FENCED = /^(?:```|~~~)/;

function chunksOf(text: string, at: number, { kind, end }: Part): readonly string[] {
  if (kind === "endless") return [beginning(text.slice(at, at + 2 * CHUNK))];
  const part = text.slice(at, end);
  if (kind === "fence") return [part];
  return hasTameBlocks(part) ? blocksOf(part) : [beginning(part)];
}

/** What no paragraph begins with: of all else but a paragraph, no chunk reads as the whole does. */
const NO_PARAGRAPH = /^(?:\s|[>|<#$\\]|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/** The beginning of something without an end: a chunk of a paragraph, else whole lines. */
function beginning(text: string): string {
  const chunk = NO_PARAGRAPH.test(text) ? null : firstOf(text);
  return chunk ?? firstLines(text.slice(0, CHUNK));
}

function firstLines(text: string): string {
  const longest = longestOf(text);
  const chunk = text.slice(0, longest);
  const last = chunk.lastIndexOf("\n") + 1;
  if (last > 0) return linesWithin(chunk.slice(0, last), 2 * CHUNK, MOST_LINES);
  // No half of a character stands at the end.
  return chunk.length < longest ? chunk : chunk.replace(/[\ud800-\udbff]$/, "");
}

function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  for (const token of lexBlocks(text)) {
    const last = blocks.length - 1;
    // Blank lines belong to the block before them: a list or indented code may go on after them.
    if (token.type === "space" && last >= 0) blocks[last] += token.raw;
    else blocks.push(...cutBlock(token));
  }
  // Where the lexer dropped or rewrote something, the text stays whole as one block.
  return blocks.join("") === text ? blocks : [text];
}
