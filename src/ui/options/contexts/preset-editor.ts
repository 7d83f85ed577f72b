import { checkPresetFields } from "../../../domain/check-fields";
import type { Preset, PresetFields } from "../../../domain/preset";
import type { Client } from "../../../messaging/client";
import type { Timers } from "../../timers";
import { createFieldEditor, type FieldEditor } from "./field-editor";

export type PresetEditor = FieldEditor<PresetFields, Preset>;

type Deps = { readonly client: Pick<Client, "call">; readonly later: Timers["later"] };

const KEYS = [
  "name",
  "description",
  "systemPrompt",
  "defaultPersonality",
  "defaultSettings",
  "tags",
  "metadata",
] as const satisfies readonly (keyof PresetFields)[];

/** The fields of a preset that the person sets. */
export function fieldsOfPreset(preset: Preset): PresetFields {
  return Object.fromEntries(KEYS.map((key) => [key, preset[key]])) as PresetFields;
}

/** Edits one of the person's own presets, each change kept as it is made. */
export function createPresetEditor({ client, later }: Deps, preset: Preset): PresetEditor {
  return createFieldEditor<PresetFields, Preset>({
    item: preset,
    fieldsOf: fieldsOfPreset,
    check: checkPresetFields,
    // What is wrong with a default is told by its own name.
    keyOf: (field) =>
      KEYS.find((key) => key === field) ??
      (field in preset.defaultSettings ? "defaultSettings" : undefined),
    update: ({ id, version }, fields) => client.call("preset.update", { id, version, fields }),
    read: ({ id }) => client.call("preset.get", { id }),
    later,
  });
}
