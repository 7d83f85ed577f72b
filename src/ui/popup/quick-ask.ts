import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { createCell } from "../cell";
import type { Timers } from "../timers";
import { createQuickConversation, type QuickConversation } from "./quick-conversation";

export type QuickAsk = {
  /** The conversation that is shown; null while nothing was asked. */
  readonly get: () => QuickConversation | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** The popup's conversation with a context, which is the one shown from then on. */
  readonly with: (contextId: Id) => QuickConversation;
  /** Shows an answer that is still being written in a conversation of before. */
  readonly resume: (conversation: { readonly id: Id; readonly contextId: Id }) => void;
  readonly close: () => void;
};

type Deps = { readonly client: Client; readonly later: Timers["later"]; readonly newId: () => Id };

/** Asks one context at a time in the channel "popup"; changing over ends a watch, never a turn. */
export function createQuickAsk({ client, later, newId }: Deps): QuickAsk {
  const { get, set, subscribe, close } = createCell<QuickConversation | null>(null);
  const show = (contextId: Id, open: Parameters<typeof createQuickConversation>[0]["open"]) => {
    const former = get();
    const asked = createQuickConversation({ client, contextId, open, later, newId });
    set(asked);
    former?.drafts.flush();
    former?.close();
    return asked;
  };
  return {
    get,
    subscribe,
    with: (contextId) => {
      const now = get();
      if (now?.contextId === contextId) return now;
      return show(contextId, () =>
        client.call("conversation.open", { channel: "popup", contextId }),
      );
    },
    resume: ({ id, contextId }) => {
      // Whoever has asked something meanwhile sees that.
      if (get() !== null) return;
      const open = () => client.call("conversation.show", { conversationId: id });
      show(contextId, open).refresh();
    },
    close: () => {
      get()?.close();
      close();
    },
  };
}
