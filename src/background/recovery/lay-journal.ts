import type { KeySet } from "../../crypto/key-set";
import type { Database } from "../../store/database/open-database";
import { scanTable } from "../../store/database/scan-rows";
import { type Row, TABLE_NAMES, type TableName } from "../../store/database/schema";
import { type FoldedJournal, foldedKey, isRow } from "../../store/journal/fold-journal";
import { openBytes, openRow } from "../../store/rows/sealed-row";
import { createSetSums } from "../../store/rows/set-sums";

type Laid = {
  readonly database: Database;
  readonly journal: Pick<FoldedJournal, "rows">;
};

/** The rows that lie in a database, sealed, each as its journal has it where that tells of it. */
export async function* layJournal({ database, journal }: Laid) {
  const seen = new Set<string>();
  for (const table of TABLE_NAMES) {
    for await (const batch of scanTable(database, table)) {
      const rows: Row<TableName>[] = [];
      for (const row of batch) {
        const key = foldedKey(table, String(row.id));
        const found = journal.rows.get(key);
        seen.add(key);
        if (found === undefined) rows.push(row);
        // What does not open shows that it is no row of this table.
        else if (isRow(found)) rows.push(found.row as Row<TableName>);
      }
      yield { table, rows };
    }
    const rest = [...journal.rows].flatMap(([key, found]) =>
      isRow(found) && found.table === table && !seen.has(key) ? [found.row as Row<TableName>] : [],
    );
    if (rest.length > 0) yield { table, rows: rest };
  }
}

/**
 * Whether both together are the store just as it was at the journal's manifest: every row of the
 * journal opens, and all digests that are sealed in heads and in that manifest are those of the rows.
 */
export async function isProven({ keys, ...laid }: Laid & { readonly keys: KeySet }) {
  for (const found of laid.journal.rows.values()) {
    if (!isRow(found)) continue;
    const row = found.row as Row<TableName>;
    if ((await orNull(keys, openBytes(keys, found.table, row))) === null) return false;
  }
  const sums = createSetSums(keys);
  for await (const { table, rows } of layJournal(laid)) {
    await sums.add(table, rows);
    if (table !== "conversations" && table !== "manifest") continue;
    for (const row of rows) {
      const opened = await orNull(keys, openRow<TableName>(keys, table, row));
      if (opened === null) return false;
      sums.expect(table, opened);
    }
  }
  return sums.mismatched().length === 0;
}

async function orNull<T>(keys: KeySet, opening: Promise<T>): Promise<T | null> {
  return opening.catch(() => {
    // A lock is none of the row's doing.
    keys.current();
    return null;
  });
}
