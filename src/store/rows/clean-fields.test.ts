import { describe, expect, it } from "vitest";
import { DEFAULT_PRESET_SETTINGS } from "../../domain/preset";
import { cleanContextFields, cleanPresetFields, cleanTags } from "./clean-fields";

describe("cleanContextFields", () => {
  it("gives what is given and nothing else, an explicit 0 and null among it", () => {
    const given = { name: undefined, temperature: 0, model: null, personality: "" };
    expect(cleanContextFields(given)).toEqual({ temperature: 0, model: null, personality: "" });
    expect(Object.keys(cleanContextFields({ tags: undefined }))).toEqual([]);
  });

  it("takes away space around a name, and what a list has twice", () => {
    const cleaned = cleanContextFields({
      name: "  Work \n",
      systemPrompt: "  kept as typed ",
      tags: [" home", "Home ", "work"],
      contextProviders: ["last-n", "last-n"],
      tools: ["clock", "clock"],
    });
    expect(cleaned).toEqual({
      name: "Work",
      systemPrompt: "  kept as typed ",
      tags: ["home", "work"],
      contextProviders: ["last-n"],
      tools: ["clock"],
    });
  });
});

describe("cleanPresetFields", () => {
  it("keeps the settings that are not given", () => {
    const given = { name: " Coach ", defaultSettings: { temperature: 0, maxTokens: undefined } };
    expect(cleanPresetFields(given, DEFAULT_PRESET_SETTINGS)).toEqual({
      name: "Coach",
      defaultSettings: { ...DEFAULT_PRESET_SETTINGS, temperature: 0 },
    });
    expect(cleanPresetFields({}, DEFAULT_PRESET_SETTINGS)).toEqual({});
  });
});

describe("cleanTags", () => {
  it("M-087 keeps each tag once, as it was first written, and an empty one for the check", () => {
    expect(cleanTags(["A", "a", " b ", "", "B"])).toEqual(["A", "b", ""]);
  });
});
