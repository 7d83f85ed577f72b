import type { Database } from "./open-database";
import { FIRST_KEY, LAST_KEY } from "./scan-rows";
import { TABLE_NAMES, type TableName } from "./schema";
import { withStoreErrors } from "./store-error";

/** How many sealed rows all tables hold; reads no row. */
export async function countRows(database: Database): Promise<number> {
  const counts = await withStoreErrors(() =>
    Promise.all(TABLE_NAMES.map((table) => database.rows(table).count())),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Where a table of many rows is parted to count it: ids are random, and begin with one of 16 digits. */
const EDGES = [...Array(15).keys()].map((digit) => (digit + 1).toString(16));

/** Rows that are counted at once: a few milliseconds. */
const FEW_ROWS = 500;

/**
 * About how many sealed rows these tables hold together. Counting a hundred thousand rows at once
 * would keep others from writing for some tenths of a second, so they are counted in parts.
 */
export async function countGently(
  database: Database,
  tables: readonly TableName[],
): Promise<number> {
  let sum = 0;
  for (const table of tables) {
    const rows = database.rows(table).where("id");
    if (await isSmall(database, table)) {
      sum += await withStoreErrors(() => database.rows(table).count());
      continue;
    }
    const after = [FIRST_KEY, ...EDGES];
    for (const [at, from] of after.entries()) {
      const range = rows.between(from, after[at + 1] ?? LAST_KEY, true, false);
      sum += await withStoreErrors(() => range.count());
    }
  }
  return sum;
}

/** Whether so few rows are there that counting them at once keeps nobody waiting. */
async function isSmall(database: Database, table: TableName): Promise<boolean> {
  const keys = database.rows(table).primaryKeys(FEW_ROWS);
  return (await withStoreErrors(() => keys)).length < FEW_ROWS;
}
