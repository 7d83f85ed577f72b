import { describe, expect, it } from "vitest";
import { cutCode } from "./cut-block";
import { lexMarkdown } from "./lex-markdown";
import { type Blocks, splitBlocks } from "./split-blocks";

const sentences = (count: number) =>
  Array.from({ length: count }, (_, index) => `This is sentence number ${index}.`).join(" ");
const items = (count: number, mark: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${mark(index)} an item with some words in it`);

const LONG: Readonly<Record<string, string>> = {
  paragraph: sentences(1_000),
  lines: sentences(1_000).replaceAll(". ", ".\n"),
  "words without an end": "word ".repeat(6_000).trim(),
  "text without blanks": "これは文です。".repeat(3_000),
  list: items(1_000, () => "-").join("\n"),
  "loose list": items(1_000, () => "*").join("\n\n"),
  "ordered list": items(1_000, (index) => `${index + 1}.`).join("\n"),
};

describe("a very long block", () => {
  it.each(Object.entries(LONG))("%s is cut into pieces of its own kind", (_, text) => {
    const [whole] = lexMarkdown(text);
    const { blocks } = splitBlocks(text);
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.join("")).toBe(text);
    expect(Math.max(...blocks.map(({ length }) => length))).toBeLessThanOrEqual(6_000);
    for (const block of blocks) {
      const kinds = lexMarkdown(block).map(({ type }) => type);
      expect(kinds.filter((kind) => kind !== "space")).toEqual([whole?.type]);
    }
  });

  it.each(Object.entries(LONG))("%s is cut in the same places while it grows", (_, text) => {
    let grown: Blocks | undefined;
    for (let at = 997; at < text.length; at += 997) grown = splitBlocks(text.slice(0, at), grown);
    expect(splitBlocks(text, grown).blocks).toEqual(splitBlocks(text).blocks);
  });

  it("goes on counting in the next piece of an ordered list", () => {
    const [, second] = splitBlocks(LONG["ordered list"] ?? "").blocks;
    expect(second).toMatch(/^[1-9]\d+\. an item/);
  });

  it("stays whole where no piece would read as it does", () => {
    const digits = "1234567890 ".repeat(1_000);
    expect(splitBlocks(digits).blocks).toHaveLength(1);
    const more = splitBlocks(digits.repeat(5)).blocks;
    expect(more.join("")).toBe(digits.repeat(5));
    expect(Math.max(...more.map(({ length }) => length))).toBeLessThanOrEqual(digits.length);
  });
});

describe("cutCode", () => {
  it("cuts long code at line ends and loses nothing", () => {
    const code = Array.from({ length: 2_000 }, (_, index) => `const a = ${index};`).join("\n");
    const chunks = cutCode(code);
    expect(chunks.join("")).toBe(code);
    expect(chunks.length).toBeGreaterThan(4);
    expect(chunks.slice(0, -1).every((chunk) => chunk.endsWith("\n"))).toBe(true);
  });

  it("counts short lines as what they are: as costly as long ones", () => {
    const chunks = cutCode("a\n".repeat(2_000));
    expect(chunks.join("")).toBe("a\n".repeat(2_000));
    expect(chunks.map((chunk) => chunk.split("\n").length - 1)).toEqual([
      ...Array.from({ length: 6 }, () => 300),
      200,
    ]);
  });

  it("gives only the first pieces where no more are drawn", () => {
    const code = "a\n".repeat(2_000);
    expect(cutCode(code, 2)).toEqual(cutCode(code).slice(0, 2));
    expect(cutCode("a", 2)).toEqual(["a"]);
  });

  it("cuts a line of hidden characters, each of which is named, sooner than others", () => {
    const line = `${"\u0001a".repeat(15_000)}\n`;
    const chunks = cutCode(line.repeat(3));
    expect(chunks.join("")).toBe(line.repeat(3));
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThanOrEqual(6_000);
    expect(chunks.length).toBeGreaterThan(30);
    expect(cutCode(`${"b".repeat(30_000)}\n`)).toHaveLength(1);
  });

  it("leaves short code, and lines without an end, as they are", () => {
    expect(cutCode("a\n\nb\n")).toEqual(["a\n\nb\n"]);
    expect(cutCode("x".repeat(20_000))).toHaveLength(1);
    expect(cutCode("")).toEqual([""]);
  });
});
