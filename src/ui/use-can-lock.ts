import type { Gate, Session } from "./gate/gate";
import { useGate } from "./gate/use-gate";

/** Whether it is open, and has a way to be opened again. */
export function useCanLock<S extends Session>(gate: Gate<S>): boolean {
  const { session, status } = useGate(gate);
  return session !== null && (status?.ways ?? []).some(({ kind }) => kind !== "device");
}
