import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "./built-in-presets";
import { checkContextFields } from "./check-fields";
import { draftFromTemplate, PERSONALITY_TEMPLATES } from "./personality-templates";

describe("PERSONALITY_TEMPLATES", () => {
  it("M-041 M-088 are starting points for common uses, each another one", () => {
    expect(PERSONALITY_TEMPLATES).toHaveLength(6);
    for (const key of ["id", "name", "description", "role", "traits", "scenario"] as const) {
      const values = PERSONALITY_TEMPLATES.map((template) => template[key]);
      expect(new Set(values).size).toBe(6);
      expect(values.every((value) => value.trim() !== "")).toBe(true);
    }
  });

  it("M-023 M-051 have nothing in common with presets: no id, no name, no text", () => {
    const presets = BUILT_IN_PRESETS.flatMap(({ id, name, description, systemPrompt }) => [
      id,
      name,
      description,
      systemPrompt,
    ]);
    for (const template of PERSONALITY_TEMPLATES) {
      const { systemPrompt } = draftFromTemplate(template);
      const own = [template.id, template.name, template.description, systemPrompt];
      expect(own.filter((text) => presets.includes(text))).toEqual([]);
      expect(template).not.toHaveProperty("defaultSettings");
    }
  });
});

describe("draftFromTemplate", () => {
  it("M-044 makes a prompt from role, traits and scenario", () => {
    const draft = { role: "a harbour pilot", traits: "Dry, exact", scenario: "with sea charts." };
    expect(draftFromTemplate(draft)).toEqual({
      systemPrompt: "You are a harbour pilot. The person comes to you with sea charts.",
      personality: "Dry, exact.",
    });
  });

  it("leaves out what is blank", () => {
    expect(draftFromTemplate({ role: "a pilot", traits: " ", scenario: "" })).toEqual({
      systemPrompt: "You are a pilot.",
      personality: "",
    });
  });

  it("M-054 gives of every template what a context takes", () => {
    for (const template of PERSONALITY_TEMPLATES) {
      expect(checkContextFields({ name: template.name, ...draftFromTemplate(template) })).toEqual(
        [],
      );
    }
  });
});
