import { DEFAULT_PRESET_ID, findBuiltInPreset } from "../domain/built-in-presets";
import { fieldsFromPreset } from "../domain/fields-from-preset";
import { newContext } from "./new-context";
import type { Payload } from "./payloads";

/** A context's payload from the default preset. */
export function defaultContextFields(now: number): Payload<"contexts"> {
  const preset = findBuiltInPreset(DEFAULT_PRESET_ID);
  const fields = preset === undefined ? { name: "", systemPrompt: "" } : fieldsFromPreset(preset);
  const context = newContext({ id: "", fields, presetId: DEFAULT_PRESET_ID, now });
  const { id: _id, version: _version, ...payload } = context;
  return payload;
}
