import { sealStart } from "../../crypto/envelope";
import type { Id } from "../../domain/id";
import type { Database } from "./open-database";
import { batchOf, FIRST_KEY, LAST_KEY } from "./scan-rows";
import { type Row, ruleOf, type TableName } from "./schema";
import { withStoreErrors } from "./store-error";

type LogTable = "messages" | "summaries" | "plans" | "steps";

/** The ids of a conversation's rows of a table that names it as their parent, from the index alone. */
export function rowIdsOf(
  database: Database,
  table: TableName,
  conversationId: Id,
): Promise<readonly Id[]> {
  if (!hasOrder(table)) {
    const rows = database.rows(table).where("parent").equals(conversationId);
    return withStoreErrors(() => rows.primaryKeys());
  }
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

function hasOrder(table: TableName): boolean {
  const columns: readonly string[] = ruleOf(table).columns;
  return columns.includes("order");
}

/** Those of the rows that are there, without what they seal. */
export async function emptiedRows<T extends TableName>(
  database: Database,
  table: T,
  ids: readonly Id[],
): Promise<readonly Row<T>[]> {
  const rows: Row<T>[] = [];
  const batch = batchOf(table);
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const found = await withStoreErrors(() => database.rows(table).bulkGet(some));
    for (const row of found)
      if (row !== undefined) rows.push({ ...row, sealed: sealStart(row.sealed) });
  }
  return rows;
}
