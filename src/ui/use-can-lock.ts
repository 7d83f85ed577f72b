import type { Gate, Session } from "./gate/gate";
import { useGate } from "./gate/use-gate";

/** Whether it is open, and has a method to be opened again. */
export function useCanLock<S extends Session>(gate: Gate<S>): boolean {
  const { session, status } = useGate(gate);
  return session !== null && (status?.methods ?? []).some(({ kind }) => kind !== "device");
}
