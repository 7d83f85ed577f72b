import type { Id } from "../../domain/id";
import { emptiedRows, rowIdsOf } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import { ruleOf, TABLE_NAMES, type TableName } from "../database/schema";
import type { Removal } from "./changes";

/** Removed by those who know more of them: a head with its digest, a reply with its running turn. */
const REMOVED_APART: ReadonlySet<TableName> = new Set(["conversations", "messages", "open_turns"]);

/**
 * All rows of a conversation to remove with it, but its head, its messages and what a running turn
 * has, without what they seal. Costs a read for each of them.
 */
export async function rowsBeside(database: Database, id: Id): Promise<readonly Removal[]> {
  const tables = TABLE_NAMES.filter(
    (table) => ruleOf(table).owner?.of === "conversation" && !REMOVED_APART.has(table),
  );
  const found = await Promise.all(tables.map((table) => removalsOf(database, table, id)));
  return found.flat();
}

async function removalsOf(database: Database, table: TableName, id: Id): Promise<Removal[]> {
  const ids = ruleOf(table).owner?.by === "id" ? [id] : await rowIdsOf(database, table, id);
  const rows = await emptiedRows(database, table, ids);
  // Table and row belong together, which TypeScript cannot follow.
  return rows.map((row) => ({ table, row }) as unknown as Removal);
}
