import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { FIRST_KEY, LAST_KEY } from "./scan-rows";
import { withStoreErrors } from "./store-error";

type Deps = {
  readonly database: Database;
  readonly reader: Pick<RowReader, "find" | "findAll" | "tryOpen">;
};

/** What a purge of a context would remove. */
export type Held = { readonly conversations: number; readonly messages: number };

/** Heads that are read at a time. */
const BATCH = 500;

/**
 * Counts what a context holds; fails with `not-found`. Each head tells of its messages: of 100,000 the
 * browser counts some 30 in a millisecond. Only where one does not open are they counted.
 */
export async function countHeld(deps: Deps, { id }: { readonly id: Id }): Promise<Held> {
  if ((await deps.reader.find("contexts", id)) === null)
    throw new AppError("not-found", { data: { kind: "context" } });
  const ids = await conversationIdsOf(deps, id);
  let messages = 0;
  for (let at = 0; at < ids.length; at += BATCH) {
    const counts = await countEach(deps, ids.slice(at, at + BATCH));
    messages += counts.reduce((sum, count) => sum + count, 0);
  }
  return { conversations: ids.length, messages };
}

async function countEach(deps: Deps, ids: readonly Id[]): Promise<readonly number[]> {
  const { database, reader } = deps;
  const rows = await withStoreErrors(() => database.rows("conversations").bulkGet([...ids]));
  return Promise.all(
    ids.map(async (id, at) => {
      const row = rows[at];
      const head = row === undefined ? null : await reader.tryOpen("conversations", row);
      return head?.payload.messageCount ?? countMessages(deps, id);
    }),
  );
}

/** A context's conversations. Those of versions 1 and 2 have no order until they are written anew, and so no index. */
export async function conversationIdsOf(
  { database, reader }: Deps,
  contextId: Id,
): Promise<readonly Id[]> {
  const heads = database.rows("conversations");
  const [all, indexed] = await withStoreErrors(() =>
    Promise.all([heads.count(), heads.orderBy("order").count()]),
  );
  if (all === indexed) {
    const own = heads.where("[parent+order]");
    const range = own.between([contextId, FIRST_KEY], [contextId, LAST_KEY]);
    return withStoreErrors(() => range.primaryKeys());
  }
  const rows = await reader.findAll("conversations");
  return rows.filter(({ parent }) => parent === contextId).map(({ id }) => id);
}

function countMessages({ database }: Deps, conversationId: Id): Promise<number> {
  const log = database.rows("messages").where("[parent+order]");
  const range = log.between([conversationId, FIRST_KEY], [conversationId, LAST_KEY]);
  return withStoreErrors(() => range.count());
}
