import { toFailure } from "../../domain/app-error";
import type { PanelShell } from "../panel-shell";
import type { Source } from "./memory-props";

/** How long a conversation may take to be drawn (ms). */
const PATIENCE_MS = 3_000;

/** Shows the conversation that a message is in, and the message where it is among those drawn. */
export async function showMessage(shell: PanelShell, source: Source): Promise<void> {
  const { conversationId: id, contextId, messageId } = source;
  try {
    await shell.showConversation({ id, contextId });
  } catch (error) {
    const { conversation } = shell.current.get().panel;
    conversation.dispatch({ type: "problem", failure: toFailure(error) });
    return;
  }
  if (messageId === null) return;
  const end = performance.now() + PATIENCE_MS;
  const look = () => {
    const message = document.querySelector<HTMLElement>(`[data-message="${messageId}"]`);
    if (message === null) {
      if (performance.now() < end) requestAnimationFrame(look);
      return;
    }
    message.scrollIntoView({ block: "start" });
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
  };
  look();
}
