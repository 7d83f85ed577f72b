import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { BUILT_IN_PRESETS } from "../../domain/built-in-presets";
import type { Preset } from "../../domain/preset";
import type { UndoRecord } from "../../store/rows/undo-record";
import type { App } from "../app";
import { findPage } from "./find-page";
import { undoable } from "./undo-handlers";

type Needs = Pick<App, "store">;

/** A page of presets: the built-in ones, then one's own by name; removed ones if asked for (M-030). */
export async function presetList(
  { store }: Needs,
  input: CallInput<"preset.list">,
): Promise<CallOutput<"preset.list">> {
  const own = [...(await store.presets.list())].sort((left, right) =>
    left.name.localeCompare(right.name),
  );
  const shown = [...BUILT_IN_PRESETS, ...own].filter(
    ({ isActive }) => isActive || input.includeInactive === true,
  );
  const { page, total, tags } = findPage(shown, (preset) => preset, input);
  return { presets: page, total, tags };
}

/** One preset; `not-found`. */
export function presetGet({ store }: Needs, { id }: CallInput<"preset.get">): Promise<Preset> {
  return store.presets.get(id);
}

/** Makes one of the person's own (M-029); what is not given is as M-015 says. */
export function presetCreate({ store }: Needs, input: CallInput<"preset.create">): Promise<Preset> {
  return store.presets.create(input);
}

/** Changes the fields given, of the settings too; `conflict` where another window was first. */
export function presetUpdate({ store }: Needs, input: CallInput<"preset.update">): Promise<Preset> {
  return store.presets.update(input);
}

/** Removes one from the list. */
export function presetArchive(
  { store }: Needs,
  { id }: CallInput<"preset.archive">,
): Promise<Preset> {
  return store.presets.setActive({ id, isActive: false });
}

/** Takes a removed one back. */
export function presetRestore(
  { store }: Needs,
  { id }: CallInput<"preset.restore">,
): Promise<Preset> {
  return store.presets.setActive({ id, isActive: true });
}

/** Deletes one, by its name, after a backup; for some seconds it can be taken back. */
export async function presetPurge(
  app: Needs & Pick<App, "backups" | "undo" | "clock">,
  { withoutBackup, undo, ...input }: CallInput<"preset.purge">,
): Promise<CallOutput<"preset.purge">> {
  const { store, backups } = app;
  // Asked once more by the same id it is done.
  if (undo !== undefined && app.undo.has(undo)) return { canUndo: true };
  // The purge looks at it again; what it would refuse anyway is worth no backup.
  const { name } = await store.presets.get(input.id);
  if (name !== input.name) throw new AppError("wrong-name");
  await backups.before("before-purge", { withoutBackup });
  const act = (record?: UndoRecord) => store.presets.purge({ ...input, record });
  const { canUndo } = await undoable(app, { id: undo, act });
  return undo === undefined ? {} : { canUndo };
}
