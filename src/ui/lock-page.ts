import type { Gate, Session } from "./gate/gate";

/**
 * Locks by the person's wish: the page goes blank without waiting for the worker. Where locking fails,
 * what is asked next tells how things are.
 */
export async function lockPage<S extends Session>(gate: Gate<S>): Promise<void> {
  gate.blank();
  await gate.client.call("vault.lock", {}).catch(() => {});
  await gate.ask();
}
