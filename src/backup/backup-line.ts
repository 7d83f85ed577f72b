import type { PlainRow } from "../store/database/plain-row";
import type { TableName } from "../store/database/schema";

/** A row as it stands in a backup. */
export type BackupRow = PlainRow;

/** What was deleted while the backup was made: a row by id, or the messages of a conversation. */
export type BackupGone = {
  readonly table: TableName;
  readonly gone: { readonly id: string } | { readonly parent: string };
};

/** One line of a backup; what stands first about a row is what counts. */
export type BackupLine = BackupRow | BackupGone;
