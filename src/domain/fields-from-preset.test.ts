import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "./built-in-presets";
import { fieldsFromPreset } from "./fields-from-preset";

describe("fieldsFromPreset", () => {
  it("M-026 takes texts and settings of the preset, built-in or own", () => {
    for (const builtIn of [true, false]) {
      for (const preset of BUILT_IN_PRESETS.map((one) => ({ ...one, builtIn, tags: ["calm"] }))) {
        expect(fieldsFromPreset(preset)).toEqual({
          name: preset.name,
          systemPrompt: preset.systemPrompt,
          personality: preset.defaultPersonality,
          ...preset.defaultSettings,
          tags: ["calm"],
        });
      }
    }
  });

  it("M-026 takes the five that are given instead, an explicit temperature of 0 among them", () => {
    const given = {
      name: "Mine",
      temperature: 0,
      maxTokens: 5,
      maxHistoryTokens: 6,
      expiryDays: 7,
    };
    expect(fieldsFromPreset(BUILT_IN_PRESETS[0]!, given)).toMatchObject(given);
    expect(fieldsFromPreset(BUILT_IN_PRESETS[0]!, { temperature: undefined }).temperature).toBe(
      0.6,
    );
  });
});
