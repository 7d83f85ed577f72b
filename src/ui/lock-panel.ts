import type { Gate } from "./gate/gate";
import { keepDraft } from "./keep-draft";
import { lockPage } from "./lock-page";
import type { PanelShell } from "./panel-shell";

/** Locks by the person's wish, after what was typed last is kept. */
export async function lockPanel(gate: Gate<PanelShell>): Promise<void> {
  const { session } = gate.get();
  if (session !== null) await keepDraft(session.current.get().panel);
  await lockPage(gate);
}
