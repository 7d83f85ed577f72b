import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { TurnDeps } from "../branches/turn-deps";
import { scanMessages } from "../database/scan-rows";
import type { Row } from "../database/schema";
import type { Put, Removal } from "../rows/changes";
import { tryOpenAll } from "../rows/row-reader";
import type { OpenedRow } from "../rows/sealed-row";
import { tombstonePuts } from "../rows/tombstones";
import { attachedReferences } from "../settings/attached-references";
import { isSameTarget } from "../settings/note-references";
import { openReferences } from "../settings/reference-rows";

type Found = { readonly message: Message; readonly row: Row<"messages"> };
type Deleting = { readonly conversationId: Id; readonly deleted: readonly Found[] };
type Deps = Pick<TurnDeps, "database" | "reader" | "clock">;

/**
 * What takes away the references that were noted with attachments of these messages, which are being
 * deleted, and with no other one's: a page's title would be told on without its page. Those stay that
 * were created or changed, and those that the person calls by names of their own. Walks over the whole
 * conversation, but only where there are such.
 */
export async function goneReferences(
  deps: Deps,
  { conversationId, deleted }: Deleting,
): Promise<{ readonly puts: readonly Put[]; readonly removals: readonly Removal[] }> {
  const mentioned = deleted.flatMap(({ message }) => noted(message));
  const known = mentioned.length === 0 ? [] : await openReferences(deps, [conversationId]);
  const ofThese = known.filter(
    ({ payload }) =>
      payload.action === "discussed" &&
      payload.aliases.length === 0 &&
      mentioned.some((one) => isSameTarget(one, payload)),
  );
  const gone = await withoutKept(deps, { conversationId, deleted, rows: ofThese });
  if (gone.length === 0) return { puts: [], removals: [] };
  const named = gone.map(({ row: { id } }) => ({ table: "references", id }) as const);
  return {
    puts: tombstonePuts(named, deps.clock.now()),
    removals: gone.map(({ row }) => ({ table: "references", row }) as const),
  };
}

type Walking = Deleting & { readonly rows: readonly OpenedRow<"references">[] };

/** Those that no message has attached which stays. */
async function withoutKept(
  { database, reader }: Deps,
  { conversationId, deleted, rows }: Walking,
): Promise<readonly OpenedRow<"references">[]> {
  if (rows.length === 0) return rows;
  let left = rows;
  const ids = new Set(deleted.map(({ row }) => row.id));
  for await (const batch of scanMessages(database, conversationId)) {
    const staying = batch.filter(({ id }) => !ids.has(id));
    const opened = await tryOpenAll(reader, "messages", staying);
    const kept = opened.flatMap(({ payload }) => noted(payload));
    left = left.filter(({ payload }) => !kept.some((one) => isSameTarget(one, payload)));
    if (left.length === 0) return left;
  }
  return left;
}

function noted({ attachments = [] }: Pick<Message, "attachments">) {
  return attachedReferences(attachments, 0);
}
