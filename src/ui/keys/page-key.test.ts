import { describe, expect, it } from "vitest";
import { pageKeyOf } from "./page-key";

const NOTHING_HELD = {
  key: "",
  code: "",
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  isComposing: false,
};

function keyOf(pressed: Partial<typeof NOTHING_HELD>, isInText = false) {
  return pageKeyOf({ ...NOTHING_HELD, ...pressed }, isInText);
}

describe("a key of the page", () => {
  it.each([
    ["k", "search"],
    ["j", "contexts"],
    ["i", "inspector"],
  ])("is %s with Ctrl or Cmd, in whichever case", (key, name) => {
    expect(keyOf({ key, ctrlKey: true }, true)).toBe(name);
    expect(keyOf({ key: key.toUpperCase(), metaKey: true }, true)).toBe(name);
  });

  it("is the place of N with Alt, whatever that types", () => {
    expect(keyOf({ key: "˜", code: "KeyN", altKey: true }, true)).toBe("begin");
  });

  it("is L with Ctrl and Shift, and nothing else with both", () => {
    expect(keyOf({ key: "L", ctrlKey: true, shiftKey: true })).toBe("lock");
    expect(keyOf({ key: "J", ctrlKey: true, shiftKey: true })).toBe(null);
  });

  it("is a question mark, but not one that is written", () => {
    expect(keyOf({ key: "?", shiftKey: true })).toBe("shortcuts");
    expect(keyOf({ key: "?", shiftKey: true }, true)).toBe(null);
  });

  it("is none without what has to be held, nor while a word is composed", () => {
    expect(keyOf({ key: "j" })).toBe(null);
    expect(keyOf({ key: "n", code: "KeyN" })).toBe(null);
    expect(keyOf({ key: "n", code: "KeyN", altKey: true, ctrlKey: true })).toBe(null);
    expect(keyOf({ key: "j", ctrlKey: true, isComposing: true })).toBe(null);
  });
});
