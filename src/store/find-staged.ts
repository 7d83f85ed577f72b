import type { KeySet } from "../crypto/key-set";
import type { Database } from "./open-database";
import type { PlainRow } from "./plain-row";
import type { RowReader } from "./row-reader";
import type { TableName } from "./schema";
import { findSnapshotRows, toPlainRow } from "./snapshot-row";
import type { StagedRow } from "./staged-rows";

type Deps = {
  readonly database: Database;
  /** Of one vault key: what opens is sealed under it. */
  readonly keys: Pick<KeySet, "current">;
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
  const stored = new Map<string, PlainRow>();
  for (const [table, ids] of idsByTable(rows)) {
    for (const [id, { opened }] of await findSnapshotRows(deps, table, ids)) {
      if (opened !== null) stored.set(placeOf(table, id), toPlainRow(opened));
    }
  }
  const isThere = (row: PlainRow) => isSame(row, stored.get(placeOf(row.table, row.columns.id)));
  const { keyId } = deps.keys.current();
  return {
    there: rows.filter(isThere).map(({ table, columns, version }) => {
      return { table, row: { ...columns, id: String(columns.id), version, keyId } };
    }),
    lacking: rows.filter((row) => !isThere(row)),
  };
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

function isSame(given: PlainRow, stored: PlainRow | undefined): boolean {
  if (stored === undefined) return false;
  const names = new Set([...Object.keys(given.columns), ...Object.keys(stored.columns)]);
  return (
    stored.version === given.version &&
    stored.payload === given.payload &&
    [...names].every((name) => stored.columns[name] === given.columns[name])
  );
}
