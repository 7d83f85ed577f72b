import { describe, expect, it } from "vitest";
import { PROFESSIONAL_ASSISTANT } from "../../../test/builders/make-context";
import { MODE_TOKEN_CAPS, promptModeSchema } from "../../domain/prompt-mode";
import { approx4, estimateTokens } from "../../domain/tokens";
import { composeModePrompt, ERROR_GUIDANCE, modeGuidance } from "./compose-mode-prompt";

const MONOLITH = 2_000;
/** What tools may take beside the system text, in their provider's form. */
const TOOLS = 200;
const MODES = promptModeSchema.options;
const COUNTERS = [approx4, estimateTokens];
const { systemPrompt: coreIdentity } = PROFESSIONAL_ASSISTANT;

function totals() {
  return MODES.flatMap((mode) =>
    COUNTERS.map((count) => {
      const parts = composeModePrompt({ coreIdentity, mode }, count);
      const tokens = Object.values(parts).reduce((sum, part) => sum + count(part), 0);
      return { mode, parts, tokens, cap: MODE_TOKEN_CAPS[mode] };
    }),
  );
}

describe("composeModePrompt", () => {
  it("A-034 D-20 keeps to 400, 700, 650, 600 and 550 tokens", () => {
    expect(MODE_TOKEN_CAPS).toEqual({
      general: 400,
      creation: 700,
      search: 650,
      modification: 600,
      analysis: 550,
    });
    for (const { tokens, cap } of totals()) expect(tokens).toBeLessThanOrEqual(cap);
  });

  it("A-035 A-037 A-093 has core identity, mode guidance and error guidance, in this order, and tools in their provider's form alone", () => {
    for (const { mode, parts } of totals()) {
      expect(Object.values(parts)).toEqual([coreIdentity, modeGuidance(mode), ERROR_GUIDANCE]);
    }
  });

  it("A-038 saves over 40 % against a prompt of 2,000 tokens, tools of 200 tokens included", () => {
    for (const { tokens } of totals()) expect(1 - (tokens + TOOLS) / MONOLITH).toBeGreaterThan(0.4);
  });

  it("D-20 lets error guidance give way first, then the mode's, and never the core identity", () => {
    const compose = (tokens: number) =>
      composeModePrompt({ coreIdentity: "core".repeat(tokens), mode: "general" }, approx4);
    expect(compose(330)).toMatchObject({ guidance: modeGuidance("general"), errors: "" });
    expect(compose(400)).toEqual({ core: "core".repeat(400), guidance: "", errors: "" });
    expect(compose(5_000).core).toBe("core".repeat(5_000));
  });
});

describe("modeGuidance", () => {
  it("A-035 is between 40 and 110 tokens long in each mode, and another text in each", () => {
    const texts = MODES.map(modeGuidance);
    expect(new Set(texts).size).toBe(MODES.length);
    for (const tokens of texts.flatMap((text) => COUNTERS.map((count) => count(text)))) {
      expect(tokens).toBeGreaterThanOrEqual(40);
      expect(tokens).toBeLessThanOrEqual(110);
    }
  });
});
