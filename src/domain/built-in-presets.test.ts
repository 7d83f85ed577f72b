import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS, DEFAULT_PRESET_ID, findBuiltInPreset } from "./built-in-presets";
import type { Preset } from "./preset";

/** SHA-256 of each preset's texts and settings, as the design document has them. */
const DIGESTS = {
  "preset-calm-counselor": "010e4e66663fcccd9ab99d01e2a192b39c4d610edc9ba850b8f7d911a189db71",
  "preset-rational-advisor": "dcbfec70f278bda421b056f4c94c69dd1d15309bb17f423f27716b85466be3b2",
  "preset-supportive-guide": "0977bb68c983eb8f9823419a414b1c3bff819615baff3209d9fa9c69441b7c4b",
  "preset-professional-assistant":
    "6223378695b255013d8eebbae3e3f4514e40fe6ebbe75007abde73a613752585",
  "preset-decision-making-supporter":
    "a17d736709d07c27b98b53d615bdfd40f746780658a86431d30b4d7b707becfc",
  "preset-search-key-advisor": "6abf81779e0ff503e54aaa6ff6826b1239e3114f3582e1456e74b212a58d86d7",
} as const;

/** Beside the project while it is made; a copy of the project alone has it not. */
const SEEDS = new URL("../../../shared/seeds/", import.meta.url);

function textsOf({ name, description, systemPrompt, defaultPersonality, defaultSettings }: Preset) {
  const { temperature, maxTokens, maxHistoryTokens, expiryDays } = defaultSettings;
  const settings = { temperature, maxTokens, maxHistoryTokens, expiryDays };
  return { name, description, systemPrompt, defaultPersonality, defaultSettings: settings };
}

function digestOf(preset: Preset): string {
  return createHash("sha256")
    .update(JSON.stringify(textsOf(preset)))
    .digest("hex");
}

function readSeed(): string | null {
  const name = existsSync(SEEDS) ? readdirSync(SEEDS).find((file) => file.startsWith("004")) : null;
  return name == null ? null : readFileSync(new URL(name, SEEDS), "utf8");
}

/** The document's preset of that id, read from its own lines. */
function fromSeed(seed: string, id: string) {
  const block = seed.slice(seed.indexOf(`id: "${id}"`)).split(/^ {2}\},?$/m)[0] ?? "";
  const text = (field: string) => new RegExp(`^ +${field}: "(.*)", *$`, "m").exec(block)?.[1];
  const number = (field: string) => Number(new RegExp(`${field}: ([\\d.]+)`).exec(block)?.[1]);
  return {
    name: text("name"),
    description: text("description"),
    systemPrompt: text("systemPrompt"),
    defaultPersonality: text("defaultPersonality"),
    defaultSettings: {
      temperature: number("temperature"),
      maxTokens: number("maxTokens"),
      maxHistoryTokens: number("maxHistoryTokens"),
      expiryDays: number("expiryDays"),
    },
  };
}

const SETTINGS = [
  ["M-016", "preset-calm-counselor", "Calm Counselor", 0.6, 1_200, 14],
  ["M-017", "preset-rational-advisor", "Rational Advisor", 0.5, 1_000, 7],
  ["M-018", "preset-supportive-guide", "Supportive Guide", 0.8, 1_500, 10],
  ["M-019", "preset-professional-assistant", "Professional Assistant", 0.7, 1_000, 7],
  ["M-020", "preset-decision-making-supporter", "Decision Making Supporter", 0.4, 1_500, 14],
  ["M-021", "preset-search-key-advisor", "Search Key Advisor", 0.6, 1_200, 10],
] as const;

describe("BUILT_IN_PRESETS", () => {
  it("M-016 M-017 M-018 M-019 M-020 M-021 have their names and settings", () => {
    const found = BUILT_IN_PRESETS.map(({ id, name, defaultSettings: settings }) => {
      const { temperature, maxTokens, expiryDays } = settings;
      return [id, name, temperature, maxTokens, expiryDays];
    });
    expect(found).toEqual(SETTINGS.map(([, ...preset]) => preset));
    for (const { defaultSettings } of BUILT_IN_PRESETS) {
      expect(defaultSettings.maxHistoryTokens).toBe(15_000);
    }
  });

  it("M-022 are six, of which two are on trial", () => {
    const onTrial = BUILT_IN_PRESETS.filter(({ metadata }) => metadata?.experimental === true);
    expect(BUILT_IN_PRESETS).toHaveLength(6);
    expect(onTrial.map(({ id }) => id)).toEqual([
      "preset-decision-making-supporter",
      "preset-search-key-advisor",
    ]);
  });

  it("say what the design document says, byte for byte", (test) => {
    const seed = readSeed();
    if (seed === null) return test.skip("not here: the presets were compared by digest alone");
    for (const preset of BUILT_IN_PRESETS) {
      expect(textsOf(preset)).toEqual(fromSeed(seed, preset.id));
    }
  });

  it("M-016 M-017 M-018 M-019 M-020 M-021 M-022 are word for word what they were made as", () => {
    const digests = BUILT_IN_PRESETS.map((preset) => [preset.id, digestOf(preset)]);
    expect(Object.fromEntries(digests)).toEqual(DIGESTS);
  });

  it("M-015 have every field of a preset, and never change", () => {
    for (const preset of BUILT_IN_PRESETS) {
      expect(preset).toMatchObject({ version: 1, builtIn: true, isActive: true, tags: [] });
      expect(findBuiltInPreset(preset.id)).toBe(preset);
    }
    expect(findBuiltInPreset(DEFAULT_PRESET_ID)?.name).toBe("Professional Assistant");
    expect(findBuiltInPreset("../preset-calm-counselor")).toBeUndefined();
  });
});
