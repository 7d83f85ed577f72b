import { useEffect, useState } from "react";
import type { Gate, Session } from "../gate/gate";
import { useIsOpen } from "../gate/use-gate";
import { createIncoming } from "./incoming-file";
import { createRestorer, type Restorer } from "./restorer";

/**
 * The restore of a page. It outlives the session, which may end with the switch; what it tells of
 * conversations goes with a lock, and where another vault is begun or used, and all of it with the page.
 */
export function useRestorer<S extends Session>(gate: Gate<S>): Restorer {
  const [restorer] = useState(() =>
    createRestorer({
      client: gate.client,
      incoming: createIncoming(),
      newId: () => crypto.randomUUID(),
      onDone: () => void gate.ask(),
    }),
  );
  const isOpen = useIsOpen(gate);
  useEffect(() => {
    if (!isOpen) restorer.forget();
  }, [isOpen, restorer]);
  useEffect(() => () => restorer.forget(), [restorer]);
  return restorer;
}
