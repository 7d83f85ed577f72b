import type { TableName } from "../store/schema";

/** A row as it stands in a backup: clear columns, and the payload as JSON text with its version `v`. */
export type BackupRow = {
  readonly table: TableName;
  /** The clear columns, `id` among them; `version` and the key's id are not. */
  readonly columns: Readonly<Record<string, string | number | null>>;
  readonly version: number;
  /** JSON text of an object. */
  readonly payload: string;
};

/** What was deleted while the backup was made: a row by id, or the messages of a conversation. */
export type BackupGone = {
  readonly table: TableName;
  readonly gone: { readonly id: string } | { readonly parent: string };
};

/** One line of a backup; what stands first about a row is what counts. */
export type BackupLine = BackupRow | BackupGone;
