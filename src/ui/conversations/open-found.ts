import { parseQuery } from "../../search/parse-query";
import { showMessage } from "../memory/show-message";
import type { FoundRow } from "../memory/use-found-row";
import { openOptionsAt } from "../open-options";
import type { PanelShell } from "../panel-shell";
import type { FoundRequest } from "./conversation-lists";

type Wanted = {
  readonly request: FoundRequest;
  /** Shows it where it stands in memory. */
  readonly onMemory: (found: FoundRow) => void;
};

/** What shows a found text where it was said, or in memory; null where a tab has been opened for it. */
export function openFound(shell: PanelShell, { request, onMemory }: Wanted): (() => void) | null {
  const { query, found, apart } = request;
  const { kind, id, contextId, conversationId } = found;
  if (conversationId === null) {
    const { terms } = parseQuery(query);
    // Only of notes there may be more than stand on a page.
    const words = kind === "archival" ? terms.map((term) => term.words).join(" ") : "";
    if (!apart) return () => onMemory({ contextId, id, words });
    // Of all that is found only memory has a page of its own. Browsers keep addresses: not these words.
    openOptionsAt(`memory/${contextId}/${id}`);
    return null;
  }
  const source = { contextId, conversationId, messageId: kind === "message" ? id : null };
  return () => void showMessage(shell, source, parseQuery(query).terms);
}
