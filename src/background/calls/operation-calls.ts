import type { CallHandlers } from "../../messaging/serve-calls";
import type { App } from "../app";
import { type Guards, held } from "../guards";
import { contextChat } from "../handlers/operations/context-chat";
import { contextManage } from "../handlers/operations/context-manage";
import { conversationHistory } from "../handlers/operations/conversation-history";
import { conversationManage } from "../handlers/operations/conversation-manage";
import { getPrompt } from "../handlers/operations/get-prompt";
import { presetManage } from "../handlers/operations/preset-manage";
import { readResource } from "../handlers/operations/read-resource";
import {
  chat,
  conversationClear,
  conversationPermanent,
  conversationsList,
  conversationWorkflows,
  workflowConversations,
} from "../handlers/operations/routes";
import { notifyContextsChanged } from "../notify-changes";

/** The design documents' operations and routes, under their own names. */
export function operationCallHandlers({ whenOpen }: Guards) {
  return {
    "context-manage": whenOpen(thenNotify(contextManage)),
    "personality-preset-manage": whenOpen(presetManage),
    "context-chat": whenOpen(thenNotify(contextChat)),
    "conversation-manage": whenOpen(held(thenNotify(conversationManage))),
    "resources.read": whenOpen(readResource),
    "prompts.get": whenOpen((_app, input) => getPrompt(input)),
    chat: whenOpen(thenNotify(chat)),
    conversations: whenOpen(conversationsList),
    "conversations.history": whenOpen(conversationHistory),
    "conversations.clear": whenOpen(conversationClear),
    "conversations.permanent": whenOpen(held(thenNotify(conversationPermanent))),
    "conversations.workflows": whenOpen(conversationWorkflows),
    "workflows.conversations": whenOpen(workflowConversations),
  } satisfies Partial<CallHandlers>;
}

/** Tells every window afterwards: these may change whatever is shown there. */
function thenNotify<I, O>(handler: (app: App, input: I) => Promise<O>) {
  return async (app: App, input: I): Promise<O> => {
    const result = await handler(app, input);
    notifyContextsChanged(app);
    return result;
  };
}
