import type { PlainRow } from "../store/database/plain-row";
import type { GoneRows } from "../store/snapshots/snapshot";

/** A row as it stands in a backup. */
export type BackupRow = PlainRow;

/** One line of a backup; what stands first about a row is what counts. */
export type BackupLine = BackupRow | GoneRows;
