import type { Preset } from "../../domain/preset";
import { enPresets, presetWords } from "../words/preset-words";

type BuiltInId = keyof typeof enPresets.builtIn;
type StarterLabel = keyof typeof enPresets.starters;

/** A preset as pages name it: of one that is built in, in the person's language. */
export function localisedPreset(preset: Preset): Preset {
  return isBuiltIn(preset.id) ? { ...preset, ...presetWords.builtIn[preset.id] } : preset;
}

/** What a context that is made of a preset is called other than that is; nothing where it is not. */
export function nameFor(presetId: string): { readonly name?: string } {
  if (!isBuiltIn(presetId)) return {};
  const { name } = presetWords.builtIn[presetId];
  return name === enPresets.builtIn[presetId].name ? {} : { name };
}

/** What a block is for: in the person's language where it still says what every context begins with. */
export function localisedDescription({ label, description }: Described): string {
  if (!isStarter(label) || description !== enPresets.starters[label]) return description;
  return presetWords.starters[label];
}

/** What a block is called on pages: of one that every context begins with, in the person's language. */
export function localisedLabel({ label, description }: Described): string {
  if (!isStarter(label) || description !== enPresets.starters[label]) return label;
  return presetWords.starterNames[label];
}

type Described = { readonly label: string; readonly description: string };

function isBuiltIn(id: string): id is BuiltInId {
  return Object.hasOwn(enPresets.builtIn, id);
}

function isStarter(label: string): label is StarterLabel {
  return Object.hasOwn(enPresets.starters, label);
}
