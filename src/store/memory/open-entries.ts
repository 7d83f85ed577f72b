import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

type Deps = { readonly database: Database; readonly reader: RowReader };

/** Those of the entries that are there and open, in the order of their ids. */
export async function openEntries(
  { database, reader }: Deps,
  ids: readonly Id[],
): Promise<readonly OpenedRow<"archival_entries">[]> {
  const rows = await withStoreErrors(() => database.rows("archival_entries").bulkGet([...ids]));
  const there = rows.filter((row) => row !== undefined);
  const opened = await Promise.all(there.map((row) => reader.tryOpen("archival_entries", row)));
  return opened.filter((one) => one !== null);
}
