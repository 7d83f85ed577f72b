import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY, type ScanKey } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";

type HeadRow = Row<"conversations">;

type Stretch = {
  /** Null for all contexts. */
  readonly contextId: Id | null;
  /** Heads whose order is less than this; `LAST_KEY` for the newest. */
  readonly below: ScanKey;
  readonly limit: number;
};

/** The newest heads below a place in the log, sealed, newest first; those without an order are in none. */
export function readNewestHeads(
  database: Database,
  { contextId, below, limit }: Stretch,
): Promise<readonly HeadRow[]> {
  return withStoreErrors(() => rangeBelow(database, contextId, below).newest(limit));
}

/**
 * How many conversations a context has, or all have together, by the index alone: the browser walks it,
 * which takes 4 ms for a thousand.
 */
export function countHeads(database: Database, contextId: Id | null): Promise<number> {
  return withStoreErrors(() => rangeBelow(database, contextId, LAST_KEY).count());
}

/** Whether there may be heads of versions 1 and 2 that were not written anew; costs three counts. */
export async function hasUnplacedHeads(database: Database): Promise<boolean> {
  const heads = database.rows("conversations");
  const [all, indexed, unplaced] = await withStoreErrors(() =>
    Promise.all([
      heads.count(),
      heads.orderBy("order").count(),
      heads.where("order").equals(0).count(),
    ]),
  );
  return all !== indexed || unplaced > 0;
}

/** Whether a head has no place yet: one that was changed before it got one was given 0. */
export function isUnplaced({ order }: { readonly order?: number | undefined }): boolean {
  return order === undefined || order === 0;
}

function rangeBelow(database: Database, contextId: Id | null, below: ScanKey) {
  const heads = database.rows("conversations");
  if (contextId === null) return heads.where("order").between(FIRST_KEY, below, true, false);
  const own = heads.where("[parent+order]");
  return own.between([contextId, FIRST_KEY], [contextId, below], true, false);
}
