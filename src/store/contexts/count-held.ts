import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Database } from "../database/open-database";
import { FIRST_KEY, LAST_KEY } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { RowReader } from "../rows/row-reader";

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
  // Asked at once: the browser takes its time for each question, and little for the answer.
  const [context, heads] = await Promise.all([deps.reader.find("contexts", id), headsOf(deps, id)]);
  if (context === null) throw new AppError("not-found", { data: { kind: "context" } });
  let messages = 0;
  for (let at = 0; at < heads.length; at += BATCH) {
    const counts = await countEach(deps, heads.slice(at, at + BATCH));
    messages += counts.reduce((sum, count) => sum + count, 0);
  }
  return { conversations: heads.length, messages };
}

type HeadRow = Row<"conversations">;

function countEach(deps: Deps, heads: readonly HeadRow[]): Promise<readonly number[]> {
  return Promise.all(
    heads.map(async (row) => {
      const head = await deps.reader.tryOpen("conversations", row);
      return head?.payload.messageCount ?? countMessages(deps, row.id);
    }),
  );
}

/** A context's heads, sealed. They are small: a range of them is one question, where each by its id is one of its own. */
export async function headsOf(deps: Deps, contextId: Id): Promise<readonly HeadRow[]> {
  const heads = deps.database.rows("conversations");
  const own = heads.where("[parent+order]");
  const range = own.between([contextId, FIRST_KEY], [contextId, LAST_KEY]);
  const [all, indexed, rows] = await withStoreErrors(() =>
    Promise.all([heads.count(), heads.orderBy("order").count(), range.toArray()]),
  );
  if (all === indexed) return rows;
  return (await deps.reader.findAll("conversations")).filter(({ parent }) => parent === contextId);
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
