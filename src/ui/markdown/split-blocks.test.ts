import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Blocks, splitBlocks } from "./split-blocks";

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
