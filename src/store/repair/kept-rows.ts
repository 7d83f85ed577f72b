import { isLost } from "../database/is-lost";
import type { Row, TableName } from "../database/schema";
import type { RepairDeps } from "./repair-conversation";

/** The rows of a table that a repair leaves: what belongs to another one belongs to nothing, and goes. */
export async function keptRows<T extends TableName>(
  { keys, reader }: Pick<RepairDeps, "keys" | "reader">,
  table: T,
): Promise<readonly Row<T>[]> {
  const rows = await reader.findAll(table);
  const found = await Promise.all(rows.map((row) => reader.inspect(table, row)));
  return rows.filter((_row, at) => !isLost(keys, found[at]));
}
