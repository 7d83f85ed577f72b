import type { Journal, JournalRow, JournalState } from "./journal";
import type { TableName } from "./schema";

/** All of a journal, in memory. */
export type FoldedJournal = {
  /** By `foldedKey`: a row as it was last written, or null where it was deleted last. */
  readonly rows: ReadonlyMap<string, FoldedRow | null>;
  /** Null where there is none. */
  readonly state: JournalState | null;
  /** Whether nothing of it was missing, torn or foreign. */
  readonly isWhole: boolean;
};

export type FoldedRow = { readonly table: TableName; readonly row: JournalRow };

/** What a row of a journal goes by. */
export function foldedKey(table: TableName, id: string): string {
  return `${table}/${id}`;
}

/** Reads a journal as far as it goes. */
export async function foldJournal(journal: Pick<Journal, "read">): Promise<FoldedJournal> {
  const { state, entries, whole } = await journal.read();
  const rows = new Map<string, FoldedRow | null>();
  for await (const { puts, deletes } of entries) {
    for (const { table, row } of puts) rows.set(foldedKey(table, row.id), { table, row });
    for (const { table, id } of deletes) rows.set(foldedKey(table, id), null);
  }
  return { rows, state, isWhole: whole() };
}
