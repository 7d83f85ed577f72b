import type { KeyValueArea } from "../platform/key-value-area";
import { logError } from "../platform/log";
import type { Store } from "../store/create-store";

/** Followed by a store's name: this browser session need not look for old conversations again. */
const ORDERS_FILLED = "orders-filled:";

type Filling = {
  readonly store: Store;
  readonly storeName: string;
  readonly session: KeyValueArea;
  readonly keepAlive: () => () => void;
};

/** Spares the list of a worker that was woken the look for conversations of earlier versions. */
export async function trustOrders({
  store,
  storeName,
  session,
}: Omit<Filling, "keepAlive">): Promise<void> {
  const filled = await session.get(`${ORDERS_FILLED}${storeName}`).catch(() => false);
  if (filled === true) store.conversations.trustOrders();
}

/**
 * Gives conversations of earlier versions their place in the list; resumes where a worker has died.
 * An update empties the session's memory, so it looks again after each.
 */
export async function fillOrders({ store, storeName, session, keepAlive }: Filling): Promise<void> {
  const release = keepAlive();
  try {
    await store.conversations.fillOrders();
    await session.set(`${ORDERS_FILLED}${storeName}`, true);
  } catch (error) {
    logError(error);
  } finally {
    release();
  }
}
