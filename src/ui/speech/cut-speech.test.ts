import { describe, expect, it } from "vitest";
import { cutSpeech } from "./cut-speech";

describe("cutSpeech", () => {
  it("keeps sentences whole, several in one piece where they are short", () => {
    const sentence = "This sentence has about fifty letters and an end. ";
    expect(cutSpeech(sentence.repeat(4), "en").map((chunk) => chunk.length)).toEqual([149, 49]);
  });

  it("ends a long sentence at commas, and between words where it has none", () => {
    const clause = "which is a clause of some length that goes on until there is a comma, ";
    const [first] = cutSpeech(clause.repeat(4), "en");
    expect(first).toBe((clause + clause).trim());
    const chunks = cutSpeech("word ".repeat(100), "en");
    expect(chunks.every((chunk) => /^(?:word ?)+$/.test(chunk))).toBe(true);
  });

  it("loses nothing, whatever the text is", () => {
    for (const text of [
      "x".repeat(1_000),
      "文字".repeat(300),
      "👩‍👩‍👧‍👦".repeat(100),
      "a, b. ".repeat(90),
    ]) {
      const chunks = cutSpeech(text, "zh");
      expect(chunks.length).toBeGreaterThan(1);
      expect(chunks.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }
  });

  it("makes shorter pieces where a letter is a syllable", () => {
    const chunks = cutSpeech("这是一个句子。".repeat(40), "zh");
    expect(Math.max(...chunks.map((chunk) => chunk.length))).toBeLessThanOrEqual(60);
  });
});
