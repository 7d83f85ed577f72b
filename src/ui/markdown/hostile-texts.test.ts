import { describe, expect, it } from "vitest";
import { HOSTILE_NAMES, hostileText, hostileTexts } from "../../../test/builders/hostile-markup";
import { costOf } from "./draw-cost";
import { isTame, LONGEST_READ } from "./is-tame";
import { type Blocks, MOST_DRAWN, splitBlocks } from "./split-blocks";

/** What a page reads in one task. */
const STEP = 3_000;
const CHUNK = 4_000;
/** Characters that it reads at most: a part, and the block before it anew. */
const MOST_READ = 1.5 * LONGEST_READ;
/** As many, and a little more, are all that is done unasked, whatever it says and however long it is. */
const MOST_UNASKED = 150;
/** Lines of little: a megabyte of each took the browser 20 s and more. */
const LONGEST_DRAWN = [
  "nested list marks",
  "list of nothing",
  "ordered list",
  "blank lines",
  "rules",
];
const isLong = process.env.FAULTS === "1";
/** The long run has each in three lengths. */
const LENGTHS = isLong ? [60_000, 200_000, 1_000_000] : [60_000];
const STREAMED = isLong ? LENGTHS : [20_000];
const casesOf = (lengths: readonly number[]) =>
  lengths.flatMap((length) => HOSTILE_NAMES.map((name) => [name, length] as const));

/** Reads a text on until all of it is read, and looks at what each step did. */
function readOn(
  text: string,
  before?: Blocks,
  mostDrawn = Infinity,
): { readonly blocks: Blocks; readonly steps: number } {
  let blocks = before;
  let steps = 0;
  do {
    const last = blocks;
    blocks = splitBlocks(text, last, { budget: STEP, mostDrawn });
    steps += 1;
    expectSmall(blocks, last);
  } while (!blocks.isWhole);
  return { blocks, steps };
}

/** Whatever a step met, it has gone on, and has read no more than a step's worth and one part. */
function expectSmall(now: Blocks, before: Blocks | undefined): void {
  expect(now.end).toBeGreaterThan(before?.end ?? 0);
  // Only what is new is looked at: a megabyte takes thousands of steps, and has thousands of blocks.
  const known = before?.blocks ?? [];
  const isKnown = (block: string, at: number) => known[at] === block;
  const first = Math.max(0, known.length - 1);
  const read = now.blocks
    .slice(first)
    .filter((block, at) => !now.asText[first + at] && !isKnown(block, first + at));
  // Nothing is looked for in a fence, so it may be long; it is drawn in chunks.
  const lexed = read.filter((block) => !/^(?:```|~~~)/.test(block));
  expect(lexed.every(isTame)).toBe(true);
  expect(lexed.join("").length).toBeLessThanOrEqual(MOST_READ);
  const shown = now.blocks.slice(before?.blocks.length ?? 0);
  const plain = shown.filter((_, at) => now.asText[at + (before?.blocks.length ?? 0)]);
  expect(plain.join("").length).toBeLessThanOrEqual(MOST_READ);
  // A short line of it costs as much as a long one.
  expect(linesOf(plain.join(""))).toBeLessThanOrEqual(700);
}

/** Steps that a text takes at least, where nothing in it is read twice. */
const stepsFor = (text: string) => costOf(text) / STEP;
const linesOf = (text: string) => text.match(/\r\n|[\r\n]/g)?.length ?? 0;
const plainEnds = (text: string) => text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");

describe("a hostile text", () => {
  it("is one of more than a hundred and thirty-nine, all different", () => {
    expect(new Set(hostileTexts(1_000).map(([, text]) => text)).size).toBeGreaterThanOrEqual(139);
  });

  it.each(casesOf(LENGTHS))(
    "is read in few small steps, and loses nothing: %s, %i",
    (name, length) => {
      const text = hostileText(name, length);
      const { blocks, steps } = readOn(text);
      expect(blocks.blocks.join("")).toBe(plainEnds(text));
      expect(steps).toBeLessThan(2 + 3 * stepsFor(text));
    },
  );

  it.each(casesOf([1_000_000]).filter(([name]) => isLong || LONGEST_DRAWN.includes(name)))(
    "is drawn only as far as takes a few steps, and on where it is asked for: %s, %i",
    (name, length) => {
      const text = hostileText(name, length);
      const unasked = readOn(text, undefined, MOST_DRAWN);
      expect(unasked.steps).toBeLessThan(MOST_UNASKED);
      expect(unasked.blocks.isWhole).toBe(true);
      expect(unasked.blocks.isCut).toBe(unasked.blocks.end < unasked.blocks.text.length);
      if (!unasked.blocks.isCut) return;
      const { blocks } = readOn(text, unasked.blocks, 2 * MOST_DRAWN);
      expect(blocks.end).toBeGreaterThan(1.2 * unasked.blocks.end);
      expect(blocks.blocks.join("")).toBe(plainEnds(text).slice(0, blocks.end));
    },
  );

  it.each(casesOf(STREAMED))("is read so while it streams, too: %s, %i", (name, length) => {
    const text = hostileText(name, length);
    let grown: Blocks | undefined;
    let steps = 0;
    for (let at = CHUNK; at < length + CHUNK; at += CHUNK) {
      const next = readOn(text.slice(0, at), grown);
      grown = next.blocks;
      steps += next.steps;
    }
    expect(grown?.blocks.join("")).toBe(plainEnds(text));
    // Each further chunk may read what was there last anew.
    expect(steps).toBeLessThan(2 + 3 * stepsFor(text) + (2 * length) / CHUNK);
  });
});
