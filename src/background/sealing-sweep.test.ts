import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import { createSealingSweep } from "./sealing-sweep";

type Batch = { readonly resealed: number; readonly done: boolean } | Error;

function setup(batches: Batch[]) {
  const states: string[] = [];
  const errors: unknown[] = [];
  const steps: string[] = [];
  const ending = new AbortController();
  const world = { isNeeded: true, finished: 0, held: 0, time: 0, missing: 0 };
  const sweep = createSealingSweep({
    store: {
      countRows: async () => 1_000,
      resealNext: async () => {
        world.time += 60_000;
        const batch = batches.shift() ?? { resealed: 0, done: true };
        if (batch instanceof Error) throw batch;
        return batch;
      },
    },
    isNeeded: () => world.isNeeded,
    undo: { end: () => steps.push("undo ended") },
    finish: async () => {
      steps.push("key destroyed");
      world.finished += 1;
      world.isNeeded = false;
    },
    disk: {
      require: async () => {
        const { missing } = world;
        if (missing > 0) throw new AppError("quota-exceeded", { data: { missing } });
      },
    },
    signal: ending.signal,
    keepAlive: () => {
      world.held += 1;
      return () => {
        world.held -= 1;
      };
    },
    clock: { now: () => world.time },
    onError: (error) => errors.push(error),
    onChange: (state) => states.push(state),
  });
  return { sweep, states, errors, steps, world, ending };
}

describe("the sweep that seals rows anew", () => {
  it("goes on until no row needs the former key, and destroys that key then", async () => {
    const { sweep, states, steps, world } = setup([
      { resealed: 600, done: false },
      { resealed: 400, done: true },
    ]);
    sweep.start();
    sweep.start();
    await expect.poll(() => states).toEqual(["running", "finished"]);
    expect(world).toMatchObject({ finished: 1, held: 0 });
    // What takes an act back is held as it was sealed, and does not open without that key.
    expect(steps).toEqual(["undo ended", "key destroyed"]);
    expect(sweep.progress()).toBeNull();
  });

  it("rests without a write while the disk has no room for it, and goes on once it has", async () => {
    const batches = [{ resealed: 1_000, done: true }];
    const { sweep, states, world } = setup(batches);
    world.missing = 5_000;
    sweep.start();
    await expect.poll(() => states).toEqual(["running", "failed"]);
    const failure = { code: "quota-exceeded", data: { missing: 5_000 } };
    expect(sweep.progress()).toMatchObject({ done: 0, failure });
    expect(batches).toHaveLength(1);
    world.missing = 0;
    sweep.start();
    await expect.poll(() => states.at(-1)).toBe("finished");
  });

  it("does nothing where there is no former key", () => {
    const { sweep, states, world } = setup([]);
    world.isNeeded = false;
    sweep.start();
    expect(states).toEqual([]);
    expect(sweep.progress()).toBeNull();
  });

  it("stops with the lock and keeps the former key", async () => {
    const { sweep, states, world, ending } = setup([
      { resealed: 1, done: false },
      { resealed: 1, done: false },
    ]);
    ending.abort();
    sweep.start();
    await expect.poll(() => states).toEqual(["running", "locked"]);
    expect(world.finished).toBe(0);
  });

  it("pauses after five minutes, and goes on where it was when it is started again", async () => {
    const { sweep, states, world } = setup(
      Array.from({ length: 7 }, () => ({ resealed: 100, done: false })),
    );
    sweep.start();
    await expect.poll(() => states).toEqual(["running", "paused"]);
    expect(world).toMatchObject({ finished: 0, held: 0 });
    expect(sweep.progress()).toEqual({ done: 500, total: 1_000, failure: null });
    sweep.start();
    await expect.poll(() => states.at(-1)).toBe("finished");
    expect(world.finished).toBe(1);
  });

  it("keeps the former key where a batch fails, says why, and goes on when it is started again", async () => {
    const { sweep, states, errors, world } = setup([new AppError("quota-exceeded")]);
    sweep.start();
    await expect.poll(() => states).toEqual(["running", "failed"]);
    expect(sweep.progress()?.failure?.code).toBe("quota-exceeded");
    expect(errors).toMatchObject([{ code: "quota-exceeded" }]);
    expect(world).toMatchObject({ finished: 0, held: 0 });
    sweep.start();
    await expect.poll(() => states.at(-1)).toBe("finished");
  });
});
