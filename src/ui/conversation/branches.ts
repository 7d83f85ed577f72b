import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import type { ConversationStore } from "./conversation-store";
import type { ConversationSync } from "./conversation-sync";
import { runTwice } from "./run-twice";

/** One of several messages in the same place, as it was just chosen. */
export type ShownSibling = {
  readonly messageId: Id;
  /** Which button was pressed, for the keyboard goes on from there. */
  readonly step: "before" | "after";
  /** From 1 on. */
  readonly position: number;
  readonly of: number;
  /** Until its buttons have the keyboard. */
  readonly takesFocus: boolean;
};

export type Branches = Pick<Cell<ShownSibling | null>, "get" | "subscribe"> & {
  /** Shows the sibling before or after a message's own; nothing where there is none. */
  readonly show: (messageId: Id, step: ShownSibling["step"]) => Promise<void>;
  /** Tells that the keyboard was taken. */
  readonly focused: () => void;
  /** Deletes a message's text; whether that can be undone under the id. Fails as `message.delete` does. */
  readonly remove: (messageId: Id, undo: Id, withoutBackup?: true) => Promise<boolean>;
  readonly close: () => void;
};

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly store: ConversationStore;
  readonly sync: Pick<ConversationSync, "refresh">;
};

/** Which of a conversation's siblings is shown, and what is in it. */
export function createBranches({ client, store, sync }: Deps): Branches {
  const cell = createCell<ShownSibling | null>(null);
  let busy = false;
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    show: async (from, step) => {
      const { opened, forks } = store.get();
      const siblings = forks.get(from) ?? [];
      const at = siblings.indexOf(from) + (step === "after" ? 1 : -1);
      const to = siblings[at];
      if (opened === null || to === undefined || busy) return;
      busy = true;
      try {
        const input = { conversationId: opened.conversation.id, from, to };
        await runTwice(() => client.call("branch.show", input));
        cell.set({ messageId: to, step, position: at + 1, of: siblings.length, takesFocus: true });
        sync.refresh();
      } catch (error) {
        store.dispatch({ type: "problem", failure: toFailure(error) });
      }
      busy = false;
    },
    focused: () => {
      const shown = cell.get();
      if (shown !== null) cell.set({ ...shown, takesFocus: false });
    },
    remove: async (messageId, undo, withoutBackup) => {
      const { opened } = store.get();
      if (opened === null) return false;
      const { id: conversationId, contextId } = opened.conversation;
      const what = { type: "ids" as const, ids: [messageId] };
      const input = { contextId, conversationId, what, withoutBackup, undo };
      const { canUndo = false } = await runTwice(() => client.call("message.delete", input));
      store.dispatch({ type: "deleted", messageId });
      sync.refresh();
      return canUndo;
    },
    close: cell.close,
  };
}
