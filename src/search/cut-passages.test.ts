import { describe, expect, it } from "vitest";
import { cutPassages } from "./cut-passages";

describe("cutPassages", () => {
  it("leaves a short text as it is, and gives nothing of one without a word", () => {
    expect(cutPassages(" a few words ")).toEqual(["a few words"]);
    expect(cutPassages(" … !\n")).toEqual([]);
    expect(cutPassages("")).toEqual([]);
  });

  it("cuts a long one behind its sentences, and leaves out none of its beginning", () => {
    const sentence = "This is a sentence of some forty signs. ";
    const passages = cutPassages(sentence.repeat(40));
    expect(passages.every((passage) => passage.endsWith("."))).toBe(true);
    expect(passages.join(" ")).toBe(sentence.repeat(40).trim());
  });

  it("cuts behind a word where no sentence ends, and anywhere where there are no words", () => {
    expect(cutPassages("word ".repeat(200)).every((part) => /^(word ?)+$/.test(part))).toBe(true);
    const [first, ...others] = cutPassages("😀".repeat(1_000));
    expect([first, ...others].filter((part) => part !== undefined)).toEqual([]);
    expect(cutPassages("字".repeat(700)).map(({ length }) => length)).toEqual([600, 100]);
    expect(cutPassages("𠮷".repeat(700)).every((part) => !/\p{Cs}/u.test(part))).toBe(true);
  });

  it("ends where nobody would wait for more: a megabyte has four", () => {
    const passages = cutPassages("some words ".repeat(100_000));
    expect(passages).toHaveLength(4);
    expect(passages.every(({ length }) => length <= 600)).toBe(true);
  });
});
