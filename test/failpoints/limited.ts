import { setTimeout as sleep } from "node:timers/promises";

/** Longer than the slowest scenario takes on a busy machine. */
const LIMIT_MS = 180_000;

/** What the work gives, or a failure after three minutes: a run that hangs must tell where. */
export async function limited<T>(work: Promise<T>): Promise<T> {
  const late = sleep(LIMIT_MS, null, { ref: false }).then(() => {
    throw new Error("nothing goes on any more");
  });
  return Promise.race([work, late]);
}
