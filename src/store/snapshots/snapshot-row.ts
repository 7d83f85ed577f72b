import { fromUtf8 } from "../../crypto/bytes";
import type { Database } from "../database/open-database";
import type { PlainRow } from "../database/plain-row";
import { batchOf } from "../database/scan-rows";
import { type Row, type RowState, ruleOf, type TableName } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import type { SnapshotRow } from "./snapshot";

/** The row with its payload as it was sealed; null, and it is reported, where it does not open. */
export async function openSnapshotRow<T extends TableName>(
  reader: Pick<RowReader, "tryOpenBytes">,
  table: T,
  row: Row<T>,
): Promise<SnapshotRow | null> {
  const payload = await reader.tryOpenBytes(table, row);
  if (payload === null) return null;
  return { table, columns: clearColumns(table, row), version: row.version, payload };
}

/** The same row with its payload as text. */
export function toPlainRow(row: SnapshotRow): PlainRow {
  return { ...row, payload: fromUtf8(row.payload) };
}

/** The clear columns of a row that opens, but for its version and its key. */
function clearColumns(table: TableName, row: object): SnapshotRow["columns"] {
  const given = row as SnapshotRow["columns"];
  const clear: Record<string, string | number | null> = {};
  // A loop: this is done for every row of a backup.
  for (const name of ruleOf(table).columns) {
    const value = given[name];
    if (value !== undefined) clear[name] = value;
  }
  return clear;
}

/** A row that is there. */
export type FoundRow = {
  /** As it claims, whether it opens or not; null where the table has no parents. */
  readonly parent: string | null;
  /** As it is stored. */
  readonly state: RowState;
  /** Null for one that does not open. */
  readonly opened: SnapshotRow | null;
};

/** Those of these rows that are there, by id; those that do not open are reported. */
export async function findSnapshotRows(
  deps: { readonly database: Database; readonly reader: Pick<RowReader, "tryOpenBytes"> },
  table: TableName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundRow>> {
  const found = new Map<string, FoundRow>();
  const size = batchOf(table);
  for (let at = 0; at < ids.length; at += size) {
    const batch = ids.slice(at, at + size);
    const rows = await withStoreErrors(() => deps.database.rows(table).bulkGet(batch));
    const there = rows.filter((row) => row !== undefined);
    const opened = await Promise.all(there.map((row) => openSnapshotRow(deps.reader, table, row)));
    for (const [nth, row] of there.entries()) {
      const parent = "parent" in row ? String(row.parent) : null;
      found.set(row.id, { parent, state: row, opened: opened[nth] ?? null });
    }
  }
  return found;
}
