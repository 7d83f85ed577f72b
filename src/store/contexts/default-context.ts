import {
  DEFAULT_PRESET_ID,
  FIRST_CONTEXT_NAME,
  findBuiltInPreset,
} from "../../domain/built-in-presets";
import { fieldsFromPreset } from "../../domain/fields-from-preset";
import type { Payload } from "../database/payloads";
import { newContext } from "./new-context";

/** The first context's payload: the default preset under the product's name. */
export function defaultContextFields(now: number): Payload<"contexts"> {
  const preset = findBuiltInPreset(DEFAULT_PRESET_ID);
  const made = preset === undefined ? { systemPrompt: "" } : fieldsFromPreset(preset);
  const fields = { ...made, name: FIRST_CONTEXT_NAME };
  const context = newContext({ id: "", fields, presetId: DEFAULT_PRESET_ID, now });
  const { id: _id, version: _version, ...payload } = context;
  return payload;
}
