import { describe, expect, it } from "vitest";
import { PROFESSIONAL_ASSISTANT } from "../../../test/builders/make-context";
import { MODE_TOKEN_CAPS, promptModeSchema } from "../../domain/prompt-mode";
import { approx4, estimateTokens } from "../../domain/tokens";
import { composeModePrompt, ERROR_GUIDANCE, modeGuidance } from "./compose-mode-prompt";

const MONOLITH = 2_000;
const MODES = promptModeSchema.options;
const COUNTERS = [approx4, estimateTokens];
const { systemPrompt: coreIdentity } = PROFESSIONAL_ASSISTANT;

function totals(toolsReference: string) {
  return MODES.flatMap((mode) =>
    COUNTERS.map((count) => {
      const parts = composeModePrompt({ coreIdentity, mode, toolsReference }, count);
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
    for (const { tokens, cap } of totals("use ".repeat(200)))
      expect(tokens).toBeLessThanOrEqual(cap);
  });

  it("A-035 A-037 A-093 has core identity, mode guidance, tools and error guidance, in this order", () => {
    const toolsReference = "search: finds what was said before";
    for (const { mode, parts } of totals(toolsReference)) {
      const expected = [coreIdentity, modeGuidance(mode), toolsReference, ERROR_GUIDANCE];
      expect(Object.values(parts)).toEqual(expected);
    }
  });

  it("A-038 saves over 40 % against a prompt of 2,000 tokens, tools of 200 tokens included", () => {
    for (const { tokens, parts } of totals("tool ".repeat(200))) {
      expect(parts.tools).not.toBe("");
      expect(1 - tokens / MONOLITH).toBeGreaterThan(0.4);
    }
  });

  it("D-20 lets error guidance give way first, then the mode's, and never the core identity", () => {
    const compose = (tokens: number) =>
      composeModePrompt(
        { coreIdentity: "core".repeat(tokens), mode: "general", toolsReference: "" },
        approx4,
      );
    expect(compose(330)).toMatchObject({ guidance: modeGuidance("general"), errors: "" });
    expect(compose(400)).toEqual({ core: "core".repeat(400), guidance: "", tools: "", errors: "" });
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
