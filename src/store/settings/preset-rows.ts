import type { Preset } from "../../domain/preset";
import type { RowState } from "../database/schema";
import type { Put } from "../rows/changes";
import type { OpenedRow } from "../rows/sealed-row";

export function rowToPreset({ row, payload }: OpenedRow<"presets">): Preset {
  return { ...payload, id: row.id, version: row.version, builtIn: false };
}

/** The preset as a row to store, in place of the form it has now; null for a new one. */
export function presetToPut(
  { id, version: _version, builtIn: _builtIn, ...payload }: Preset,
  replaces: RowState | null,
): Extract<Put, { table: "presets" }> {
  return { table: "presets", columns: { id }, replaces, payload };
}
