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
  /** As `with`, for what is typed while another answer is written: that one stays shown. */
  readonly beside: (contextId: Id) => QuickConversation;
  /** Shows an answer that is still being written in a conversation of before. */
  readonly resume: (conversation: { readonly id: Id; readonly contextId: Id }) => void;
  /** Keeps what is typed, whoever it is for; resolves once that is stored. */
  readonly kept: () => Promise<void>;
  readonly close: () => void;
};

type Deps = { readonly client: Client; readonly later: Timers["later"]; readonly newId: () => Id };

/** Asks one context at a time in the channel "popup"; changing over ends a watch, never a turn. */
export function createQuickAsk({ client, later, newId }: Deps): QuickAsk {
  const { get, set, subscribe, close } = createCell<QuickConversation | null>(null);
  // Not shown yet, for another one's answer is being written.
  let aside: QuickConversation | null = null;
  let leaving: Promise<unknown> = Promise.resolve();
  const leave = (former: QuickConversation | null) => {
    if (former === null) return;
    // A message on its way that fails becomes the draft of the conversation that was left.
    leaving = Promise.all([leaving, former.drafts.leave()]);
    former.close();
  };
  const show = (conversation: QuickConversation) => {
    const former = get();
    set(conversation);
    leave(former);
    return conversation;
  };
  const beside = (contextId: Id) => {
    if (aside?.contextId === contextId) return aside;
    leave(aside);
    aside = null;
    const shown = get();
    if (shown?.contextId === contextId) return shown;
    const open = () => client.call("conversation.open", { channel: "popup", contextId });
    aside = createQuickConversation({ client, contextId, open, later, newId });
    return aside;
  };
  return {
    get,
    subscribe,
    with: (contextId) => {
      const conversation = beside(contextId);
      if (conversation === get()) return conversation;
      aside = null;
      return show(conversation);
    },
    beside,
    resume: ({ id, contextId }) => {
      // Whoever has asked something meanwhile sees that.
      if (get() !== null) return;
      const open = () => client.call("conversation.show", { conversationId: id });
      show(createQuickConversation({ client, contextId, open, later, newId })).refresh();
    },
    kept: async () => {
      await Promise.all([get()?.drafts.kept(), aside?.drafts.kept(), leaving]);
    },
    close: () => {
      get()?.close();
      aside?.close();
      close();
    },
  };
}
