import type { PlainRow } from "../../src/store/database/plain-row";
import { TABLE_NAMES } from "../../src/store/database/schema";
import { createQuarantine } from "../../src/store/rows/quarantine";
import { createRowReader } from "../../src/store/rows/row-reader";
import type { Snapshot, SnapshotEnd } from "../../src/store/snapshots/snapshot";
import { openSnapshotRow, toPlainRow } from "../../src/store/snapshots/snapshot-row";
import type { StoreHarness } from "./make-store";

/** Rows by table and id. */
export type RowsByKey = ReadonlyMap<string, PlainRow>;

/** The rows of a snapshot's moment: what its end says about a row counts before what its parts say. */
export async function readSnapshot(
  snapshot: Snapshot,
  between: (nth: number) => Promise<void> = async () => undefined,
): Promise<{ readonly rows: RowsByKey; readonly end: SnapshotEnd }> {
  const read: PlainRow[] = [];
  let nth = 0;
  for await (const part of snapshot.parts()) {
    read.push(...part.rows.map(toPlainRow));
    await between(nth++);
  }
  const end = await snapshot.finish(async (state) => state);
  const gone = new Set(end.gone.map((one) => JSON.stringify(one)));
  const rows = new Map<string, PlainRow>();
  for (const row of end.rows) rows.set(`${row.table} ${row.columns.id}`, toPlainRow(row));
  for (const row of read) {
    const { table, columns } = row;
    const key = `${table} ${columns.id}`;
    const names = [{ id: columns.id }, { parent: columns.parent }];
    const isGone = names.some((name) => gone.has(JSON.stringify({ table, gone: name })));
    if (!isGone && !rows.has(key)) rows.set(key, row);
  }
  return { rows, end };
}

/** The rows of a database as they are now, those that a backup has none of left out. */
export async function readRows({
  database,
  keys,
}: Pick<StoreHarness, "database" | "keys">): Promise<RowsByKey> {
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const rows = new Map<string, PlainRow>();
  const left = ["manifest", "backups", "model_files", "programs"];
  for (const table of TABLE_NAMES.filter((name) => !left.includes(name))) {
    for (const row of await database.rows(table).toArray()) {
      const opened = await openSnapshotRow(reader, table, row);
      if (opened !== null) rows.set(`${table} ${row.id}`, toPlainRow(opened));
    }
  }
  return rows;
}
