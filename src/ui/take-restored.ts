import type { ContextCard } from "../contract/context";
import { toFailure } from "../domain/app-error";
import type { PanelShell } from "./panel-shell";

type Shell = Pick<PanelShell, "current" | "activate">;

/** The panel after its context was restored, wherever that was asked for: it is the active one again. */
export function takeRestored(shell: Shell, card: ContextCard): void {
  const { conversation, edits } = shell.current.get().panel;
  conversation.dispatch({ type: "context", card });
  const shown = conversation.get().opened?.conversation;
  // Another one may be shown since it was asked for.
  if (shown?.contextId !== card.context.id) return;
  const active = shell.activate(shown);
  active.catch((error: unknown) =>
    conversation.dispatch({ type: "problem", failure: toFailure(error) }),
  );
  edits.toComposer();
}
