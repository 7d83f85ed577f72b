import type { Alarms } from "../platform/alarms";
import { SWEEP_ALARM } from "./alarm-names";
import type { SweepState } from "./sealing-sweep";

const RETRY_MS = 10 * 60_000;

/**
 * Sees to it that a sweep comes to its end: while it runs or rests between slices the worker is
 * woken every minute, after a failure in ten, and not at all once it is done or has to wait for the
 * person.
 */
export function keepSweepGoing(alarms: Alarms, state: SweepState, now: number): void {
  if (state === "running" || state === "paused") alarms.every(SWEEP_ALARM, 1);
  else if (state === "failed") alarms.at(SWEEP_ALARM, now + RETRY_MS);
  else alarms.clear(SWEEP_ALARM);
}
