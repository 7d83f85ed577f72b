import { describe, expect, it } from "vitest";
import { approx4, estimateTokens } from "./tokens";

describe("approx4", () => {
  it("A-047 M-063 is a quarter of the characters, 0 for empty text and at least 1 otherwise", () => {
    expect(approx4("")).toBe(0);
    expect(approx4("a")).toBe(1);
    expect(approx4("x".repeat(400))).toBe(100);
  });

  it("counts code points, not UTF-16 units", () => {
    expect(approx4("😀".repeat(8))).toBe(2);
  });
});

describe("estimateTokens", () => {
  it("counts about one token per Chinese character", () => {
    const text = "今天天气很好我们去公园散步吧";
    expect(estimateTokens(text)).toBeGreaterThan(text.length * 0.6);
  });
});
