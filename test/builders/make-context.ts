import { findBuiltInPreset } from "../../src/domain/built-in-presets";
import { type Context, DEFAULT_CONTEXT_FIELDS } from "../../src/domain/context";
import type { Preset } from "../../src/domain/preset";

/** The preset that the first context of a store is made from. */
export const PROFESSIONAL_ASSISTANT = builtIn("preset-professional-assistant");

/** A built-in preset by its id. */
export function builtIn(id: string): Preset {
  const preset = findBuiltInPreset(id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset;
}

/** A context made from the default preset; what matters to a test is passed in. */
export function makeContext(overrides: Partial<Context> = {}): Context {
  const { id: presetId, name, systemPrompt, defaultPersonality } = PROFESSIONAL_ASSISTANT;
  return {
    ...DEFAULT_CONTEXT_FIELDS,
    ...PROFESSIONAL_ASSISTANT.defaultSettings,
    id: crypto.randomUUID(),
    version: 1,
    presetId,
    name,
    systemPrompt,
    personality: defaultPersonality,
    pinned: false,
    archived: null,
    renewedAt: 0,
    createdAt: 0,
    updatedAt: 0,
    ...overrides,
  };
}
