import { describe, expect, it } from "vitest";
import { words } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import { spliceBetween, spliced, wholeCharacters } from "./text-splice";

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const bounds = (text: string) =>
  new Set([...segmenter.segment(text)].map(({ index }) => index)).add(text.length);

describe("spliceBetween", () => {
  it("is as short as can be", () => {
    expect(spliceBetween("one two three", "one 2 three")).toEqual({
      at: 4,
      remove: 3,
      insert: "2",
    });
    expect(spliceBetween("abc", "abcd")).toEqual({ at: 3, remove: 0, insert: "d" });
    expect(spliceBetween("same", "same")).toBeNull();
  });

  it.each([
    ["half of a pair", "😀", "😁"],
    ["a skin tone", "👍🏽", "👍🏿"],
    ["a family", "👨‍👩‍👧", "👨‍👩‍👦"],
    ["an accent", "e", "e\u0301"],
    ["one flag of several", "🇩🇪🇫🇷", "🇪🇸🇫🇷"],
    ["a line feed behind a carriage return", "\r", "\r\n"],
  ])("takes a character as a whole where only %s changes", (_what, before, after) => {
    const splice = spliceBetween(`x${before}y`, `x${after}y`);
    expect(splice).not.toBeNull();
    expect(bounds(`x${before}y`)).toContain(splice?.at);
    expect(bounds(`x${before}y`)).toContain((splice?.at ?? 0) + (splice?.remove ?? 0));
  });

  it.each([
    [0, 0],
    [1_023, 1_025],
    [1_024, 2_048],
    [5_000, 0],
    [0, 5_000],
    [5_000, 5_000],
  ])("finds what changed behind %i equal units and before %i", (before, after) => {
    const [start, end] = ["a".repeat(before), "b".repeat(after)];
    expect(spliceBetween(`${start}one${end}`, `${start}two${end}`)).toEqual({
      at: before,
      remove: 3,
      insert: "two",
    });
    expect(spliceBetween(`${start}${end}`, `${start}two${end}`)).toEqual({
      at: before,
      remove: 0,
      insert: "two",
    });
  });

  it("leads from the one text to the other, between whole characters of both", () => {
    fc.assert(
      fc.property(words, words, words, words, (head, before, after, tail) => {
        const [from, to] = [head + before + tail, head + after + tail];
        const splice = spliceBetween(from, to);
        if (splice === null) {
          expect(from).toBe(to);
          return;
        }
        expect(spliced(from, splice)).toBe(to);
        const { at, remove, insert } = splice;
        for (const offset of [at, at + remove]) expect(bounds(from)).toContain(offset);
        for (const offset of [at, at + insert.length]) expect(bounds(to)).toContain(offset);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("wholeCharacters", () => {
  it("puts an insertion behind the character that it would split", () => {
    expect(wholeCharacters("a😀b", { at: 2, remove: 0, insert: "x" })).toEqual({
      at: 3,
      remove: 0,
      insert: "x",
    });
    expect(wholeCharacters("ab", { at: 1, remove: 0, insert: "x" }).at).toBe(1);
  });

  it("takes out as a whole what a removal touches", () => {
    expect(wholeCharacters("a👨‍👩‍👧b", { at: 3, remove: 2, insert: "x" })).toEqual({
      at: 1,
      remove: 8,
      insert: "x",
    });
    expect(wholeCharacters("ne\u0301e", { at: 1, remove: 1, insert: "" })).toEqual({
      at: 1,
      remove: 2,
      insert: "",
    });
  });
});
