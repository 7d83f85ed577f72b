import { useSyncExternalStore } from "react";
import type { Gate, GateState, Session } from "./gate";

/** What the gate lets the page show at the moment. */
export function useGate<S extends Session>(gate: Gate<S>): GateState<S> {
  return useSyncExternalStore(gate.subscribe, gate.get, gate.get);
}
