import type { KeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { Database } from "../database/open-database";
import { scanTable } from "../database/scan-rows";
import { TABLE_NAMES } from "../database/schema";
import type { RowReader } from "../rows/row-reader";

type Deps = {
  readonly database: Database;
  readonly keys: Pick<KeySet, "hasFormer">;
  readonly reader: Pick<RowReader, "inspect">;
};

/**
 * Fails with `key-missing` where rows lie under other keys and it does not show that the current one
 * is the store's, by the manifest and one more row: to a header that is older than the rows, all of
 * them look lost. Looks at few rows where these two open, at all where not.
 */
export async function confirmKey({ database, keys, reader }: Deps): Promise<void> {
  if (keys.hasFormer()) return;
  const opening = new Set<"manifest" | "other">();
  let isMissed = false;
  const others = TABLE_NAMES.filter((table) => table !== "manifest");
  for (const table of ["manifest", ...others] as const) {
    for await (const batch of scanTable(database, table)) {
      const found = await Promise.all(batch.map((row) => reader.inspect(table, row)));
      isMissed ||= found.includes("key-missing");
      const opens = found.some((row) => typeof row !== "string");
      if (opens) opening.add(table === "manifest" ? table : "other");
      if (opening.size === 2) return;
    }
  }
  if (isMissed) throw new AppError("key-missing");
}
