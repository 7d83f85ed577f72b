import type { CallInput, CallOutput } from "../../../contract/contract";
import { AppError } from "../../../domain/app-error";
import type { Id } from "../../../domain/id";
import { idSchema } from "../../../domain/id";
import { toDocumentConversation } from "../../../operations/to-document";
import { isOfContexts } from "../../../store/rows/undo-record";
import type { App } from "../../app";
import { closeLeftOvers } from "../../close-left-over";
import { conversationPurge } from "../conversation-handlers";
import { messageDelete } from "../message-handlers";
import { find } from "./context-manage";
import { toOperationFailure, toPartialFailure } from "./operation-failure";
import { describePage, pageOf } from "./page-of";

type Input = CallInput<"conversation-manage">;
type Output = CallOutput<"conversation-manage">;
type Needs = Pick<App, "store" | "clock" | "runs" | "hub" | "panels" | "jobs" | "backups" | "undo">;

/** M-036. */
const PAGE_SIZE = 20;

/** The document's history of a context (M-035 … M-038). */
export async function conversationManage(app: Needs, input: Input): Promise<Output> {
  const found = await find(app, input.contextId);
  if ("success" in found) return found;
  return ACTIONS[input.action](app, found.context.id, input).catch(toOperationFailure);
}

type Action = (app: Needs, contextId: Id, input: Input) => Promise<Output>;

const ACTIONS: Readonly<Record<Input["action"], Action>> = {
  list: async (app, contextId, input) => {
    const paging = pageOf(input, PAGE_SIZE);
    const { page, pageSize } = paging;
    const { messages, total } = await app.store.listContextMessages({
      contextId,
      skip: (page - 1) * pageSize,
      limit: pageSize,
      newestFirst: input.reverse !== false,
    });
    const conversations = messages.map((message) => toDocumentConversation(message, contextId));
    const message = `${total} messages. ${describePage(paging, total)}`.trim();
    return { success: true, conversations, totalCount: total, message };
  },
  delete: async (app, contextId, { conversationIds, olderThan }) => {
    if (conversationIds !== undefined && olderThan !== undefined) {
      return { success: false, message: "Give conversationIds or olderThan, not both." };
    }
    if (conversationIds !== undefined) {
      // What is no id names no message of ours.
      const ids = conversationIds.filter((id) => idSchema.safeParse(id).success);
      // The person sees a number of them and no text, and nothing brings them back (M-070).
      if (await hasAny(app, contextId, ids)) await app.backups.before("before-purge");
      return deleted(await deleteMessages(app, contextId, { type: "ids", ids }));
    }
    if (olderThan === undefined) {
      return { success: false, message: "Required: conversationIds or olderThan." };
    }
    const than = Date.parse(olderThan);
    return deleted(await deleteMessages(app, contextId, { type: "older", than }));
  },
  clear: (app, contextId) => clearContext(app, contextId),
};

/** Ids of nothing, or of what stands elsewhere, cost no backup. */
async function hasAny(
  { store }: Pick<App, "store">,
  contextId: Id,
  ids: readonly Id[],
): Promise<boolean> {
  for (const id of ids) {
    // What does not open stays for a repair, and keeps nothing else from going.
    const message = await store.findMessage(id).catch(() => null);
    if (message === null || message.deletedAt !== null) continue;
    const conversation = await store.conversations.find(message.conversationId);
    if (conversation?.contextId === contextId && !conversation.temporary) return true;
  }
  return false;
}

type What = CallInput<"message.delete">["what"];

async function deleteMessages(app: Needs, contextId: Id, what: What): Promise<number> {
  return (await messageDelete(app, { contextId, conversationId: null, what })).deleted;
}

function deleted(deletedCount: number): Output {
  return { success: true, deletedCount, message: `${deletedCount} messages deleted.` };
}

type Clearing = Pick<App, "store" | "runs" | "hub" | "panels" | "backups" | "undo" | "clock">;

/** Conversations looked up at a time. */
const PAGE = 100;

/**
 * Removes every conversation of a context for good (M-035). Fails with `turn-running`, before anything
 * goes, while an answer is being written there; what fails later is told with how many had gone.
 */
export async function clearContext(app: Clearing, contextId: Id): Promise<Output> {
  await closeLeftOvers(app);
  await refuseWhileAnswering(app, contextId);
  // One for all: what the first purge has changed is no reason for another.
  await app.backups.before("before-purge");
  let deletedCount = 0;
  const query = { contextId, after: null, limit: PAGE, query: "", archived: true };
  try {
    for (;;) {
      const { conversations } = await app.store.conversations.list(query);
      if (conversations.length === 0) break;
      for (const { conversation } of conversations) {
        const { id: conversationId, messageCount: messages } = conversation;
        const purge = { conversationId, messages, withoutBackup: true };
        deletedCount += (await conversationPurge(app, purge)).messages;
      }
    }
  } catch (error) {
    return { ...toPartialFailure(error, `${deletedCount} messages deleted.`), deletedCount };
  } finally {
    // Nothing that is held may bring back what has gone for good.
    app.undo.endRows(isOfContexts);
  }
  return { success: true, deletedCount, message: `${deletedCount} messages deleted.` };
}

/** A temporary conversation is none of the context's history: it goes with the lock. */
async function refuseWhileAnswering({ store }: Clearing, contextId: Id): Promise<void> {
  // Asked of the rows: a run is known for a moment longer than its turn is open.
  for (const { conversationId } of await store.turns.listOpenTurns()) {
    const conversation = await store.conversations.find(conversationId);
    if (conversation?.contextId === contextId && !conversation.temporary) {
      throw new AppError("turn-running");
    }
  }
}
