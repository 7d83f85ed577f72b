import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { findPattern, readPattern } from "./hidden-pattern";

function find(text: string, pattern: string): string[] {
  const points = [...text];
  return [...findPattern(points, readPattern(pattern))].map(({ start, end }) =>
    points.slice(start, end).join(""),
  );
}

/** The same by the language's own means, which may take long. */
function findByRegExp(text: string, pattern: string): string[] {
  const source = [...pattern.replace(/\*+/g, "*")]
    .map((point) =>
      point === "#" ? "\\d" : point === "*" ? "\\S{0,64}" : point === "?" ? "[^\\n]" : point,
    )
    .join("");
  return (text.match(new RegExp(source, "g")) ?? []).filter((match) => match !== "");
}

describe("a pattern", () => {
  it("finds what a regular expression of the same meaning finds", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "1", "2", " ", "-"), maxLength: 60 });
    const pattern = fc.string({
      unit: fc.constantFrom("a", "b", "#", "*", "?", "-"),
      minLength: 1,
      maxLength: 7,
    });
    fc.assert(
      fc.property(text, pattern, (where, what) => {
        expect(find(where, what)).toEqual(findByRegExp(where, what));
      }),
      { numRuns: 1_000 },
    );
  });

  it("reads a long text without a blank a few times at most, whatever the pattern", () => {
    let reads = 0;
    const counting = new Proxy([..."QUJDREVGR0hJ".repeat(10_000), "@"], {
      get: (target, key, receiver) => {
        reads += 1;
        return Reflect.get(target, key, receiver);
      },
    });
    const found = [...findPattern(counting, readPattern("?*?*?*?*@"))];
    expect(found).toHaveLength(1);
    expect(reads).toBeLessThan(20 * counting.length);
  });

  it("reads a long run of blanks a few times at most, wherever a match may begin in it", () => {
    const blanks = " ".repeat(5_000);
    for (const pattern of ["? @", "* @", "*? ? @", "? ? @"]) {
      let reads = 0;
      const counting = new Proxy([...`${blanks}x${blanks}y@`], {
        get: (target, key, receiver) => {
          reads += 1;
          return Reflect.get(target, key, receiver);
        },
      });
      expect([...findPattern(counting, readPattern(pattern))], pattern).toEqual([]);
      expect(reads, pattern).toBeLessThan(40 * counting.length);
    }
  });
});
