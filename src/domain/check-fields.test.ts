import { describe, expect, it } from "vitest";
import {
  checkContextFields,
  checkPresetFields,
  checkTags,
  MAX_NAME,
  MAX_PERSONALITY,
  MAX_SYSTEM_PROMPT,
  MAX_TAGS,
} from "./check-fields";
import { DEFAULT_CONTEXT_FIELDS } from "./context";
import { toInvalidField } from "./field-problem";
import { DEFAULT_PRESET_SETTINGS } from "./preset";

const LONG = "n".repeat(10_240);

describe("checkContextFields", () => {
  it("M-025 finds nothing wrong with the defaults", () => {
    const named = { ...DEFAULT_CONTEXT_FIELDS, name: "Work", systemPrompt: "Be brief." };
    expect(checkContextFields(named)).toEqual([]);
    expect(checkContextFields({})).toEqual([]);
  });

  it("M-013 M-026 takes a temperature of 0 and of 1, and none below, above or that is no number", () => {
    const of = (temperature: number) => checkContextFields({ temperature });
    const field = "temperature";
    expect(of(0)).toEqual([]);
    expect(of(1)).toEqual([]);
    expect(of(-0.1)).toEqual([{ field, problem: "too-small", limit: 0 }]);
    expect(of(1.1)).toEqual([{ field, problem: "too-large", limit: 1 }]);
    expect(of(Number.NaN)).toEqual([{ field, problem: "not-a-number" }]);
    expect(of(Number.POSITIVE_INFINITY)).toEqual([{ field, problem: "not-a-number" }]);
  });

  it("M-073 says of each field what is wrong with it, in the fields' order", () => {
    expect(
      checkContextFields({
        name: LONG,
        systemPrompt: " \n",
        personality: "p".repeat(MAX_PERSONALITY + 1),
        temperature: 2,
        maxTokens: 0,
        maxHistoryTokens: 1.5,
        expiryDays: 3_651,
        tags: [""],
      }),
    ).toEqual([
      { field: "name", problem: "too-long", limit: MAX_NAME },
      { field: "systemPrompt", problem: "empty" },
      { field: "personality", problem: "too-long", limit: MAX_PERSONALITY },
      { field: "temperature", problem: "too-large", limit: 1 },
      { field: "maxTokens", problem: "too-small", limit: 1 },
      { field: "maxHistoryTokens", problem: "not-a-number" },
      { field: "expiryDays", problem: "too-large", limit: 3_650 },
      { field: "tags", problem: "empty" },
    ]);
  });

  it("M-073 refuses an empty name and one of 10 KB, and no personality is none at all", () => {
    const name = (text: string) => checkContextFields({ name: text }).map(({ problem }) => problem);
    expect(name("")).toEqual(["empty"]);
    expect(name("   ")).toEqual(["empty"]);
    expect(name(LONG)).toEqual(["too-long"]);
    expect(name("n".repeat(MAX_NAME))).toEqual([]);
    expect(checkContextFields({ personality: "" })).toEqual([]);
  });

  it("counts characters as the person sees them: an emoji is one", () => {
    expect(checkContextFields({ name: "😀".repeat(MAX_NAME) })).toEqual([]);
    expect(checkContextFields({ name: "😀".repeat(MAX_NAME + 1) })).toHaveLength(1);
  });

  it("M-081 bounds the size of a context", () => {
    const systemPrompt = "s".repeat(MAX_SYSTEM_PROMPT + 1);
    expect(checkContextFields({ systemPrompt })).toEqual([
      { field: "systemPrompt", problem: "too-long", limit: MAX_SYSTEM_PROMPT },
    ]);
  });
});

describe("checkTags", () => {
  it("M-087 takes twenty tags of forty characters, and names one problem at most", () => {
    const tags = Array.from({ length: MAX_TAGS }, (_, at) => `tag ${at}`);
    expect(checkTags(tags)).toEqual([]);
    expect(checkTags([...tags, "more"])).toEqual([
      { field: "tags", problem: "too-many", limit: MAX_TAGS },
    ]);
    expect(checkTags(["t".repeat(41), ""])).toEqual([
      { field: "tags", problem: "too-long", limit: 40 },
    ]);
  });
});

describe("checkPresetFields", () => {
  it("M-029 checks every field of a preset, its settings and what is kept with it", () => {
    expect(
      checkPresetFields({
        name: "",
        description: "d".repeat(1_001),
        systemPrompt: "",
        defaultPersonality: LONG,
        defaultSettings: { ...DEFAULT_PRESET_SETTINGS, temperature: -0.1 },
        tags: [LONG],
        metadata: { note: LONG },
      }).map(({ field, problem }) => `${field} ${problem}`),
    ).toEqual([
      "name empty",
      "description too-long",
      "systemPrompt empty",
      "defaultPersonality too-long",
      "temperature too-small",
      "tags too-long",
      "metadata too-long",
    ]);
  });

  it("takes one without description, personality, tags and metadata", () => {
    const fields = { name: "Coach", systemPrompt: "You coach.", description: "", metadata: null };
    expect(checkPresetFields(fields)).toEqual([]);
  });
});

describe("toInvalidField", () => {
  it("M-073 tells field, problem and limit, and nothing of what was typed", () => {
    const [problem] = checkContextFields({ name: LONG });
    const error = toInvalidField(problem!);
    expect(error).toMatchObject({
      code: "invalid-field",
      data: { field: "name", problem: "too-long", limit: MAX_NAME },
    });
    expect(JSON.stringify(error)).not.toContain("nnn");
    expect(toInvalidField({ field: "name", problem: "empty" }).data).toEqual({
      field: "name",
      problem: "empty",
    });
  });
});
