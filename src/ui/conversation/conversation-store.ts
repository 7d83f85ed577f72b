import {
  type ConversationAction,
  type ConversationState,
  EMPTY_CONVERSATION,
  reduceConversation,
} from "./conversation-state";

export type ConversationStore = {
  readonly get: () => ConversationState;
  readonly dispatch: (action: ConversationAction) => void;
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets everything for good: what is dispatched later has no effect. */
  readonly close: () => void;
};

/** Holds the state of the shown conversation, outside React, so that it can be followed anywhere. */
export function createConversationStore(): ConversationStore {
  let state = EMPTY_CONVERSATION;
  let closed = false;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch: (action) => {
      if (closed) return;
      state = reduceConversation(state, action);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closed = true;
      listeners.clear();
      state = EMPTY_CONVERSATION;
    },
  };
}
