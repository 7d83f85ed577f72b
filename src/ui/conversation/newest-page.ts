import type { OpenedConversation } from "../../contract/conversation";
import { type AppError, toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";
import { runTwice } from "./run-twice";

/** Messages of one page: fills the panel several times over. */
export const PAGE_SIZE = 30;

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly store: ConversationStore;
  readonly ready: () => Promise<OpenedConversation>;
  readonly onPage: () => void;
  readonly onGone: () => void;
};

/** A function that reads the newest messages; asked while it reads, it reads once more after. */
export function createNewestPage({ client, store, ready, onPage, onGone }: Deps): () => void {
  let reading = false;
  let again = false;
  const read = async () => {
    const { conversation } = await ready();
    const input = { conversationId: conversation.id, before: null, limit: PAGE_SIZE };
    store.dispatch({
      type: "newest",
      page: await runTwice(() => client.call("message.list", input)),
    });
    onPage();
  };
  const refresh = () => {
    again = reading;
    if (reading) return;
    reading = true;
    read()
      .catch((error: AppError) => {
        const failure = toFailure(error);
        if (failure.code === "worker-gone") onGone();
        else store.dispatch({ type: "problem", failure });
      })
      .finally(() => {
        reading = false;
        if (again) refresh();
      });
  };
  return refresh;
}
