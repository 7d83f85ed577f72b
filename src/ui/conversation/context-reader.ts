import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";

type Deps = { readonly client: Pick<Client, "call">; readonly store: ConversationStore };

/**
 * A function that reads the context of the shown conversation anew: its name, and when it ends.
 * Only the newest answer counts; what fails leaves what was read before.
 */
export function createContextReader({ client, store }: Deps): () => Promise<void> {
  let asked = 0;
  return async () => {
    const { opened } = store.get();
    if (opened === null) return;
    asked += 1;
    const mine = asked;
    try {
      const card = await client.call("context.get", { id: opened.conversation.contextId });
      if (mine === asked) store.dispatch({ type: "context", card });
    } catch {
      // Asked again with the next news; a vault that has closed is told by the gate.
    }
  };
}
