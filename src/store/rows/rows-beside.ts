import type { Id } from "../../domain/id";
import { emptiedRows, rowIdsOf } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import { ruleOf, TABLE_NAMES, type TableName } from "../database/schema";
import type { TableRule } from "../database/tables";
import type { Removal } from "./changes";

/** Removed by those who know more of them: a head with its digest, a reply with its running turn. */
const REMOVED_APART: ReadonlySet<TableName> = new Set(["conversations", "messages", "open_turns"]);

type Owner = { readonly of: NonNullable<TableRule["owner"]>["of"]; readonly id: Id };

/**
 * All rows of a conversation, a context or a block to remove with it, without what they seal; of a
 * conversation all but its head, its messages and what a running turn has, of a context none of its
 * conversations. Costs a read for each of them.
 */
export async function rowsBeside(database: Database, owner: Owner): Promise<readonly Removal[]> {
  const tables = TABLE_NAMES.filter(
    (table) => ruleOf(table).owner?.of === owner.of && !REMOVED_APART.has(table),
  );
  const found = await Promise.all(tables.map((table) => removalsOf(database, table, owner.id)));
  const beside = found.flat();
  const blocks = beside.filter(({ table }) => table === "blocks");
  const below = blocks.map(({ row }) => rowsBeside(database, { of: "block", id: row.id }));
  return [...beside, ...(await Promise.all(below)).flat()];
}

async function removalsOf(database: Database, table: TableName, id: Id): Promise<Removal[]> {
  const ids = ruleOf(table).owner?.by === "id" ? [id] : await rowIdsOf(database, table, id);
  const rows = await emptiedRows(database, table, ids);
  // Table and row belong together, which TypeScript cannot follow.
  return rows.map((row) => ({ table, row }) as unknown as Removal);
}
