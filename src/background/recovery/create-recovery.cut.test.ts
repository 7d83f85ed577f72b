import { expect, it } from "vitest";
import {
  backUp,
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
  type RecoveryWorker,
  startWorker,
} from "../../../test/builders/make-recovery";
import { say, textOf } from "../../../test/builders/make-restores";
import { expectSound, restart, setUp, unlock } from "../../../test/builders/recover-talk";
import type { Death } from "../../../test/fakes/short-life";

/** How long after its death what a worker has asked the database for may still be done (milliseconds). */
const LAST_WORDS = [0, 3];

/** A worker that dies while it keeps something, and what it had acknowledged. */
async function dieWhileSaying(disk: RecoveryDisk, death: Death, ms: number) {
  const worker = startWorker(disk);
  const app = await setUp(worker);
  await say(app, "said before");
  await backUp(disk, worker);
  await say(app, "said after");
  const acknowledged = ["said before", "said after"];
  const closed = new Promise<void>((resolve) => {
    worker.state.onDeath = () => void setTimeout(() => void worker.closeAll().then(resolve), ms);
  });
  worker.dieAt(death);
  await say(app, "said last").then(
    () => worker.isDead() || acknowledged.push("said last"),
    () => undefined,
  );
  if (worker.isDead()) await closed;
  await worker.closeAll();
  return { worker, acknowledged };
}

async function expectOnce(worker: RecoveryWorker, acknowledged: readonly string[]): Promise<void> {
  const app = await unlock(worker);
  const lines = (await textOf(app.store)).split("\n").filter((line) => line.includes('"messages"'));
  const times = (said: string) => lines.filter((line) => line.includes(`"${said}"`)).length;
  for (const said of acknowledged) expect(times(said), said).toBe(1);
  expect(times("said last")).toBeLessThanOrEqual(1);
  await expectSound(app);
}

it.each(LAST_WORDS)(
  "a worker that dies between the database's write and the journal's loses and doubles nothing, whichever is deleted next (%i ms)",
  async (ms) => {
    for (const when of ["before", "after"] as const) {
      for (let nth = 1; ; nth += 1) {
        const disk = makeRecoveryDisk();
        const { worker, acknowledged } = await dieWhileSaying(disk, { nth, when }, ms);
        // Half of them go on with the database first.
        if (nth % 2 === 0) {
          const next = restart(disk);
          await expectOnce(next, acknowledged);
          await say(await next.lifecycle.ready(), "said by the next");
          acknowledged.push("said by the next");
          await next.closeAll();
        }
        await deleteDatabases(disk);
        await expectOnce(restart(disk), acknowledged);
        if (worker.isDead()) continue;
        expect(nth).toBeGreaterThan(4);
        break;
      }
    }
  },
  120_000,
);
