import { sealStart } from "../crypto/envelope";
import type { Id } from "../domain/id";
import type { Database } from "./open-database";
import { FIRST_KEY, LAST_KEY } from "./scan-rows";
import type { Row } from "./schema";
import { withStoreErrors } from "./store-error";

/** Rows read at a time. */
const BATCH = 500;

type LogTable = "messages" | "summaries" | "plans";

/** The ids of a conversation's rows of a table, from the index alone. */
export function rowIdsOf(
  database: Database,
  table: LogTable,
  conversationId: Id,
): Promise<readonly Id[]> {
  const log = database.rows(table).where("[parent+order]");
  const range = log.between([conversationId, FIRST_KEY], [conversationId, LAST_KEY]);
  return withStoreErrors(() => range.primaryKeys());
}

/** A conversation's rows of a table without what they seal, which is too much to hold at once. */
export async function emptiedRowsOf<T extends LogTable>(
  database: Database,
  table: T,
  conversationId: Id,
): Promise<readonly Row<T>[]> {
  return emptiedRows(database, table, await rowIdsOf(database, table, conversationId));
}

/** As `emptiedRowsOf`, of the rows from a place in the log on. */
export async function emptiedRowsFrom<T extends LogTable>(
  database: Database,
  table: T,
  { conversationId, order }: { readonly conversationId: Id; readonly order: number },
): Promise<readonly Row<T>[]> {
  const log = database.rows(table).where("[parent+order]");
  const range = log.between([conversationId, order], [conversationId, LAST_KEY]);
  return emptiedRows(database, table, await withStoreErrors(() => range.primaryKeys()));
}

async function emptiedRows<T extends LogTable>(
  database: Database,
  table: T,
  ids: readonly Id[],
): Promise<readonly Row<T>[]> {
  const rows: Row<T>[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH);
    const found = await withStoreErrors(() => database.rows(table).bulkGet(some));
    for (const row of found)
      if (row !== undefined) rows.push({ ...row, sealed: sealStart(row.sealed) });
  }
  return rows;
}
