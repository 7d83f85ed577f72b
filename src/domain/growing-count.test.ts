import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { createGrowingCounter } from "./growing-count";
import { estimateTokens } from "./tokens";

/** Chunks of every class, with what may stand at the end of one line and at the begin of the next. */
const CHUNKS = [
  "a word ",
  "Nicht weit. ",
  "\n",
  "\r\n",
  "\v",
  "  ",
  "\t",
  " ",
  "\u00a0",
  "12345",
  "9",
];
const MORE = [
  "...",
  "}",
  "camelCase",
  "слово ",
  "漢字",
  "한글",
  "ไทย",
  "\u{1f600}",
  "\u2028",
  "\0",
  "xqzvk",
];
const text = fc
  .array(fc.constantFrom(...CHUNKS, ...MORE), { minLength: 900, maxLength: 1_500 })
  .map((chunks) => chunks.join(""));
const tail = fc
  .array(fc.constantFrom(...CHUNKS, ...MORE), { maxLength: 12 })
  .map((chunks) => chunks.join(""));

describe("a growing counter", () => {
  it("gives what an estimate of the whole text gives, whatever was counted before", () => {
    fc.assert(
      fc.property(text, fc.array(tail, { maxLength: 6 }), text, (begun, tails, other) => {
        const count = createGrowingCounter();
        let grown = begun;
        expect(count(grown)).toBe(estimateTokens(grown));
        for (const more of tails) {
          grown += more;
          expect(count(grown)).toBe(estimateTokens(grown));
          expect(count(other)).toBe(estimateTokens(other));
        }
        const cut = grown.slice(0, -7);
        expect(count(cut)).toBe(estimateTokens(cut));
        expect(count(`${cut} ${other}`)).toBe(estimateTokens(`${cut} ${other}`));
      }),
      { numRuns: 30 },
    );
  });

  it("counts short texts as they are, and none as nothing", () => {
    const count = createGrowingCounter();
    expect(count("")).toBe(0);
    expect(count("One two.")).toBe(estimateTokens("One two."));
  });
});
