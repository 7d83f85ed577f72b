import { expect, it } from "vitest";
import type { SweepState } from "./sealing-sweep";
import { keepSweepGoing } from "./sweep-alarm";

function alarmAfter(state: SweepState): unknown {
  const set: unknown[] = [];
  const alarms = {
    at: (name: string, time: number) => set.push([name, "at", time]),
    every: (name: string, minutes: number) => set.push([name, "every", minutes]),
    clear: (name: string) => set.push([name, "clear"]),
  };
  keepSweepGoing(alarms, state, 1_000);
  expect(set).toHaveLength(1);
  return set[0];
}

it("wakes the worker for a sweep until that is done, or waits for the person", () => {
  expect(alarmAfter("running")).toEqual(["sealing-sweep", "every", 1]);
  expect(alarmAfter("paused")).toEqual(["sealing-sweep", "every", 1]);
  expect(alarmAfter("failed")).toEqual(["sealing-sweep", "at", 601_000]);
  expect(alarmAfter("locked")).toEqual(["sealing-sweep", "clear"]);
  expect(alarmAfter("finished")).toEqual(["sealing-sweep", "clear"]);
});
