import { costOf, cutBlock, cutParagraph, isStrange, MOST_LINES, plainCost } from "./cut-block";
import { findPart, type Part } from "./find-part";
import { countMarks, hasTameBlocks, isTame } from "./is-tame";
import { lexBlocks } from "./lex-markdown";

/**
 * Markdown source cut at its top-level blocks. Put together they are the text as far as it was read:
 * up to `end`.
 */
export type Blocks = {
  readonly text: string;
  readonly blocks: readonly string[];
  /**
   * For each block why it is shown as the text it is: reading it may take too `slow`, or it is the
   * `rest` of a text with more markup than is read unasked. Null where it is read.
   */
  readonly asText: readonly AsText[];
  /** For each block the elements that it and all before it become. */
  readonly marks: readonly number[];
  /** For each block about how many elements drawing it costs: its own, and 40 characters as one. */
  readonly weights: readonly number[];
  readonly end: number;
  /** Whether nothing is read on: that is all of it, or as much as is drawn. */
  readonly isWhole: boolean;
  /** Whether there is more than is drawn. */
  readonly isCut: boolean;
  /** What it was made of: as much of it as was looked at has `taken` characters, and is `text`. */
  readonly source: string;
  readonly taken: number;
  /** Marks of markup after which the rest is text. */
  readonly most: number;
  /** What drawing it costs, as `weights` has it, after which no more is drawn. */
  readonly mostDrawn: number;
};

export type AsText = "slow" | "rest" | null;

/** Blocks from which on small ones stand together: a hundred thousand elements are slow alone. */
const MANY = 200;
const SMALL = 1_500;

/**
 * Elements of one text; what comes after them is shown as text, and as much more of it is read for each
 * time that the person asks. Two hundred kilobytes of prose have fewer.
 */
export const MOST_MARKS = 10_000;

/**
 * What is drawn of one text before the person asks for more, and for each time that they do: a megabyte
 * of prose, more than models say at once. As much of lines of one letter took 20 to 40 s
 * of the browser's own work, and each further line costs a little more.
 */
export const MOST_DRAWN = 40_000;

const NONE: Blocks = {
  ...{ text: "", source: "", taken: 0, end: 0, isWhole: true, isCut: false },
  ...{ blocks: [], asText: [], marks: [], weights: [], most: MOST_MARKS, mostDrawn: Infinity },
};

/** Characters of what cannot be read as markup that stand together. */
const PIECE = 6_000;

/**
 * The top-level blocks of a text, very long ones in pieces. Where the text only grew since `before`,
 * all blocks but the last are taken over unread: only a last block can still change its meaning. Reads
 * on for about as much as `budget` says; what is left is read by calling it again.
 */
export function splitBlocks(source: string, last: Blocks = NONE, options: Options = {}): Blocks {
  const { budget = Infinity, most = MOST_MARKS, mostDrawn = Infinity } = options;
  const { text, taken } = withPlainEnds(source, last, ENDS_AT_ONCE * budget);
  const before = withoutRest(last, most);
  const isAll = taken === source.length;
  const isAsked = before.most === most && before.mostDrawn === mostDrawn;
  if (isAll && text === before.text && before.isWhole && isAsked) return before;
  const list = createList(text.startsWith(before.text) ? before : NONE, most);
  let spent = 0;
  while (list.end() < text.length && spent < budget && list.weight() < mostDrawn) {
    const part = list.isFull() ? REST : findPart(text, list.end());
    for (const block of piecesOf(text, list.end(), part)) {
      const cost = list.push(block, part.kind);
      // What was read before is not counted, or a step that reads it again might get no further.
      if (list.end() > before.end) spent += cost;
    }
  }
  const end = list.end();
  const isRead = isAll && end === text.length;
  const isCut = !isRead && list.weight() >= mostDrawn;
  const isWhole = isRead || isCut;
  return { text, source, taken, ...list.take(), end, isWhole, isCut, most, mostDrawn };
}

type Options = {
  readonly budget?: number;
  readonly most?: number;
  readonly mostDrawn?: number;
};

/** What was read before more of it was to be: what is read no further begins anew from there. */
function withoutRest(before: Blocks, most: number): Blocks {
  const at = before.asText.indexOf("rest");
  if (before.most === most || at < 0) return before;
  const blocks = before.blocks.slice(0, at);
  const end = blocks.reduce((sum, { length }) => sum + length, 0);
  const [asText, marks] = [before.asText.slice(0, at), before.marks.slice(0, at)];
  const weights = before.weights.slice(0, at);
  return { ...before, blocks, asText, marks, weights, end, isWhole: false, most };
}

/** How much further than a step reads its ends of lines are made plain: that takes a time as well. */
const ENDS_AT_ONCE = 10;

/** The text with plain ends of lines, up to `most` characters further than was looked at before. */
function withPlainEnds(source: string, before: Blocks, most: number) {
  if (!source.includes("\r")) return { text: source, taken: source.length };
  const goesOn = source.startsWith(before.source.slice(0, before.taken));
  const { text, taken: from } = goesOn ? before : NONE;
  const taken = Math.min(from + most, source.length);
  // What stands on both sides of where it was cut is one end.
  const isCut = source.startsWith("\r\n", from - 1) && from > 0;
  const further = source.slice(isCut ? from + 1 : from, taken);
  return { text: text + further.replace(/\r\n?/g, "\n"), taken };
}

/** What comes after the most that is read as markup. */
const REST: Part = { end: Infinity, kind: "rest" };

/** All blocks but the last of those that are there, and more behind them. */
function createList(before: Blocks, most: number) {
  const blocks = before.blocks.slice(0, -1);
  const asText = before.asText.slice(0, -1);
  const marks = before.marks.slice(0, -1);
  const weights = before.weights.slice(0, -1);
  let end = before.end - (before.blocks.at(-1)?.length ?? 0);
  let weight = weights.reduce((sum, own) => sum + own, 0);
  const isJoined = (block: string) => {
    const last = blocks.at(-1) ?? "";
    const isSmall = last.length + block.length <= SMALL && blocks.length > MANY;
    return isSmall && !FENCED.test(last) && asText.at(-1) === null && isTame(last + block);
  };
  return {
    end: () => end,
    weight: () => weight,
    isFull: () => (marks.at(-1) ?? 0) > most,
    take: () => ({ blocks, asText, marks, weights }),
    /** Adds a block; returns what showing it costs, in plain characters. */
    push: (block: string, kind: Part["kind"]): number => {
      end += block.length;
      let whole = block;
      if (kind === "blocks" && isJoined(block)) {
        whole = (blocks.at(-1) ?? "") + block;
        weight -= weights.at(-1) ?? 0;
        for (const each of [blocks, asText, marks, weights]) each.pop();
      }
      const isText = kind === "rest" || (kind !== "fence" && !isTame(whole));
      blocks.push(whole);
      asText.push(isText ? (kind === "rest" ? "rest" : "slow") : null);
      const own = kind === "fence" ? FENCE_MARKS : isText ? 1 : countMarks(whole);
      marks.push((marks.at(-1) ?? 0) + own);
      // Only code may be longer, and of that no more is drawn unasked (`use-pieces`).
      weights.push(own + plainCost(whole.slice(0, MOST_WEIGHED)) / CHARACTERS);
      weight += weights.at(-1) ?? 0;
      if (kind === "fence") return Math.min(Math.max(block.length, FENCE_COST), PIECE);
      return isText ? plainCost(block) : costOf(block);
    },
  };
}

/** Characters that cost about as much as an element. */
const CHARACTERS = 40;

/** Characters of a block that are weighed: counting the lines of a megabyte takes a time as well. */
const MOST_WEIGHED = 50_000;

/** What a box for code is made of, and what drawing it costs at least. */
const FENCE_MARKS = 15;
const FENCE_COST = 1_500;

const FENCED = /^(?:```|~~~)/;

function piecesOf(text: string, at: number, { kind, end }: Part): readonly string[] {
  if (kind === "rest") return [firstLines(text.slice(at, at + PIECE))];
  if (kind === "endless") return [beginning(text.slice(at, at + 2 * PIECE))];
  const part = text.slice(at, end);
  if (kind === "fence") return [part];
  return hasTameBlocks(part) ? blocksOf(part) : [beginning(part)];
}

/** What no paragraph begins with: of all else but a paragraph, no piece reads as the whole does. */
const NO_PARAGRAPH = /^(?:\s|[>|<#$\\]|[-*+][ \t]|\d{1,9}[.)][ \t])/;

/** The beginning of something without an end: a piece of a paragraph, else whole lines. */
function beginning(text: string): string {
  if (!NO_PARAGRAPH.test(text)) {
    const [piece = "", ...rest] = cutParagraph(text);
    if (rest.length > 0) return piece;
  }
  return firstLines(text.slice(0, PIECE));
}

function firstLines(text: string): string {
  const most = isStrange(text) ? PIECE / 4 : PIECE;
  const piece = text.slice(0, most);
  let line = 0;
  for (let lines = 0; lines < MOST_LINES; lines += 1) {
    const next = piece.indexOf("\n", line) + 1;
    if (next === 0) break;
    line = next;
  }
  if (line > 0) return piece.slice(0, line);
  // No half of a character stands at the end.
  return piece.length < most ? piece : piece.replace(/[\ud800-\udbff]$/, "");
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
