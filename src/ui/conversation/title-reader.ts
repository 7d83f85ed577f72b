import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";

type Deps = { readonly client: Pick<Client, "call">; readonly store: ConversationStore };

/** A function that reads the title of the shown conversation anew; only the newest answer counts. */
export function createTitleReader({ client, store }: Deps): () => Promise<void> {
  let asked = 0;
  return async () => {
    if (store.get().opened === null) return;
    asked += 1;
    const mine = asked;
    try {
      const { conversation } = await client.call("conversation.open", { channel: "side-panel" });
      if (mine === asked) store.dispatch({ type: "titled", conversation });
    } catch {
      // A worker that is gone starts again with news; a vault that has closed is told by the gate.
    }
  };
}
