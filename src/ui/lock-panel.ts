import type { Gate } from "./gate/gate";
import { keepDraft } from "./keep-draft";
import { lockPage } from "./lock-page";
import type { PanelShell } from "./panel-shell";
import { silencePage } from "./speech/silence";

/** Locks by the person's wish, after what was typed last is kept. */
export async function lockPanel(gate: Gate<PanelShell>): Promise<void> {
  // Keeping the draft takes a moment, in which nothing is heard on.
  silencePage();
  const { session } = gate.get();
  if (session !== null) await keepDraft(session.current.get().panel);
  await lockPage(gate);
}
