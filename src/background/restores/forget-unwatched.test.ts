import { beforeAll, describe, expect, it } from "vitest";
import {
  makeRestoreDisk,
  NEW_LOCK,
  rowsSaying,
  setUpSaying,
  startWorker,
} from "../../../test/builders/make-restores";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import type { PlainRow } from "../../store/database/plain-row";
import { GRACE_MS, LONGEST_MS } from "./forget-unwatched";

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

const byRecovery = { kind: "recovery", key: IDENTITY } as const;
const replace = { mode: "replace", ...NEW_LOCK } as const;

/** A profile without a vault into which a page has looked, and goes on watching. */
async function previewed({ isOpen = false } = {}) {
  const disk = makeRestoreDisk(rows);
  const worker = startWorker(disk);
  if (isOpen) await setUpSaying(worker, "said here");
  const stop = worker.restores.watch(() => {});
  await worker.restores.preview({ source: disk.source, secret: byRecovery });
  const pass = (milliseconds: number) => {
    const due = worker.state.later.filter((one) => one.milliseconds <= milliseconds);
    worker.state.later = worker.state.later.filter((one) => !due.includes(one));
    for (const { run } of due) run();
  };
  const run = () => worker.restores.run(replace);
  return { ...worker, disk, stop, pass, run };
}

describe("a secret that opened a backup in a profile without a vault", () => {
  it("is forgotten with its file some seconds after the last page has gone", async () => {
    const { disk, stop, pass, run } = await previewed();
    stop();
    pass(GRACE_MS);
    await expect(run()).rejects.toMatchObject({ code: "not-found" });
    expect(disk.incoming.files.size).toBe(0);
  });

  it("is kept for a page that watches, and for one that comes back in time", async () => {
    const { restores, stop, pass, run } = await previewed();
    pass(GRACE_MS);
    const stopOther = restores.watch(() => {});
    stop();
    pass(GRACE_MS);
    stopOther();
    restores.watch(() => {});
    pass(GRACE_MS);
    expect(await run()).toMatchObject({ conversations: 1 });
  });

  it("is forgotten after ten minutes whoever watches", async () => {
    const { pass, run } = await previewed();
    pass(LONGEST_MS);
    await expect(run()).rejects.toMatchObject({ code: "not-found" });
  });

  it("is forgotten where the page went while it was looked into", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, state } = startWorker(disk);
    await restores.preview({ source: disk.source, secret: byRecovery });
    for (const { run, milliseconds } of state.later) if (milliseconds === GRACE_MS) run();
    await expect(restores.run(replace)).rejects.toMatchObject({ code: "not-found" });
  });

  it("is not taken from a run that goes on", async () => {
    const { state, stop, pass, run } = await previewed();
    state.before.stage = () => {
      stop();
      pass(LONGEST_MS);
    };
    expect(await run()).toMatchObject({ conversations: 1 });
  });

  it("is not forgotten so where a vault is open: its lock forgets it", async () => {
    const { stop, pass, run } = await previewed({ isOpen: true });
    stop();
    pass(LONGEST_MS);
    expect(await run()).toMatchObject({ conversations: 1 });
  });
});
