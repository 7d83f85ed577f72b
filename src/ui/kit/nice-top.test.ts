import { describe, expect, it } from "vitest";
import { niceTop } from "./nice-top";

describe("niceTop", () => {
  it("is no less than what is shown, and less than twice or two and a half times as much", () => {
    for (const most of [1e-4, 0.0301, 0.5, 1, 1.01, 7, 8.1, 999, 1_000, 1_001, 123_456_789]) {
      expect(niceTop(most), String(most)).toBeGreaterThanOrEqual(most);
      expect(niceTop(most), String(most)).toBeLessThanOrEqual(most * 2.5);
    }
  });

  it("is a round number whose half is round", () => {
    expect([0.55, 3, 1_201, 50_000, 81].map(niceTop)).toEqual([0.6, 4, 2_000, 60_000, 100]);
  });

  it("is one where there is nothing, or no number", () => {
    expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(niceTop)).toEqual([1, 1, 1, 1]);
  });
});
