import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import { emptiedRows } from "../database/conversation-rows";
import type { Database } from "../database/open-database";
import type { Removal } from "../rows/changes";
import type { RowReader } from "../rows/row-reader";
import { toAttachment } from "./attached";

/**
 * The rows of these attachments to remove, without what they seal: many of them are too much to hold
 * at once.
 */
export async function attachmentRemovals(
  { database }: { readonly database: Database },
  ids: readonly Id[],
): Promise<Removal[]> {
  const rows = await emptiedRows(database, "attachments", ids);
  return rows.map((row) => ({ table: "attachments", row }));
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
