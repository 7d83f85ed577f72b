import type { Database } from "../database/open-database";
import type { PlainRow } from "../database/plain-row";
import type { RowState, TableName } from "../database/schema";
import type { RowReader } from "../rows/row-reader";
import { findSnapshotRows, toPlainRow } from "../snapshots/snapshot-row";
import type { StagedRow } from "./staged-rows";

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpenBytes">;
};

type FoundStaged = {
  /** Those that lie there just as they are given. */
  readonly there: readonly StagedRow[];
  /** All others, in their order. */
  readonly lacking: readonly PlainRow[];
};

/**
 * Parts rows into those that another worker has stored and those that are to be stored. A row counts
 * as there where it opens, at the same place and version, to the same text: neither a write that was
 * lost nor a row that was altered leaves one out. Holds as many rows as it is given.
 */
export async function findStaged(deps: Deps, rows: readonly PlainRow[]): Promise<FoundStaged> {
  const stored = new Map<string, { readonly row: PlainRow; readonly state: RowState }>();
  for (const [table, ids] of idsByTable(rows)) {
    for (const [id, { opened, state }] of await findSnapshotRows(deps, table, ids)) {
      if (opened !== null) stored.set(placeOf(table, id), { row: toPlainRow(opened), state });
    }
  }
  const there: StagedRow[] = [];
  const lacking: PlainRow[] = [];
  for (const row of rows) {
    const { table, columns } = row;
    const found = stored.get(placeOf(table, columns.id));
    if (found === undefined || !isSame(row, found.row)) {
      lacking.push(row);
      continue;
    }
    const { version, keyId, sealed } = found.state;
    there.push({ table, row: { ...columns, id: String(columns.id), version, keyId, sealed } });
  }
  return { there, lacking };
}

function idsByTable(rows: readonly PlainRow[]): ReadonlyMap<TableName, readonly string[]> {
  const ids = new Map<TableName, string[]>();
  for (const { table, columns } of rows) {
    // What has no id is refused where it is to be stored.
    if (typeof columns.id !== "string") continue;
    const own = ids.get(table);
    if (own === undefined) ids.set(table, [columns.id]);
    else own.push(columns.id);
  }
  return ids;
}

function placeOf(table: TableName, id: unknown): string {
  return `${table}/${id}`;
}

function isSame(given: PlainRow, stored: PlainRow): boolean {
  const names = new Set([...Object.keys(given.columns), ...Object.keys(stored.columns)]);
  return (
    stored.version === given.version &&
    stored.payload === given.payload &&
    [...names].every((name) => stored.columns[name] === given.columns[name])
  );
}
