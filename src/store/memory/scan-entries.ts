import type { Id } from "../../domain/id";
import { matchesQuery } from "../../domain/matches-query";
import type { Search } from "../../domain/search";
import { rowIdsOf } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";

type Deps = { readonly database: Database; readonly reader: RowReader };

/** Rows that are opened at a time. */
export const BATCH = 200;

/**
 * A search over archival entries that needs no index, until there is one: it opens every entry of the
 * scope, and finds those whose text or tags have every word, the newest first. 10,000 of a sentence
 * each take about half a second.
 */
export function createEntryScan(deps: Deps): Search {
  return async ({ query, contextId, kinds, limit }) => {
    if (!kinds.includes("entry")) return [];
    const ids = await entryIds(deps, contextId);
    const found: OpenedRow<"archival_entries">[] = [];
    for (let at = 0; at < ids.length; at += BATCH) {
      const opened = await openEntries(deps, ids.slice(at, at + BATCH));
      found.push(
        ...opened.filter(({ payload: { text, tags } }) =>
          matchesQuery({ name: text, tags }, query),
        ),
      );
    }
    found.sort(
      (a, b) => b.payload.createdAt - a.payload.createdAt || (a.row.id < b.row.id ? -1 : 1),
    );
    return found.slice(0, limit).map(({ row: { id, parent }, payload }) => {
      return { kind: "entry", id, contextId: parent, score: payload.createdAt };
    });
  };
}

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

function entryIds({ database }: Deps, contextId: Id | null): Promise<readonly Id[]> {
  if (contextId !== null) return rowIdsOf(database, "archival_entries", contextId);
  return withStoreErrors(() => database.rows("archival_entries").toCollection().primaryKeys());
}
