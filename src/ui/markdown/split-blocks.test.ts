import { describe, expect, it } from "vitest";
import * as fc from "../../../test/builders/steady-check";
import { type Blocks, MOST_DRAWN, splitBlocks } from "./split-blocks";

const SAMPLE = [
  "# Title",
  "A paragraph with **bold**\nand a second line.",
  "- one\n- two\n\n  still two\n\n- three",
  "```js\nconst a = 1;\n\nconst b = 2;\n```",
  "| a | b |\n|---|---|\n| 1 | 2 |",
  "> quoted\nlazily",
  "    indented\n\n    code",
  "Setext\n===",
  "1. first\n2. second",
  "The end",
].join("\n\n");

describe("splitBlocks", () => {
  it("cuts at every top-level block and loses nothing", () => {
    const { blocks } = splitBlocks(SAMPLE);
    expect(blocks.length).toBeGreaterThan(8);
    expect(blocks.join("")).toBe(SAMPLE);
  });

  it("gives the same blocks for a text that grew piece by piece", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 60 }), (steps) => {
        let grown: Blocks | undefined;
        let at = 0;
        for (const step of steps) {
          at += step;
          grown = splitBlocks(SAMPLE.slice(0, at), grown);
        }
        expect(splitBlocks(SAMPLE, grown).blocks).toEqual(splitBlocks(SAMPLE).blocks);
      }),
    );
  });

  it("keeps earlier blocks as the same strings while the last one grows", () => {
    const before = splitBlocks("One.\n\nTwo.\n\nThr");
    const after = splitBlocks("One.\n\nTwo.\n\nThree.", before);
    expect(after.blocks).toEqual(["One.\n\n", "Two.\n\n", "Three."]);
  });

  it("draws a list of 750 lines whole unasked, whatever marks its items", () => {
    for (const item of ["* * * x\n", "- - - x\n", "> > > x\n"]) {
      const { isCut, isWhole } = splitBlocks(item.repeat(750), undefined, {
        mostDrawn: MOST_DRAWN,
      });
      expect({ item, isCut, isWhole }).toEqual({ item, isCut: false, isWhole: true });
    }
  });

  it("starts anew when the text was replaced", () => {
    const before = splitBlocks("One.\n\nTwo.");
    expect(splitBlocks("Other.", before).blocks).toEqual(["Other."]);
  });

  it("treats an unclosed fence as one block to the end", () => {
    expect(splitBlocks("```\na\n\n# not a heading").blocks).toHaveLength(1);
  });

  it("loses no character of any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const plain = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
        expect(splitBlocks(text).blocks.join("")).toBe(plain);
      }),
    );
  });
});

describe("a text with ends of lines of other systems", () => {
  const PLAIN = `${SAMPLE}\n\n`.repeat(900);

  it.each(["\r\n", "\r"])("is read as with plain ones, some of it in each step: %j", (end) => {
    const text = PLAIN.replaceAll("\n", end);
    let blocks: Blocks | undefined;
    let steps = 0;
    do {
      const taken: number = blocks?.taken ?? 0;
      blocks = splitBlocks(text, blocks, { budget: 6_000 });
      steps += 1;
      // It is not looked through anew with each step, nor all of it in the first.
      expect(blocks.taken - taken).toBeLessThanOrEqual(60_000);
    } while (!blocks.isWhole);
    expect(steps).toBeGreaterThan(4);
    expect(blocks.text).toBe(PLAIN);
    expect(blocks.blocks).toEqual(splitBlocks(PLAIN).blocks);
  });

  it("is the same wherever it is cut while it grows", () => {
    const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 80 });
    const ends = fc.array(fc.constantFrom("\r", "\n", "\r\n", "a"), { maxLength: 60 });
    fc.assert(
      fc.property(ends, cuts, (parts, steps) => {
        const text = parts.join("");
        let grown: Blocks | undefined;
        let at = 0;
        for (const step of steps) {
          at += step;
          grown = splitBlocks(text.slice(0, at), grown, { budget: 2 });
        }
        grown = splitBlocks(text, grown);
        expect(grown.blocks.join("")).toBe(text.replaceAll("\r\n", "\n").replaceAll("\r", "\n"));
      }),
    );
  });
});

describe("a text that is longer than is drawn unasked", () => {
  const TEXT = "Some *words* of prose.\n\n".repeat(12_000);

  it("is cut, and as much again of it is read each time that this is asked for", () => {
    const first = splitBlocks(TEXT, undefined, { mostDrawn: MOST_DRAWN });
    expect(first.isCut).toBe(true);
    expect(first.asText).not.toContain(true);
    const second = splitBlocks(TEXT, first, { mostDrawn: 2 * MOST_DRAWN });
    expect(second.end).toBeGreaterThan(1.8 * first.end);
    expect(second.blocks.slice(0, first.blocks.length - 1)).toEqual(first.blocks.slice(0, -1));
    const all = splitBlocks(TEXT, second);
    expect(all.isCut).toBe(false);
    expect(all.blocks).toEqual(splitBlocks(TEXT).blocks);
  });
});
