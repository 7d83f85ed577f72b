import { describe, expect, it } from "vitest";
import { simplePrompt } from "./simple-prompt";

describe("simplePrompt", () => {
  it("O-002 O-003 O-005 O-006 O-007 O-008 has the default system prompt, no history and the message", () => {
    expect(simplePrompt("What time is it?", 5)).toEqual({
      system:
        "You are OMEGA Ω, a personal AI assistant running on the user's own server. You are helpful, concise, and action-oriented.",
      context: [],
      notes: [],
      userInput: "What time is it?",
      nowUtc: 5,
      begun: "",
    });
  });

  it("O-004 survives JSON without loss", () => {
    const prompt = simplePrompt("a \ud800 lone surrogate and a \0 NUL", 5);
    expect(JSON.parse(JSON.stringify(prompt))).toEqual(prompt);
  });
});
