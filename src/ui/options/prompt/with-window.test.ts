import { describe, expect, it } from "vitest";
import { withWindow } from "./with-window";

describe("withWindow", () => {
  const other = {
    maxTokens: 1,
    memoryTokens: null,
    historyTokens: null,
    reservedResponseTokens: null,
  };

  it("sets one model's window and leaves the others", () => {
    const limits = withWindow({ b: other }, "a", 8_192);
    expect(limits).toEqual({ b: other, a: { ...other, maxTokens: 8_192 } });
  });

  it("leaves out an entry that says nothing any more, and keeps one that does", () => {
    expect(withWindow({ a: other }, "a", null)).toEqual({});
    const more = { ...other, historyTokens: 9 };
    expect(withWindow({ a: more }, "a", null)).toEqual({ a: { ...more, maxTokens: null } });
  });
});
