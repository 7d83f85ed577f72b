import type { ContextFields } from "./context";
import type { PresetFields } from "./preset";

/** M-026: what a context made from a preset may have in place of the preset's own. */
export type PresetOverrides = {
  readonly [K in "name" | "temperature" | "maxTokens" | "maxHistoryTokens" | "expiryDays"]?:
    | ContextFields[K]
    | undefined;
};

type Source = Pick<
  PresetFields,
  "name" | "systemPrompt" | "defaultPersonality" | "defaultSettings" | "tags"
>;

/** The fields of a context made from a preset; an explicit 0 is kept. */
export function fieldsFromPreset(preset: Source, overrides: PresetOverrides = {}) {
  const { temperature, maxTokens, maxHistoryTokens, expiryDays } = preset.defaultSettings;
  return {
    name: overrides.name ?? preset.name,
    systemPrompt: preset.systemPrompt,
    personality: preset.defaultPersonality,
    temperature: overrides.temperature ?? temperature,
    maxTokens: overrides.maxTokens ?? maxTokens,
    maxHistoryTokens: overrides.maxHistoryTokens ?? maxHistoryTokens,
    expiryDays: overrides.expiryDays ?? expiryDays,
    tags: preset.tags,
  } satisfies Partial<ContextFields>;
}
