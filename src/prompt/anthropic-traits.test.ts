import { describe, expect, it } from "vitest";
import { anthropicTraits } from "./anthropic-traits";

const traits = (name: string, url = "https://api.anthropic.com") => anthropicTraits({ name, url });

describe("anthropicTraits", () => {
  it.each([
    ["claude-3-5-sonnet-20241022", "budget", true],
    ["claude-3-7-sonnet-latest", "budget", true],
    ["claude-sonnet-4-20250514", "budget", true],
    ["claude-haiku-4-5-20251001", "budget", true],
    ["claude-opus-4-6", "adaptive", true],
    ["claude-opus-4-7", "adaptive", false],
    ["anthropic/claude-opus-4.8", "adaptive", false],
    ["claude-fable-5", "adaptive", false],
    ["claude-opus-5-5", "adaptive", false],
    ["claude-opus-4-10", "adaptive", false],
  ])(
    "knows from the name %s that it thinks by %s, and its temperature: %s",
    (name, thinking, has) => {
      expect(traits(name)).toEqual({ thinking, hasTemperature: has });
    },
  );

  it("takes a name without a version for a new model at Anthropic, and for an old one elsewhere", () => {
    expect(traits("claude-next").thinking).toBe("adaptive");
    expect(traits("MiniMax-M2.5", "https://api.minimax.io/anthropic").thinking).toBe("budget");
    expect(traits("some", "no url")).toEqual({ thinking: "budget", hasTemperature: true });
  });
});
