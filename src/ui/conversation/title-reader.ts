import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";

type Deps = { readonly client: Pick<Client, "call">; readonly store: ConversationStore };

/**
 * A function that reads anew what the shown conversation is called, its tags and which context it is in; only
 * the newest answer counts.
 */
export function createTitleReader({ client, store }: Deps): () => Promise<void> {
  let latest = 0;
  return async () => {
    const { opened } = store.get();
    if (opened === null) return;
    // Opening it again would make a new one where this one does not open any more.
    const { id } = opened.conversation;
    latest += 1;
    const mine = latest;
    try {
      const response = await client.call("conversation.title", { conversationId: id });
      const { contextId, ...named } = response;
      if (mine !== latest) return;
      store.dispatch({ type: "titled", conversation: { id, ...named } });
      if (contextId === undefined || contextId === shownContext(store)) return;
      const card = await client.call("context.get", { id: contextId });
      if (mine === latest) store.dispatch({ type: "moved", conversationId: id, card });
    } catch {
      // A worker that is gone starts again with news; a vault that has closed is told by the gate.
    }
  };
}

function shownContext(store: ConversationStore): Id | null {
  return store.get().opened?.conversation.contextId ?? null;
}
