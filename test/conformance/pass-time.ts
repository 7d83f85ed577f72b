import { expect, vi } from "vitest";
import type { ScriptServer } from "./script-server";

/** From here to the test's end time passes only where the test says so. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

/** Lets so much time pass each time that a request has come, until the work is over. */
export async function passTime(work: Promise<unknown>, { arrived }: ScriptServer, ms: number) {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  for (let seen = 0; !isOver; seen = arrived.length) {
    await expect.poll(() => isOver || arrived.length > seen, { interval: 5 }).toBe(true);
    vi.advanceTimersByTime(ms);
  }
}
