import { describe, expect, it } from "vitest";
import { replyCost } from "./reply-cost";

const price = { prompt: 3, reply: 15 };

describe("replyCost", () => {
  it("is the price for a million tokens times what was counted, in and out apart", () => {
    expect(replyCost(price, { promptTokens: 1_000_000, replyTokens: 0 })).toBe(3);
    expect(replyCost(price, { promptTokens: 2_000, replyTokens: 400 })).toBeCloseTo(0.012, 12);
  });

  it("is nothing for a model that costs nothing", () => {
    expect(replyCost({ prompt: 0, reply: 0 }, { promptTokens: 9, replyTokens: 9 })).toBe(0);
  });

  it("is not known where the price or one of the counts is not", () => {
    expect(replyCost(undefined, { promptTokens: 1, replyTokens: 1 })).toBeNull();
    expect(replyCost(price, null)).toBeNull();
    expect(replyCost(price, { promptTokens: null, replyTokens: 1 })).toBeNull();
    expect(replyCost(price, { promptTokens: 1, replyTokens: null })).toBeNull();
  });

  it.each([Number.POSITIVE_INFINITY, Number.NaN, 1e300, 2_000_000])("is none at %s", (prompt) => {
    const usage = { promptTokens: 1_000_000, replyTokens: 0 };
    expect(replyCost({ prompt, reply: 0 }, usage)).toBeNull();
  });
});
