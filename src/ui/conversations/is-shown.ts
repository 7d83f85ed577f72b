import type { Id } from "../../domain/id";
import type { PanelShell } from "../panel-shell";

/** Whether this is the conversation that the panel shows. */
export function isShown({ current }: Pick<PanelShell, "current">, conversationId: Id): boolean {
  return current.get().panel.conversation.get().opened?.conversation.id === conversationId;
}
