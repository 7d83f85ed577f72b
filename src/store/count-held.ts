import { AppError } from "../domain/app-error";
import type { Id } from "../domain/id";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import { FIRST_KEY, LAST_KEY } from "./scan-rows";
import { withStoreErrors } from "./store-error";

type Deps = { readonly database: Database; readonly reader: Pick<RowReader, "find" | "findAll"> };

/** What a purge of a context would remove; opens no row of it. */
export type Held = { readonly conversations: number; readonly messages: number };

/** Counts what a context holds, by clear columns alone; fails with `not-found`. */
export async function countHeld(deps: Deps, { id }: { readonly id: Id }): Promise<Held> {
  if ((await deps.reader.find("contexts", id)) === null)
    throw new AppError("not-found", { data: { kind: "context" } });
  const ids = await conversationIdsOf(deps, id);
  const counts = await Promise.all(ids.map((conversation) => countMessages(deps, conversation)));
  return { conversations: ids.length, messages: counts.reduce((sum, count) => sum + count, 0) };
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
