import { describe, expect, it } from "vitest";
import { limitChange } from "./limit-change";

describe("limitChange", () => {
  const other = {
    maxTokens: 1,
    memoryTokens: null,
    historyTokens: null,
    reservedResponseTokens: null,
  };

  it("names the one model that it is about, and no other", () => {
    const change = limitChange({ b: other }, { key: "a", name: "maxTokens", tokens: 8_192 });
    expect(change).toEqual({ modelLimits: { a: { ...other, maxTokens: 8_192 } } });
  });

  it("removes an entry that says nothing any more, and keeps one that does", () => {
    const change = { key: "a", name: "maxTokens", tokens: null } as const;
    expect(limitChange({ a: other }, change)).toEqual({ modelLimits: { a: null } });
    const more = { ...other, historyTokens: 9 };
    expect(limitChange({ a: more }, change)).toEqual({
      modelLimits: { a: { ...more, maxTokens: null } },
    });
  });
});
