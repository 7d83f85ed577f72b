import type { Gate, Session } from "./gate/gate";
import { atMostShortly } from "./keep-draft";

/** A busy machine takes this long for one of a few saves; the page shows nothing meanwhile. */
const LONGEST_MS = 2_000;

/**
 * Locks by the person's wish, once `keep` has kept what is to be first: the page goes blank without
 * waiting for the worker. Where locking fails, what is asked next tells how things are.
 */
export async function lockPage<S extends Session>(
  gate: Gate<S>,
  keep?: (session: S) => Promise<void>,
): Promise<void> {
  let locking: Promise<unknown> | undefined;
  const lock = () => {
    locking ??= gate.client.call("vault.lock", {}).catch(() => {});
    return locking;
  };
  // Whoever closes the page meanwhile has wished it all the same.
  addEventListener("pagehide", lock);
  const { session } = gate.get();
  if (session !== null && keep !== undefined) await atMostShortly(keep(session));
  // As a click on Lock does: a field that is kept when it is left does not hear that it goes.
  (document.activeElement as HTMLElement | null)?.blur();
  await gate.blank(async () => {
    // Fields send what was typed last as they go; nothing is sealed once the key is gone.
    await atMostShortly(gate.settled(), LONGEST_MS);
    await lock();
    removeEventListener("pagehide", lock);
  });
}
