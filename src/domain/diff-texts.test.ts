import { describe, expect, it } from "vitest";
import { words } from "../../test/builders/random-edits";
import * as fc from "../../test/builders/steady-check";
import { spliced } from "../domain/text-splice";
import { diffArrays, keptIndexes } from "./diff-arrays";
import { diffTexts } from "./diff-texts";

const apply = (text: string, splices: ReturnType<typeof diffTexts>) =>
  splices.toReversed().reduce(spliced, text);

describe("diffTexts", () => {
  it("leaves the lines alone that stay", () => {
    expect(diffTexts("one\ntwo\nthree\n", "1\ntwo\n3\n")).toEqual([
      { at: 0, remove: 3, insert: "1" },
      { at: 8, remove: 5, insert: "3" },
    ]);
  });

  it("leads from the one text to the other", () => {
    fc.assert(
      fc.property(fc.array(words), fc.array(words), (one, other) => {
        const [before, after] = [one.join("\n"), other.join("\n")];
        expect(apply(before, diffTexts(before, after))).toBe(after);
      }),
    );
  });

  it("takes two long texts that share nothing as one change, in no time", () => {
    const before = Array.from({ length: 30_000 }, (_, line) => `a${line}`).join("\n");
    const after = Array.from({ length: 30_000 }, (_, line) => `b${line}`).join("\n");
    expect(diffTexts(before, after)).toHaveLength(1);
  });
});

describe("diffArrays", () => {
  it("finds the fewest changes, and what stays", () => {
    const letters = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const hunks = diffArrays(before, after, Object.is);
        const made = [...before];
        for (const { at, remove, from, to } of hunks.toReversed()) {
          made.splice(at, remove, ...after.slice(from, to));
        }
        expect(made).toEqual(after);
        const kept = keptIndexes(hunks, before.length);
        for (const [at, afterIndex] of kept) expect(before[at]).toBe(after[afterIndex]);
        expect(kept).toHaveLength(commonLength(before, after));
      }),
      { numRuns: 500 },
    );
  });
});

/** Of the longest common subsequence, the slow way. */
function commonLength(one: readonly string[], other: readonly string[]): number {
  const [first, ...rest] = one;
  if (first === undefined) return 0;
  const at = other.indexOf(first);
  const without = commonLength(rest, other);
  return at < 0 ? without : Math.max(without, 1 + commonLength(rest, other.slice(at + 1)));
}
