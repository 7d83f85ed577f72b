import { describe, expect, it } from "vitest";
import { onSilence, silencePage } from "./silence";

describe("silencePage", () => {
  it("ends all that speaks or listens, and what is gone no more", () => {
    const ended: string[] = [];
    const voice = onSilence(() => ended.push("voice"));
    const ear = onSilence(() => ended.push("ear"));
    silencePage();
    voice();
    silencePage();
    ear();
    expect(ended).toEqual(["voice", "ear", "ear"]);
  });
});
