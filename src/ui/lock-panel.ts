import type { Gate } from "./gate/gate";
import type { Panel } from "./panel";

/** A draft that takes longer to be kept than this does not hold the lock up. */
const DRAFT_MS = 400;

/**
 * Locks by the person's wish: what was typed last is kept first, then the page goes blank without
 * waiting for the worker. Where locking fails, what is asked next tells how things are.
 */
export async function lockPanel(gate: Gate<Panel>): Promise<void> {
  const { session } = gate.get();
  if (session !== null) {
    session.drafts.flush();
    await Promise.race([
      session.drafts.hold(),
      new Promise<void>((resolve) => setTimeout(resolve, DRAFT_MS)),
    ]);
  }
  gate.blank();
  await gate.client.call("vault.lock", {}).catch(() => {});
  await gate.ask();
}
