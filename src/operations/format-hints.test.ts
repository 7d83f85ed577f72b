import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "../domain/built-in-presets";
import { formatHints } from "./format-hints";

describe("formatHints", () => {
  it("M-054 tells in words what may keep a personality from holding", () => {
    const systemPrompt = "You are a helpful tutor and you always answer in short sentences.";
    expect(formatHints({ systemPrompt, personality: "" })).toBe('Hint: "personality" is empty.');
    const named = formatHints({ systemPrompt, personality: "" }, "defaultPersonality");
    expect(named).toBe('Hint: "defaultPersonality" is empty.');
  });

  it("says the same of the same field once, and repeats no text", () => {
    const personality = "Get angry. Shout at people. Get angry again and again.";
    const hints = formatHints({ systemPrompt: "You are a tutor who is patient.", personality });
    expect(hints).toBe('Hint: "personality" asks for what the guidance to stay steady forbids.');
  });

  it("has nothing to say of the presets that are built in", () => {
    const hints = BUILT_IN_PRESETS.map(({ systemPrompt, defaultPersonality: personality }) =>
      formatHints({ systemPrompt, personality }),
    );
    expect(hints).toEqual(["", "", "", "", "", ""]);
  });
});
