import { describe, expect, it } from "vitest";
import { isTame } from "./is-tame";
import { lexBlocks } from "./lex-markdown";
import { readFence } from "./read-fence";
import { splitBlocks } from "./split-blocks";

/** The least of five times, so that what else the machine does counts little. */
function timeOf(text: string, ask: (text: string) => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = performance.now();
    ask(text);
    return performance.now() - before;
  });
  return Math.min(...times);
}

const ticks = (length: number) => "`".repeat(length);
const LONGEST = 12_000;
const SLOW_TO_LOOK_AT: readonly string[] = [
  `a ${ticks(6_000)}! ${ticks(2_900)}! ${ticks(2_900)}!`,
  `a ${ticks(90)}! `.repeat(LONGEST / 95),
  `${"a".repeat(1_999)} `.repeat(6),
  `${"a".repeat(299)} `.repeat(30),
  `${" ".repeat(299)}a`.repeat(30),
  "1".repeat(LONGEST),
  "\n".repeat(LONGEST),
];

describe("whether a text is tame", () => {
  it.each(SLOW_TO_LOOK_AT)("takes no more than some times what plain words take: %#", (text) => {
    const plain = timeOf("Some words of a sentence. ".repeat(LONGEST / 26), isTame);
    expect(timeOf(text, isTame) / plain).toBeLessThan(30);
  });

  it("is a matter of its runs: each is short", () => {
    expect(isTame(`a ${ticks(100)} b`)).toBe(true);
    expect(isTame(`a ${ticks(101)} b`)).toBe(false);
    for (const one of ["a", " "]) {
      expect(isTame(`${one.repeat(300)}!`.repeat(12))).toBe(true);
      expect(isTame(`${one.repeat(301)}!`)).toBe(false);
    }
  });

  it("counts what only looks like code in a list", () => {
    const many = "[".repeat(301);
    expect(isTame(`- \`\`\`js\n  ${many}\n  \`\`\`\n`)).toBe(true);
    expect(isTame(`- a \`\`\`js\n\n  ${many} \`\`\`\n`)).toBe(false);
    expect(isTame(`a \\\`\`\`\n${many} \`\`\``)).toBe(false);
    expect(isTame(`- \`\`\`js\n  ${many.repeat(4)}\n  \`\`\`\n`)).toBe(false);
  });
});

describe("a table whose rows are filled to the width of its head", () => {
  const make = (columns: number, rows: number) =>
    `${"a|".repeat(columns)}\n${"-|".repeat(columns)}\n${"a\n".repeat(rows)}`;

  it("is none to the lexer where that makes more cells than are drawn", () => {
    expect(lexBlocks(make(415, 296)).map(({ type }) => type)).toEqual(["paragraph"]);
    expect(lexBlocks(make(10, 100)).map(({ type }) => type)).toEqual(["table"]);
  });

  it("is tame by what is drawn of it, not by what is written", () => {
    expect(isTame(make(10, 80))).toBe(true);
    expect(isTame(make(20, 80))).toBe(false);
    expect(isTame(`${make(10, 80)}\n${make(2, 80)}`)).toBe(true);
  });
});

describe("a fence with many blank lines", () => {
  it("is read in a time in proportion to its length", () => {
    const make = (line: string) => `\`\`\`\n${line.repeat(60_000 / line.length)}x`;
    expect(timeOf(make("\n"), readFence) / timeOf(make("a b\n"), readFence)).toBeLessThan(100);
    expect(readFence("```\na\n\n\n```\n\n")?.text).toBe("a\n\n");
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
