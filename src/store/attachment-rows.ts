import { sealStart } from "../crypto/envelope";
import type { Attachment } from "../domain/attachment";
import type { Id } from "../domain/id";
import { toAttachment } from "./attached";
import type { Removal } from "./changes";
import type { Database } from "./open-database";
import type { RowReader } from "./row-reader";
import type { Row } from "./schema";
import { withStoreErrors } from "./store-error";

/**
 * The rows of these attachments to remove, without what they seal: many of them are too much to hold
 * at once.
 */
export async function attachmentRemovals(
  { database }: { readonly database: Database },
  ids: readonly Id[],
): Promise<Removal[]> {
  const removals: Removal[] = [];
  for (const id of ids) {
    const row = await withStoreErrors(() => database.rows("attachments").get(id));
    if (row !== undefined) removals.push(toRemoval(row));
  }
  return removals;
}

/** As `attachmentRemovals`, of everything attached in a conversation. */
export async function attachmentRemovalsOf(
  deps: { readonly database: Database },
  conversationId: Id,
): Promise<Removal[]> {
  const rows = deps.database.rows("attachments").where("parent").equals(conversationId);
  return attachmentRemovals(deps, await withStoreErrors(() => rows.primaryKeys()));
}

/** Those of these attachments that are in the conversation and open, in this order. */
export async function readAttachments(
  reader: RowReader,
  { conversationId, ids }: { readonly conversationId: Id; readonly ids: readonly Id[] },
): Promise<Attachment[]> {
  const found = await Promise.all(
    ids.map(async (id) => {
      const row = await reader.find("attachments", id);
      if (row === null || row.parent !== conversationId) return null;
      return reader.tryOpen("attachments", row);
    }),
  );
  return found.flatMap((one) => (one === null ? [] : [toAttachment(one.row.id, one.payload)]));
}

function toRemoval(row: Row<"attachments">): Removal {
  return { table: "attachments", row: { ...row, sealed: sealStart(row.sealed) } };
}
