import type { Id } from "../../domain/id";
import { parseQuery } from "../../search/parse-query";
import { showMessage } from "../memory/show-message";
import { openOptionsAt } from "../open-options";
import type { PanelShell } from "../panel-shell";
import type { FoundWish } from "./conversation-lists";

type Wanted = {
  readonly wish: FoundWish;
  /** Shows what a context remembers. */
  readonly onMemory: (contextId: Id) => void;
};

/** What shows a found text where it was said, or in memory; null where a tab has been opened for it. */
export function openFound(shell: PanelShell, { wish, onMemory }: Wanted): (() => void) | null {
  const { query, found, apart } = wish;
  const { kind, id, contextId, conversationId } = found;
  if (conversationId === null) {
    if (!apart) return () => onMemory(contextId);
    // Of all that is found only memory has a page of its own.
    openOptionsAt(`memory/${contextId}`);
    return null;
  }
  const source = { contextId, conversationId, messageId: kind === "message" ? id : null };
  return () => void showMessage(shell, source, parseQuery(query).terms);
}
