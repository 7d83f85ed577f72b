import type { CallInput, CallOutput } from "../../../contract/contract";
import type { Id } from "../../../domain/id";
import { idSchema } from "../../../domain/id";
import { toDocumentConversation } from "../../../operations/to-document";
import type { App } from "../../app";
import { messageDelete } from "../message-handlers";
import { clearContext } from "./clear-context";
import { find } from "./context-manage";
import { pageOf, tellPage } from "./page-of";
import { tellFailure } from "./tell-failure";

type Input = CallInput<"conversation-manage">;
type Output = CallOutput<"conversation-manage">;
type Needs = Pick<App, "store" | "clock" | "runs" | "hub" | "panels" | "jobs" | "backups" | "undo">;

/** M-036. */
const PAGE_SIZE = 20;

/** The document's history of a context (M-035 … M-038). */
export async function conversationManage(app: Needs, input: Input): Promise<Output> {
  const found = await find(app, input.contextId);
  if ("success" in found) return found;
  try {
    return await ACTIONS[input.action](app, found.context.id, input);
  } catch (error) {
    return tellFailure(error);
  }
}

type Action = (app: Needs, contextId: Id, input: Input) => Promise<Output>;

const ACTIONS: Readonly<Record<Input["action"], Action>> = {
  list: async (app, contextId, input) => {
    const asked = pageOf(input, PAGE_SIZE);
    const { page, pageSize } = asked;
    const { messages, total } = await app.store.listContextMessages({
      contextId,
      skip: (page - 1) * pageSize,
      limit: pageSize,
      newestFirst: input.reverse !== false,
    });
    const conversations = messages.map((message) => toDocumentConversation(message, contextId));
    const message = `${total} messages. ${tellPage(asked, total)}`.trim();
    return { success: true, conversations, totalCount: total, message };
  },
  delete: async (app, contextId, { conversationIds, olderThan }) => {
    if (conversationIds !== undefined && olderThan !== undefined) {
      return { success: false, message: "Give conversationIds or olderThan, not both." };
    }
    if (conversationIds !== undefined) {
      // What is no id names no message of ours.
      const ids = conversationIds.filter((id) => idSchema.safeParse(id).success);
      return deleted(await deleteMessages(app, contextId, { type: "ids", ids }));
    }
    if (olderThan === undefined) {
      return { success: false, message: "Required: conversationIds or olderThan." };
    }
    const than = Date.parse(olderThan);
    if (Number.isNaN(than)) {
      return { success: false, message: 'Invalid parameter "olderThan": not a time.' };
    }
    return deleted(await deleteMessages(app, contextId, { type: "older", than }));
  },
  clear: (app, contextId) => clearContext(app, contextId),
};

type What = CallInput<"message.delete">["what"];

async function deleteMessages(app: Needs, contextId: Id, what: What): Promise<number> {
  return (await messageDelete(app, { contextId, conversationId: null, what })).deleted;
}

function deleted(deletedCount: number): Output {
  return { success: true, deletedCount, message: `${deletedCount} messages deleted.` };
}
