import type { Id } from "../domain/id";
import type { Badge } from "../platform/badge";
import { createKeyValueArea } from "../platform/key-value-area";
import { logError } from "../platform/log";
import { type AnsweredMark, createAnsweredMark } from "./answered-mark";
import type { App } from "./app";
import { createExpiry } from "./create-expiry";
import type { ExpiryWatch } from "./expiry-watch";

/** What the toolbar's button tells while the vault is open. */
export type Toolbar = {
  readonly expiry: ExpiryWatch;
  readonly answered: AnsweredMark;
  readonly onTurn: (turn: { readonly conversationId: Id; readonly hasEnded: boolean }) => void;
};

/** The marks of an open vault, in the one badge there is. */
export function createToolbar(
  deps: Pick<App, "store" | "hub" | "panels" | "signal" | "keepAlive"> & { readonly badge: Badge },
): Toolbar {
  const expiry = createExpiry(deps);
  const answered = createAnsweredMark({
    ...deps,
    conversations: deps.store.conversations,
    session: createKeyValueArea(chrome.storage.session),
    onChange: deps.panels.notifyWaiting,
    onError: logError,
  });
  return {
    expiry,
    answered,
    onTurn: ({ conversationId, hasEnded }) => {
      expiry.look();
      if (hasEnded) answered.ended(conversationId);
    },
  };
}
