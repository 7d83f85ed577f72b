import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "../domain/built-in-presets";
import { CALLS } from "./contract";

const ID = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";

/** What is no id of ours, from the harmless to what would be a path in a file system. */
const NO_IDS = [
  "../x",
  "..",
  "/etc/passwd",
  "..\\x",
  "%2e%2e%2fx",
  `${ID}/../x`,
  `../${ID}`,
  `${ID}\0`,
  "con.texts",
  "",
];

const INPUTS = {
  "context.get": (id: string) => ({ id }),
  "context.create": (id: string) => ({ id, fields: { name: "a", systemPrompt: "b" } }),
  "context.createFromPreset": (id: string) => ({
    id,
    presetId: "preset-calm-counselor",
    overrides: {},
  }),
  "context.update": (id: string) => ({ id, version: 1, fields: {} }),
  "context.duplicate": (id: string) => ({ id: ID, contextId: id, withMemory: true }),
  "context.pin": (id: string) => ({ id, pinned: true }),
  "context.archive": (id: string) => ({ id }),
  "context.restore": (id: string) => ({ id }),
  "context.extend": (id: string) => ({ id }),
  "context.holds": (id: string) => ({ id }),
  "context.purge": (id: string) => ({ id, name: "a" }),
} as const;

describe("an id of a context", () => {
  it("M-080 is refused by every call where it is a path or anything but a random id", () => {
    for (const [name, inputOf] of Object.entries(INPUTS)) {
      const { input } = CALLS[name as keyof typeof INPUTS];
      expect(input.safeParse(inputOf(ID)).success, name).toBe(true);
      for (const id of NO_IDS) {
        expect(input.safeParse(inputOf(id)).success, `${name} ${id}`).toBe(false);
      }
    }
  });

  it("M-080 is refused where a preset is read, changed or removed, too", () => {
    for (const { id } of BUILT_IN_PRESETS) {
      expect(CALLS["preset.get"].input.parse({ id })).toEqual({ id });
    }
    for (const id of NO_IDS) {
      const inputs = [
        CALLS["preset.create"].input.safeParse({
          id,
          fields: { name: "a", systemPrompt: "b" },
        }),
        CALLS["preset.update"].input.safeParse({ id, version: 1, fields: {} }),
        CALLS["preset.archive"].input.safeParse({ id }),
        CALLS["preset.restore"].input.safeParse({ id }),
        CALLS["preset.purge"].input.safeParse({ id, name: "a" }),
        CALLS["preset.get"].input.safeParse({ id }),
        CALLS["preset.get"].input.safeParse({ id: `preset-${id}` }),
      ];
      expect(inputs.map(({ success }) => success)).toEqual(inputs.map(() => false));
    }
  });
});

describe("fields of a context on the wire", () => {
  const { input } = CALLS["context.create"];
  const parse = (fields: object) =>
    input.safeParse({ id: ID, fields: { name: "a", systemPrompt: "b", ...fields } });

  it("M-025 need a name and a system prompt", () => {
    expect(parse({}).success).toBe(true);
    expect(parse({ name: undefined }).success).toBe(false);
    expect(parse({ systemPrompt: undefined }).success).toBe(false);
  });

  it("M-073 are let through to where the reason is told, but for what is no number at all", () => {
    expect(parse({ temperature: -0.1 }).success).toBe(true);
    expect(parse({ temperature: 1.1, maxTokens: 0 }).success).toBe(true);
    expect(parse({ temperature: Number.NaN }).success).toBe(false);
    expect(parse({ temperature: "0.5" }).success).toBe(false);
  });

  it("M-026 keeps an explicit temperature of 0 among what takes a preset's place", () => {
    const { input: overriding } = CALLS["context.createFromPreset"];
    const overrides = { temperature: 0 };
    expect(overriding.parse({ id: ID, presetId: "preset-calm-counselor", overrides })).toEqual({
      id: ID,
      presetId: "preset-calm-counselor",
      overrides,
    });
  });
});
