import type { Gate } from "./gate/gate";
import { keepDraft } from "./keep-draft";
import type { PanelShell } from "./panel-shell";

/**
 * Locks by the person's wish: what was typed last is kept first, then the page goes blank without
 * waiting for the worker. Where locking fails, what is asked next tells how things are.
 */
export async function lockPanel(gate: Gate<PanelShell>): Promise<void> {
  const { session } = gate.get();
  if (session !== null) await keepDraft(session.current.get().panel);
  gate.blank();
  await gate.client.call("vault.lock", {}).catch(() => {});
  await gate.ask();
}
