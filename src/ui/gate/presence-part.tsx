import { lazy, Suspense } from "react";
import { useCell } from "../use-cell";
import type { Gate, Session } from "./gate";

// Asked for seldom: no page's first picture waits for it.
const PresenceDialog = lazy(async () => {
  const { PresenceDialog: Dialog } = await import("./presence-dialog");
  return { default: Dialog };
});

/** Asks for an unlock method over whatever the page shows, once the worker wants one. */
export function PresencePart({ gate }: { readonly gate: Gate<Session> }) {
  return useCell(gate.presence.isOpen) ? (
    <Suspense fallback={null}>
      <PresenceDialog gate={gate} />
    </Suspense>
  ) : null;
}
