import { PROFESSIONAL_ASSISTANT } from "../domain/preset";
import type { Payload } from "./payloads";

/** A context's payload from the default preset. */
export function defaultContextFields(now: number): Payload<"contexts"> {
  const preset = PROFESSIONAL_ASSISTANT;
  return {
    presetId: preset.id,
    name: preset.name,
    systemPrompt: preset.systemPrompt,
    personality: preset.defaultPersonality,
    ...preset.defaultSettings,
    createdAt: now,
    updatedAt: now,
  };
}
