import type { ConversationEvent } from "../contract/conversation";
import type { Id } from "../domain/id";

type Listener = (event: ConversationEvent) => void;

/** Tells the windows that show a conversation what happens in it. */
export type ConversationHub = {
  readonly notify: (conversationId: Id, event: ConversationEvent) => void;
  /** Tells it of every conversation that is shown. */
  readonly notifyAll: (event: ConversationEvent) => void;
  /** Whether any page shows the conversation. */
  readonly isShown: (conversationId: Id) => boolean;
  readonly listen: (conversationId: Id, listener: Listener) => () => void;
};

/** An empty hub. */
export function createConversationHub(): ConversationHub {
  const listenersById = new Map<Id, Set<Listener>>();
  const notify = (conversationId: Id, event: ConversationEvent) => {
    for (const listener of listenersById.get(conversationId) ?? []) listener(event);
  };
  return {
    notify,
    notifyAll: (event) => {
      for (const conversationId of listenersById.keys()) notify(conversationId, event);
    },
    isShown: (conversationId) => listenersById.has(conversationId),
    listen: (conversationId, listener) => {
      const listeners = listenersById.get(conversationId) ?? new Set();
      listenersById.set(conversationId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersById.delete(conversationId);
      };
    },
  };
}
