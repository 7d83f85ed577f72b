import type { Id } from "../domain/id";
import type { Client } from "../messaging/client";
import { openSidePanel } from "../platform/side-panel";
import { runTwice } from "./conversation/run-twice";

type Destination = { readonly contextId: Id; readonly conversationId: Id | null };

/** Opens the side panel of a window with a conversation; only within the person's own click or key. */
export async function openPanelAt(
  client: Pick<Client, "call">,
  { windowId, ...destination }: Destination & { readonly windowId: number | null },
): Promise<void> {
  // First of all: after an await the browser might not take it for the person's own wish.
  const opening = windowId === null ? Promise.resolve() : openSidePanel(windowId);
  // Told beside it, so that the panel begins with what it is to show.
  await Promise.all([
    opening,
    runTwice(() => client.call("panel.show", { ...destination, windowId })),
  ]);
}
