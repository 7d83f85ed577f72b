import { describe, expect, it } from "vitest";
import { HOSTILE, makeHostile, makeWideTable } from "../../../test/builders/hostile-markup";
import { isTame } from "./is-tame";
import { type Blocks, splitBlocks } from "./split-blocks";

const LENGTH = 60_000;
const TEXTS: readonly (readonly [string, string])[] = [
  ...Object.entries(HOSTILE).map(([name, unit]) => [name, makeHostile(unit, LENGTH)] as const),
  ["a table of 2,000 columns", makeWideTable(2_000, LENGTH)],
];

describe("a hostile text", () => {
  it.each(TEXTS)("is split in small steps, and loses nothing: %s", (_, text) => {
    let blocks: Blocks | undefined;
    while (blocks?.end !== text.length) {
      const before: number = blocks?.end ?? 0;
      blocks = splitBlocks(text, blocks, 6_000);
      expect(blocks.end).toBeGreaterThan(before);
    }
    expect(blocks.blocks.join("")).toBe(text);
    const read = blocks.blocks.filter((_block, at) => blocks?.asText[at] === false);
    // Only a fence is read though it is long: nothing is looked for in it.
    for (const block of read) expect(isTame(block) || /^(?:```|~~~)/.test(block)).toBe(true);
  });
});

describe("an answer as models write them", () => {
  it("is tame, with much emphasis, code with underscores, and a long table", () => {
    const item = "- **A name**: some _words_ about it, with `code_of_its_own` and more.\n";
    const rows = "| a cell | another | 1,000 |\n".repeat(80);
    const code = "   ```py\n   some_name = other_name(first_one, second_one)\n   ```\n".repeat(20);
    expect(splitBlocks(item.repeat(200)).asText).not.toContain(true);
    expect(isTame(`| a | b | c |\n|---|---|---|\n${rows}`)).toBe(true);
    expect(isTame(`1. Do this:\n${code}`)).toBe(true);
  });
});
