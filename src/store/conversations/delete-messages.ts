import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { messageTokens } from "../../domain/message-tokens";
import { attachmentRemovals } from "../attachments/attachment-rows";
import { planPruning } from "../branches/prune-forks";
import { refuseRunningMessages, runningMessages } from "../branches/running-turns";
import type { TurnDeps } from "../branches/turn-deps";
import { scanMessages } from "../database/scan-rows";
import type { Row } from "../database/schema";
import { createFactQuotes, type FactQuotes } from "../memory/without-sources";
import type { HeadFields, Put, Removal } from "../rows/changes";
import { tryOpenAll } from "../rows/row-reader";
import { headToPut, messageToPut, rowToMessage } from "../rows/row-to-entity";
import type { Head } from "../rows/set-state";
import { emptiedMessage } from "./emptied-message";
import {
  type Deletable,
  type DeleteScope,
  findDeletable,
  scopeConversations,
} from "./find-deletable";
import { readFirstTitle } from "./first-title";
import { goneReferences } from "./gone-references";
import { madeFrom } from "./made-from";
import { openUndeleted } from "./open-undeleted";

export type DeleteMessages = DeleteScope & { readonly what: Deletable };

/**
 * Deletes the texts of messages and tells how many had one. Their rows stay, emptied, so that what
 * follows keeps its place; summaries that may have been made from them, and what is kept of the prompts
 * since, are removed (of a turn that runs only the words), and images that no other version of them
 * has; facts quote them no more, and what only they had attached is no reference. One strict commit for each batch,
 * so that it can be stopped and done again. What does not open stays for a repair. Fails with `not-found`, and with `turn-running`,
 * before anything is deleted, where one of them belongs to a turn that runs.
 */
export async function deleteMessages(
  deps: TurnDeps,
  { what, ...scope }: DeleteMessages,
): Promise<{ deleted: number }> {
  const conversations = await scopeConversations(deps, scope);
  await refuseRunning(deps, new Set(conversations), what);
  const quotes = createFactQuotes(deps);
  let deleted = 0;
  for (const id of conversations) {
    for await (const rows of findDeletable(deps, id, what)) {
      if (rows.length === 0) continue;
      const ids = rows.map((row) => row.id);
      deleted += await deleteBatch({ ...deps, quotes }, id, ids);
    }
  }
  return { deleted };
}

async function refuseRunning(
  { reader }: TurnDeps,
  conversations: ReadonlySet<Id>,
  what: Deletable,
): Promise<void> {
  const turns = await reader.findAll("open_turns");
  const here = turns.filter(({ parent }) => conversations.has(parent));
  for (const message of await runningMessages(reader, here)) {
    if (what.type === "ids" ? what.ids.includes(message.id) : message.createdAt < what.than) {
      throw new AppError("turn-running");
    }
  }
}

const NOTHING: { readonly puts: readonly Put[]; readonly removals: readonly Removal[] } = {
  puts: [],
  removals: [],
};

async function deleteBatch(
  deps: TurnDeps & { readonly quotes: FactQuotes },
  conversationId: Id,
  ids: readonly Id[],
): Promise<number> {
  return deps.writer.write(async (commit) => {
    // Looked at again, because nobody was kept from writing since they were found.
    const [head, opened] = await Promise.all([
      deps.state.head(conversationId),
      openUndeleted(deps.reader, ids),
    ]);
    if (head === null) return 0;
    const messages = opened.map((one) => ({ message: rowToMessage(one), row: one.row }));
    const gone = new Set(messages.map(({ row }) => row.id));
    // With the texts, so that no way that is left is out of reach in between.
    const pruning = await planPruning(deps, head, gone);
    if (messages.length === 0 && pruning === null) return 0;
    await refuseRunningMessages(deps, conversationId, gone);
    const deletedAt = deps.clock.now();
    const puts = messages.map(({ message, row }) =>
      messageToPut(emptiedMessage(message, deletedAt), row),
    );
    const title = await titleWithout(deps, head, gone);
    const facts = await deps.quotes.putsWithout(({ messageId }) => gone.has(messageId));
    const references = await goneReferences(deps, { conversationId, deleted: messages });
    const order = Math.min(...messages.map(({ row }) => row.order));
    const made =
      messages.length === 0 ? NOTHING : await madeFrom(deps, { conversationId, order, ids });
    await commit({
      durability: "strict",
      heads: [headAfter(head, messages, { ...pruning?.shown, ...title })],
      puts: [...puts, ...facts, ...references.puts, ...(pruning?.puts ?? []), ...made.puts],
      removals: [
        ...made.removals,
        ...(await unusedAttachments(deps, { conversationId, deleted: messages })),
        ...references.removals,
      ],
    });
    return messages.length;
  });
}

/** A title that is words of a deleted message goes with it: the next question gives another. */
async function titleWithout(deps: TurnDeps, { row, payload }: Head, gone: ReadonlySet<Id>) {
  const { titleOf } = payload;
  if (titleOf === undefined || !gone.has(titleOf)) return {};
  return readFirstTitle(deps, { conversationId: row.id, without: gone });
}

type Found = { readonly message: Message; readonly row: Row<"messages"> };

function headAfter(head: Head, deleted: readonly Found[], shown: Partial<HeadFields>) {
  const { tokenCount, deletedCount } = head.payload;
  const tokens = deleted.reduce((sum, { message }) => sum + messageTokens(message), 0);
  return headToPut(head, {
    ...shown,
    deletedCount: deletedCount + deleted.length,
    tokenCount: Math.max(0, tokenCount - tokens),
  });
}

/**
 * The rows of images that only these messages have, which are being deleted: another version of one
 * that stays has the same. Walks over the whole conversation, but only where it goes on in more than
 * one way and there are images.
 */
async function unusedAttachments(
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
  const previousIds = new Set(having.map(({ row }) => row.previous));
  const gone = new Set(deleted.map(({ row }) => row.id));
  const kept: Pick<Message, "attachments">[] = [];
  for await (const batch of scanMessages(database, conversationId)) {
    const beside = batch.filter(({ id, previous }) => previousIds.has(previous) && !gone.has(id));
    const opened = await tryOpenAll(reader, "messages", beside);
    kept.push(...opened.map(({ payload }) => payload));
  }
  return kept;
}

function imageIds({ attachments = [] }: Pick<Message, "attachments">): Id[] {
  return attachments.flatMap(({ kind, id }) => (kind === "image" ? [id] : []));
}
