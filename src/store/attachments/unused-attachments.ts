import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { TurnDeps } from "../branches/turn-deps";
import { scanMessages } from "../database/scan-rows";
import type { Row } from "../database/schema";
import type { Removal } from "../rows/changes";
import { attachmentRemovals } from "./attachment-rows";

type Found = { readonly message: Message; readonly row: Row<"messages"> };

/**
 * The rows of images that only these messages have, which are being deleted: another version of one
 * that stays has the same. Walks over the whole conversation, but only where it goes on in more than
 * one way and there are images.
 */
export async function unusedAttachments(
  deps: Pick<TurnDeps, "database" | "reader">,
  { conversationId, deleted }: { readonly conversationId: Id; readonly deleted: readonly Found[] },
): Promise<Removal[]> {
  const having = deleted.filter(({ message }) => imageIds(message).length > 0);
  if (having.length === 0) return [];
  const kept = await versionsThatStay(deps, conversationId, { having, deleted });
  const used = new Set(kept.flatMap(imageIds));
  const ids = new Set(having.flatMap(({ message }) => imageIds(message)));
  return attachmentRemovals(
    deps,
    [...ids].filter((id) => !used.has(id)),
  );
}

type Versions = { readonly having: readonly Found[]; readonly deleted: readonly Found[] };

async function versionsThatStay(
  { database, reader }: Pick<TurnDeps, "database" | "reader">,
  conversationId: Id,
  { having, deleted }: Versions,
): Promise<readonly Pick<Message, "attachments">[]> {
  // Without this row it goes on in one way only.
  if ((await reader.find("forks", conversationId)) === null) return [];
  const places = new Set(having.map(({ row }) => row.previous));
  const gone = new Set(deleted.map(({ row }) => row.id));
  const kept: Pick<Message, "attachments">[] = [];
  for await (const batch of scanMessages(database, conversationId)) {
    const beside = batch.filter(({ id, previous }) => places.has(previous) && !gone.has(id));
    const opened = await Promise.all(beside.map((row) => reader.tryOpen("messages", row)));
    kept.push(...opened.flatMap((one) => (one === null ? [] : [one.payload])));
  }
  return kept;
}

function imageIds({ attachments = [] }: Pick<Message, "attachments">): Id[] {
  return attachments.flatMap(({ kind, id }) => (kind === "image" ? [id] : []));
}
