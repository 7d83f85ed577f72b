import type { Gate, Session } from "./gate/gate";
import { atMostShortly } from "./keep-draft";

/**
 * Locks by the person's wish: the page goes blank without waiting for the worker. Where locking fails,
 * what is asked next tells how things are.
 */
export async function lockPage<S extends Session>(gate: Gate<S>): Promise<void> {
  gate.blank();
  // Fields send what was typed last as they go; nothing is sealed once the key is gone.
  await atMostShortly(gate.settled());
  await gate.client.call("vault.lock", {}).catch(() => {});
  await gate.ask();
}
