import { useState, useSyncExternalStore } from "react";
import type { Gate, GateState, Session } from "./gate";

/** What the gate lets the page show at the moment. */
export function useGate<S extends Session>(gate: Gate<S>): GateState<S> {
  return useSyncExternalStore(gate.subscribe, gate.get, gate.get);
}

/** Whether the vault is open, or was: a worker that is silent, or puts things back, has closed nothing. */
export function useIsOpen<S extends Session>(gate: Gate<S>): boolean {
  const { status, session } = useGate(gate);
  const [wasOpen, setWasOpen] = useState(false);
  const isShut = status === null || status.state === "locked" || status.state === "new";
  const isOpen = session !== null || (wasOpen && !isShut);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  return isOpen;
}
