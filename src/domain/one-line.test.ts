import { expect, it } from "vitest";
import { oneLine } from "./one-line";

it("makes one line of several, with one blank in place of what parted them", () => {
  expect(oneLine(" a\n\n  b \u2028\tc\u0085d  e\n")).toBe("a b c d  e");
});

it("takes time by the text's length, whatever blanks it is of", () => {
  const text = `a${" ".repeat(100_000)}b`;
  const begun = performance.now();
  expect(oneLine(text)).toBe(text);
  expect(performance.now() - begun).toBeLessThan(4_000);
});
