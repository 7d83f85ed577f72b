import { describe, expect, it } from "vitest";
import { isContentWord, stemOf } from "./english-words";

describe("a stem", () => {
  it.each([
    ["delete", "deletes", "deleted", "deleting", "deletion"],
    ["connect", "connects", "connected", "connecting", "connection", "connections"],
    ["run", "runs", "running"],
    ["copy", "copies", "copied"],
    ["hotel", "hotels"],
    ["encrypt", "encrypts", "encrypted", "encryption"],
    ["quick", "quickly"],
  ])("is the same of all forms of %s", (...words) => {
    expect(new Set(words.map(stemOf)).size).toBe(1);
  });

  it.each(["is", "ring", "be", "sing", "key", "red", "führung", "都灵"])(
    "leaves what of %s there is to tell it by",
    (word) => {
      expect(stemOf(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length));
      expect(word.startsWith(stemOf(word))).toBe(true);
    },
  );

  it("keeps words apart that only look alike", () => {
    const words = ["model", "mode", "context", "content", "passphrase", "passkey", "lock", "block"];
    expect(new Set(words.map(stemOf)).size).toBe(words.length);
  });
});

describe("a word", () => {
  it("tells something unless it is in every sentence", () => {
    const words = "what was the name of that hotel we stayed in".split(" ");
    expect(words.filter(isContentWord)).toEqual(["name", "hotel", "stayed"]);
  });
});
