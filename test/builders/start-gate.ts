import type { Client } from "../../src/messaging/client";
import { createGate, type Gate } from "../../src/ui/gate/gate";
import { settle } from "../fakes/fake-client";

type Session = { readonly client: Client; readonly close: () => void };

/** The gate of a page without timers and frames, which has been told how things are. */
export async function startGate(client: Client): Promise<Gate<Session>> {
  const gate = createGate<Session>({
    client,
    open: () => ({ client, close: () => {} }),
    early: false,
    later: () => {},
    onLockBegun: () => {},
    cover: { hide: () => {}, show: () => {} },
  });
  gate.start();
  await settle();
  return gate;
}
