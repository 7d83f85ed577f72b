import { AppError } from "../../domain/app-error";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import { checkPresetFields } from "../../domain/check-fields";
import { toInvalidField } from "../../domain/field-problem";
import type { Id } from "../../domain/id";
import { MAX_PRESETS } from "../../domain/limits";
import { DEFAULT_PRESET_SETTINGS, type Preset, type PresetFields } from "../../domain/preset";
import { nextVersion, type RowState } from "../database/schema";
import type { Put } from "../rows/changes";
import { cleanPresetFields, type GivenPresetFields } from "../rows/clean-fields";
import type { RowDeps } from "../rows/row-deps";
import { type RowReader, tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";
import { isNameTaken, toFreeName } from "../rows/unique-name";

export type PresetDeps = Omit<RowDeps, "database">;

type Named = Pick<PresetFields, "name" | "systemPrompt">;

export type NewPreset = { readonly id: Id; readonly fields: GivenPresetFields & Named };

/** The person's own presets that open, removed ones too, in no order; the others are reported. */
export async function listPresets(
  reader: Pick<RowReader, "findAll" | "tryOpen">,
): Promise<readonly Preset[]> {
  const rows = await reader.findAll("presets");
  const opened = await tryOpenAll(reader, "presets", rows);
  return opened.map(rowToPreset);
}

/**
 * Stores a new preset of the person's own, in one strict commit; where the id is there already, gives
 * that one and writes nothing. Fails with `invalid-field`, or with `limit-exceeded`.
 */
export async function createPreset(deps: PresetDeps, input: NewPreset): Promise<Preset> {
  const { id } = input;
  const { name, systemPrompt } = input.fields;
  const cleaned = cleanPresetFields(input.fields, DEFAULT_PRESET_SETTINGS);
  const fields = { name, systemPrompt, ...cleaned };
  refuse(fields);
  return deps.writer.write(async (commit) => {
    const existing = await deps.reader.get("presets", id);
    if (existing !== null) return rowToPreset(existing);
    const rows = await deps.reader.findAll("presets");
    if (rows.length >= MAX_PRESETS) {
      throw new AppError("limit-exceeded", { data: { limit: "presets", max: MAX_PRESETS } });
    }
    checkName(fields.name, await activeNames(deps, id));
    const preset = newPreset(id, fields, deps.clock.now());
    await commit({ durability: "strict", puts: [presetToPut(preset, null)] });
    return preset;
  });
}

function newPreset(id: Id, fields: Partial<PresetFields> & Named, now: number): Preset {
  return {
    description: "",
    defaultPersonality: "",
    defaultSettings: DEFAULT_PRESET_SETTINGS,
    tags: [],
    metadata: null,
    ...fields,
    id,
    version: 1,
    builtIn: false,
    isActive: true,
    createdAt: now,
    updatedAt: now,
  };
}

type Update = {
  readonly id: Id;
  /** The one that the person has seen. */
  readonly version: number;
  readonly fields: GivenPresetFields;
};

/**
 * Changes the fields given of one of the person's own presets, and no others. Fails with `not-found`,
 * `invalid-field`, or with `conflict` where it was changed since that version.
 */
export async function updatePreset(deps: PresetDeps, input: Update): Promise<Preset> {
  return changePreset(deps, input.id, (preset, names) => {
    const fields = cleanPresetFields(input.fields, preset.defaultSettings);
    refuse(fields);
    if (preset.version !== input.version) throw new AppError("conflict");
    const next = { ...preset, ...fields };
    if (!isNameTaken(next.name, [preset.name]) && preset.isActive) checkName(next.name, names);
    return next;
  });
}

/**
 * Takes one of the person's own presets from the list, or back to it, where its name gets a number if
 * it was taken meanwhile; fails with `not-found`.
 */
export async function setPresetActive(
  deps: PresetDeps,
  { id, isActive }: { readonly id: Id; readonly isActive: boolean },
): Promise<Preset> {
  return changePreset(deps, id, (preset, names) => {
    if (preset.isActive === isActive) return null;
    const name = isActive ? toFreeName(preset.name, names) : preset.name;
    return { ...preset, name, isActive };
  });
}

async function changePreset(
  deps: PresetDeps,
  id: Id,
  to: (preset: Preset, names: readonly string[]) => Preset | null,
): Promise<Preset> {
  return deps.writer.write(async (commit) => {
    const opened = await deps.reader.get("presets", id);
    if (opened === null) throw new AppError("not-found", { data: { kind: "preset" } });
    const preset = rowToPreset(opened);
    const next = to(preset, await activeNames(deps, id));
    if (next === null) return preset;
    const changed = { ...next, updatedAt: deps.clock.now() };
    await commit({ durability: "strict", puts: [presetToPut(changed, opened.row)] });
    return { ...changed, version: nextVersion(opened.row) };
  });
}

function refuse(fields: Partial<PresetFields>): void {
  const [problem] = checkPresetFields(fields);
  if (problem !== undefined) throw toInvalidField(problem);
}

function checkName(name: string, names: readonly string[]): void {
  if (isNameTaken(name, names)) throw toInvalidField({ field: "name", problem: "taken" });
}

/** The names of presets that are not removed, the built-in ones among them, less one. */
async function activeNames({ reader }: PresetDeps, except: Id): Promise<readonly string[]> {
  const own = await listPresets(reader);
  return [...BUILT_IN_PRESETS, ...own.filter(({ isActive }) => isActive)]
    .filter(({ id }) => id !== except)
    .map(({ name }) => name);
}

export function rowToPreset({ row, payload }: OpenedRow<"presets">): Preset {
  return { ...payload, id: row.id, version: row.version, builtIn: false };
}

/** The preset as a row to store, in place of the form it has now; null for a new one. */
function presetToPut(
  { id, version: _version, builtIn: _builtIn, ...payload }: Preset,
  replaces: RowState | null,
): Extract<Put, { table: "presets" }> {
  return { table: "presets", columns: { id }, replaces, payload };
}
