import { COUNTERS_ID, SETTINGS_ID, TABLE_NAMES, type TableName, USAGE_ID } from "./schema";

/**
 * In no backup: the manifest, which a restore makes anew, the keys of backups, and model files, which
 * are nothing without the bytes beside them.
 */
const NEVER: ReadonlySet<TableName> = new Set(["manifest", "backups", "model_files"]);

/** The id of the one row of a table, of those that a backup holds. */
export const ONLY_IDS: Partial<Readonly<Record<TableName, string>>> = {
  settings: SETTINGS_ID,
  counters: COUNTERS_ID,
  usage: USAGE_ID,
};

/** The tables whose rows a backup holds, with or without the keys of connections. */
export function backedUpTables(withSecrets: boolean): readonly TableName[] {
  return TABLE_NAMES.filter((table) => {
    return !NEVER.has(table) && (withSecrets || table !== "secrets");
  });
}
