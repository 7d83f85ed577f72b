import { cleanLabel } from "../../domain/clean-label";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import type { Head } from "../rows/set-state";

/** As much as a row of a list may show. */
const MAX_CHARACTERS = 160;

/** Of a longer text no more is looked at. */
const ENOUGH = 2_000;

/** A message of more than that (sealed bytes) is not opened for its beginning: a page shows many. */
const LONG_BYTES = 65_536;

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "tryOpen">;
};

/**
 * How the message begins that each of these conversations ends with, in one line and without Markdown's
 * signs, by the conversation's id; those that end with none, with a very long one, or with one that does not
 * open, are left out.
 */
export async function readLastWords(
  { database, reader }: Deps,
  heads: readonly Head[],
): Promise<ReadonlyMap<Id, string>> {
  const leaves = heads.map(({ payload }) => payload.activeLeaf ?? "");
  const rows = await withStoreErrors(() => database.rows("messages").bulkGet(leaves));
  const words = await Promise.all(
    heads.map(async ({ row: { id } }, place) => {
      const row = rows[place];
      const isShort = row !== undefined && row.sealed.byteLength <= LONG_BYTES;
      const message = isShort ? await reader.tryOpen("messages", row) : null;
      return [id, message === null ? "" : inOneLine(message.payload.text)] as const;
    }),
  );
  return new Map(words.filter(([, text]) => text !== ""));
}

function inOneLine(text: string): string {
  return cleanLabel(text.slice(0, ENOUGH).replace(/[*_`#>|]+/g, " "), MAX_CHARACTERS);
}
