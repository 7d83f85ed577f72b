import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";
import type { PanelShell } from "../panel-shell";
import type { Source } from "./memory-props";

/** How long a conversation, or more of it, may take to be drawn (ms). */
const PATIENCE_MS = 3_000;

/**
 * Shows a message in its conversation, whatever branch it is on and however long ago it was said. That
 * the conversation or the message is gone is told in the panel.
 */
export async function showMessage(shell: PanelShell, source: Source): Promise<void> {
  const { conversationId, contextId, messageId } = source;
  try {
    await shell.showConversation({ id: conversationId, contextId });
    if (messageId === null) return;
    const { panel } = shell.current.get();
    if (!(await isRead(panel, messageId))) {
      await runTwice(() => panel.client.call("branch.reveal", { conversationId, messageId }));
      panel.sync.refresh();
      await isRead(panel, messageId);
    }
    await scrollTo(messageId);
  } catch (error) {
    const { conversation } = shell.current.get().panel;
    conversation.dispatch({ type: "problem", failure: toFailure(error) });
  }
}

/** Reads the branch that is shown back to the message; whether it is on it. */
async function isRead({ conversation, sync }: Panel, messageId: Id): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const { loaded, more, messages } = conversation.get();
    if (messages.some(({ id }) => id === messageId)) return true;
    if (loaded && !more) return false;
    if (loaded) {
      await sync.showEarlier();
      // Where nothing came there is a failure, and it is told.
      if (conversation.get().messages.length === messages.length) return false;
    } else if (performance.now() > end) return false;
    else await nextFrame();
  }
}

async function scrollTo(messageId: Id): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const message = document.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
    if (message === null) {
      await nextFrame();
      continue;
    }
    message.scrollIntoView({ block: "start" });
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
    return;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
