import type { OpenedConversation } from "../../contract/opened-conversation";
import { type AppError, toFailure } from "../../domain/app-error";
import type { Client } from "../../messaging/client";
import type { ConversationStore } from "./conversation-store";
import { runTwice } from "./run-twice";

/** Messages of one page: fills the panel several times over. */
export const PAGE_SIZE = 30;
/** As many as are read at once. */
export const LARGEST_PAGE = 200;

type Deps = {
  readonly client: Pick<Client, "call">;
  readonly store: ConversationStore;
  readonly ready: () => Promise<OpenedConversation>;
  readonly onPage: () => void;
  readonly onGone: () => void;
  /** Called when there is no such conversation any more. */
  readonly onMissing: () => void;
};

/** A function that reads the newest messages; asked while it reads, it reads once more after. */
export function createNewestPage({
  client,
  store,
  ready,
  onPage,
  onGone,
  onMissing,
}: Deps): () => void {
  let reading = false;
  let again = false;
  const read = async () => {
    const { conversation } = await ready();
    // As far as they are loaded: one that was deleted elsewhere is to go here, too.
    const limit = Math.min(LARGEST_PAGE, Math.max(PAGE_SIZE, store.get().messages.length));
    const input = { conversationId: conversation.id, before: null, limit };
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
        else if (failure.code === "not-found") onMissing();
        else store.dispatch({ type: "problem", failure });
      })
      .finally(() => {
        reading = false;
        if (again) refresh();
      });
  };
  return refresh;
}
