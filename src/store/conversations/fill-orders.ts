import type { Id } from "../../domain/id";
import type { TurnDeps } from "../branches/turn-deps";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY, readAfter, type ScanKey } from "../database/scan-rows";
import { withStoreErrors } from "../database/store-error";
import type { HeadPut } from "../rows/changes";
import { tryOpenAll } from "../rows/row-reader";
import { headToPut } from "../rows/row-to-entity";
import type { Commit } from "../rows/writer";
import { hasUnplacedHeads, isUnplaced } from "./newest-heads";

type Deps = Pick<TurnDeps, "database" | "reader" | "writer" | "state">;

/** Heads that are looked at in one go: whoever else wants to write waits no longer than this takes. */
const BATCH = 100;

/**
 * Gives every conversation of versions 1 and 2 its place in the log: that of its newest message, or
 * the next of the log where it has none. What is left to do is in the rows, so it can be stopped at any
 * time and begun again; with nothing to do it writes nothing and costs three counts. Rows that do not
 * open are reported and stay.
 */
export async function fillOrders(deps: Deps): Promise<void> {
  if (!(await hasUnplacedHeads(deps.database))) return;
  for (let after: ScanKey | null = FIRST_KEY; after !== null; ) {
    const from: ScanKey = after;
    after = await deps.writer.write((commit) => fillBatch(deps, commit, from));
  }
}

/** Where to go on; null at the end. */
async function fillBatch(deps: Deps, commit: Commit, after: ScanKey): Promise<ScanKey | null> {
  const range = { table: "conversations", index: "id", after, until: LAST_KEY } as const;
  const rows = await readAfter(deps.database, { ...range, limit: BATCH });
  const opened = await tryOpenAll(deps.reader, "conversations", rows.filter(isUnplaced));
  const { payload } = await deps.state.manifest();
  let { lastOrder } = payload;
  const heads: HeadPut[] = [];
  for (const head of opened) {
    const newest = await newestOrder(deps.database, head.row.id);
    if (newest === null) lastOrder += 1;
    heads.push(headToPut(head, {}, { order: newest ?? lastOrder }));
  }
  // What a loss of power takes is done again.
  if (heads.length > 0) await commit({ durability: "relaxed", heads, lastOrder });
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null);
}

/** The place of a conversation's newest message, by the index alone; null where it has none. */
async function newestOrder(database: Database, conversationId: Id): Promise<number | null> {
  const log = database.rows("messages").where("[parent+order]");
  const range = log.between([conversationId, 1], [conversationId, Number.MAX_SAFE_INTEGER]);
  const key = await withStoreErrors(() => range.lastKey());
  const order: unknown = Array.isArray(key) ? key[1] : null;
  // An altered message's place may be no whole number.
  return typeof order === "number" && Number.isSafeInteger(order) ? order : null;
}
