import { describe, expect, it } from "vitest";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { beginIdleWatch, LEFT_USE, readLastUse } from "./idle-watch";

const MINUTE = 60_000;
const START = Date.UTC(2026, 0, 1);

function setup() {
  const session = createFakeKeyValueArea();
  const clock = { time: START, now: () => clock.time };
  const wakes: number[] = [];
  const world = { hasLock: true };
  const deps = {
    session,
    clock,
    hasLock: () => world.hasLock,
    isAnswering: () => false,
    wakeAt: (at: number) => wakes.push(at),
  };
  const begin = async (isFresh: boolean) => {
    const kept = await readLastUse(session);
    return beginIdleWatch(deps, { isFresh, kept, readMinutes: async () => 15 });
  };
  return { session, clock, wakes, world, begin };
}

describe("the watch over an unused vault", () => {
  it("begins with the unlock and wakes the worker when it may be due", async () => {
    const { begin, wakes, clock } = setup();
    const watch = await begin(true);
    expect(wakes).toEqual([START + 15 * MINUTE]);
    clock.time += 15 * MINUTE;
    expect(watch.isDue()).toBe(true);
  });

  it("is put off by use, and kept for the next worker at most every 10 s", async () => {
    const { begin, clock, session } = setup();
    const watch = await begin(true);
    clock.time += 9_000;
    watch.touch();
    expect(session.calls.set).toBe(1);
    clock.time += 14 * MINUTE;
    watch.touch();
    expect(session.calls.set).toBe(2);
    clock.time += 14 * MINUTE;
    expect((await begin(false)).isDue()).toBe(false);
    clock.time += MINUTE;
    expect((await begin(false)).isDue()).toBe(true);
  });

  it("is due where the worker before left no word of the last use", async () => {
    const { begin } = setup();
    expect((await begin(false)).isDue()).toBe(true);
  });

  it("goes on from an unlock over which no app opened at first, by the minutes that were chosen", async () => {
    const { begin, clock, session } = setup();
    await session.set(LEFT_USE, { lastUsed: START, minutes: 60 });
    clock.time += 15 * MINUTE - 1;
    const watch = await begin(false);
    expect([watch.isDue(), watch.minutes()]).toEqual([false, 15]);
    clock.time += 1;
    expect(watch.isDue()).toBe(true);
  });

  it("takes what is nothing of ours for no word at all", async () => {
    const { session } = setup();
    for (const kept of [7, "x", [], { lastUsed: "1", minutes: 15 }, { lastUsed: 1, minutes: {} }]) {
      await session.set("last-use", kept);
      expect(await readLastUse(session)).toBeNull();
    }
    await session.set("last-use", { lastUsed: 1, minutes: null, more: 2 });
    expect(await readLastUse(session)).toEqual({ lastUsed: 1, minutes: null });
  });

  it("is due once the clock went back, and use does not mend that", async () => {
    const { begin, clock } = setup();
    const watch = await begin(true);
    clock.time -= 10_000;
    watch.touch();
    expect(watch.isDue()).toBe(true);
    expect((await begin(false)).isDue()).toBe(true);
  });

  it("is never due after it was turned off, and wakes nobody", async () => {
    const { begin, clock, wakes } = setup();
    const watch = await begin(true);
    wakes.length = 0;
    watch.setMinutes(null);
    clock.time += 1_000 * MINUTE;
    expect(watch.isDue()).toBe(false);
    expect((await begin(false)).minutes()).toBeNull();
    expect(wakes).toEqual([]);
  });

  it("is never due and wakes nobody where there is no lock, until there is one", async () => {
    const { begin, clock, wakes, world } = setup();
    world.hasLock = false;
    const watch = await begin(true);
    clock.time += 60 * MINUTE;
    watch.lookAgain();
    expect(watch.isDue()).toBe(false);
    expect(wakes).toEqual([]);
    world.hasLock = true;
    watch.touch();
    expect(wakes).toEqual([clock.time + 15 * MINUTE]);
  });
});
