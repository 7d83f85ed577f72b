import { toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";

type Deps = { readonly client: Pick<Client, "call">; readonly store: ConversationStore };

/**
 * A function that reads the context of the shown conversation anew: its name, and when it ends.
 * Only the newest answer counts. One that does not open any more is none; any other failure leaves
 * what was read before.
 */
export function createContextReader({ client, store }: Deps): () => Promise<void> {
  let asked = 0;
  return async () => {
    const { opened } = store.get();
    if (opened === null) return;
    asked += 1;
    const mine = asked;
    const { contextId } = opened.conversation;
    try {
      const card = await client.call("context.get", { id: contextId });
      if (mine === asked) store.dispatch({ type: "context", card });
    } catch (error) {
      const isDamaged = toFailure(error).code === "row-tampered";
      if (isDamaged && mine === asked) store.dispatch({ type: "context-damaged", contextId });
      // Asked again with the next news; a vault that has closed is told by the gate.
    }
  };
}
