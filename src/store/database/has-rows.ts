import type { Database } from "./open-database";
import { TABLE_NAMES } from "./schema";
import { withStoreErrors } from "./store-error";

/** Whether any table holds a sealed row; reads one key of each table at most. */
export async function hasRows(database: Database): Promise<boolean> {
  const found = await withStoreErrors(() =>
    Promise.all(TABLE_NAMES.map((table) => database.rows(table).primaryKeys(1))),
  );
  return found.some(({ length }) => length > 0);
}
