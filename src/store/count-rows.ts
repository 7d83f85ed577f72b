import type { Database } from "./open-database";
import { TABLE_NAMES } from "./schema";
import { withStoreErrors } from "./store-error";

/** How many sealed rows all tables hold; reads no row. */
export async function countRows(database: Database): Promise<number> {
  const counts = await withStoreErrors(() =>
    Promise.all(TABLE_NAMES.map((table) => database.rows(table).count())),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
