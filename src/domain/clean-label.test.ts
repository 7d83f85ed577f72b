import { describe, expect, it } from "vitest";
import { cleanLabel, isCleanName } from "./clean-label";

describe("cleanLabel", () => {
  it.each([
    ["model\u202Egnp.exe", "modelgnp.exe"],
    ["a\u200Bb\u2060c\uFEFFd", "abcd"],
    ["one\r\ntwo\u2028three\tfour", "one two three four"],
    ["\u2066x\u2069\u0000\u001B[31m", "x[31m"],
    ["half \uD83D", "half"],
    ["\u3164\u115F", ""],
    ["  Qwen 3 (8B) – größer 模型 مدل  ", "Qwen 3 (8B) – größer 模型 مدل"],
  ])("makes of %j %j", (text, label) => {
    expect(cleanLabel(text, 200)).toBe(label);
  });

  it("cuts without breaking a character, however long the text is", () => {
    expect(cleanLabel("😀".repeat(300), 200)).toBe("😀".repeat(200));
    expect(cleanLabel("x".repeat(5_000_000), 3)).toBe("xxx");
    expect(cleanLabel("ab cd", 3)).toBe("ab");
  });
});

describe("isCleanName", () => {
  it.each(["llama3.2:3b", "org/model name", "模型"])("takes %j", (name) => {
    expect(isCleanName(name, 300)).toBe(true);
  });

  it.each(["", " ", "x\u0007", "x\u202Ey", "x\u200By", "a\nb", "a\u2028b", "n".repeat(301)])(
    "refuses %j",
    (name) => {
      expect(isCleanName(name, 300)).toBe(false);
    },
  );
});
