import { createCell } from "../cell";
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
  const { get, set, subscribe, close } = createCell(EMPTY_CONVERSATION);
  return {
    get,
    dispatch: (action) => set(reduceConversation(get(), action)),
    subscribe,
    close,
  };
}
