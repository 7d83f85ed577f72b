import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";

type Deps = { readonly client: Pick<Client, "call">; readonly store: ConversationStore };

/** A function that reads the title of the shown conversation anew; only the newest answer counts. */
export function createTitleReader({ client, store }: Deps): () => Promise<void> {
  let asked = 0;
  return async () => {
    const { opened } = store.get();
    if (opened === null) return;
    // Opening it again would make a new one where this one does not open any more.
    const { conversation } = opened;
    asked += 1;
    const mine = asked;
    try {
      const { title } = await client.call("conversation.title", {
        conversationId: conversation.id,
      });
      if (mine === asked) {
        store.dispatch({ type: "titled", conversation: { ...conversation, title } });
      }
    } catch {
      // A worker that is gone starts again with news; a vault that has closed is told by the gate.
    }
  };
}
