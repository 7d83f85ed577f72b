import * as z from "zod/mini";
import { idSchema } from "./id";
import { timeSchema } from "./time";

/** A built-in preset's name, or the random id of one of the person's own. */
export const presetIdSchema = z.union([
  idSchema,
  z.string().check(z.regex(/^preset-[a-z]+(?:-[a-z]+){0,9}$/), z.maxLength(100)),
]);

export const presetSettingsSchema = z.object({
  temperature: z.number().check(z.gte(0), z.lte(1)),
  maxTokens: z.int().check(z.positive()),
  maxHistoryTokens: z.int().check(z.positive()),
  expiryDays: z.int().check(z.positive()),
});
export type PresetSettings = z.infer<typeof presetSettingsSchema>;

/** A ready-made personality from which contexts are created (M-015). */
export const presetSchema = z.object({
  /** A name for a built-in one, a random id for the person's own. */
  id: z.string(),
  /** Rises with every change; 1 for a built-in one, which never changes. */
  version: z.int().check(z.positive()),
  builtIn: z.boolean(),
  name: z.string(),
  description: z.string(),
  systemPrompt: z.string(),
  defaultPersonality: z.string(),
  defaultSettings: presetSettingsSchema,
  tags: z.array(z.string()),
  isActive: z.boolean(),
  /** Whatever its maker wants to keep with it; null for nothing. */
  metadata: z.nullable(z.record(z.string(), z.unknown())),
  /** Milliseconds since 1970, UTC; 0 for a built-in one. */
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type Preset = z.infer<typeof presetSchema>;

/** Whether a preset may still change with what its use shows (M-020, M-021). */
export function isOnTrial({ metadata }: Pick<Preset, "metadata">): boolean {
  return metadata?.experimental === true;
}

/** What the person sets of a preset. */
export type PresetFields = Pick<
  Preset,
  | "name"
  | "description"
  | "systemPrompt"
  | "defaultPersonality"
  | "defaultSettings"
  | "tags"
  | "metadata"
>;

/** M-015. */
export const DEFAULT_PRESET_SETTINGS: PresetSettings = {
  temperature: 0.7,
  maxTokens: 1_000,
  maxHistoryTokens: 15_000,
  expiryDays: 7,
};
