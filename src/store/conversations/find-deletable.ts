import { AppError } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { Id } from "../../domain/id";
import { conversationIdsOf } from "../contexts/count-held";
import type { Database } from "../database/open-database";
import { scanMessages } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { withStoreErrors } from "../database/store-error";
import type { ReadDeps } from "../rows/row-deps";
import { tryOpenAll } from "../rows/row-reader";

/** Which messages to delete: those named, or those from before a time (milliseconds since 1970, UTC). */
export type Deletable =
  | { readonly type: "ids"; readonly ids: readonly Id[] }
  | { readonly type: "older"; readonly than: number };

export type DeleteScope = {
  readonly contextId: Id;
  /** Null for all conversations of the context. */
  readonly conversationId: Id | null;
};

/** The conversations of a scope; none where the one named is in another context. Fails with `not-found`. */
export async function scopeConversations(
  { database, reader }: ReadDeps,
  { contextId, conversationId }: DeleteScope,
): Promise<readonly Id[]> {
  const context = await reader.find("contexts", contextId);
  if (context === null) throw new AppError("not-found");
  if (conversationId === null) return conversationIdsOf({ database, reader }, contextId);
  const head = await reader.find("conversations", conversationId);
  if (head === null) throw new AppError("not-found");
  return head.parent === contextId ? [head.id] : [];
}

/** The rows of a conversation that are to be deleted, in batches along the log. */
export async function* findDeletable(
  deps: ReadDeps,
  conversationId: Id,
  what: Deletable,
): AsyncGenerator<readonly Row<"messages">[]> {
  switch (what.type) {
    case "ids":
      yield* findNamed(deps.database, conversationId, what.ids);
      return;
    case "older":
      for await (const batch of scanMessages(deps.database, conversationId)) {
        const opened = await tryOpenAll(deps.reader, "messages", batch);
        yield opened
          .filter(({ payload }) => payload.deletedAt === null && payload.createdAt < what.than)
          .map(({ row }) => row);
      }
      return;
    default:
      assertNever(what);
  }
}

/** Rows read at a time. */
const BATCH = 500;

async function* findNamed(
  database: Database,
  conversationId: Id,
  ids: readonly Id[],
): AsyncGenerator<readonly Row<"messages">[]> {
  const unique = [...new Set(ids)];
  for (let at = 0; at < unique.length; at += BATCH) {
    const some = unique.slice(at, at + BATCH);
    const found = await withStoreErrors(() => database.rows("messages").bulkGet(some));
    yield found.filter((row) => row?.parent === conversationId).filter((row) => row !== undefined);
  }
}
