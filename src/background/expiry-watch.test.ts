import { describe, expect, it } from "vitest";
import { makeContext } from "../../test/builders/make-context";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import { AppError } from "../domain/app-error";
import { type Context, NO_USE } from "../domain/context";
import { DAY_MS } from "../domain/expiry";
import { createExpiryWatch } from "./expiry-watch";

const HOUR_MS = DAY_MS / 24;

/** A watch over these contexts, made now with so many days to live. */
function setup(lives: readonly number[] = [], start = 100 * DAY_MS) {
  const clock = { time: start, now: () => clock.time };
  const session = createFakeKeyValueArea();
  const world = {
    entries: lives.map((days) => entryOf({ expiryDays: days, renewedAt: start })),
    cleanUps: 0,
    archived: 0,
    fails: false,
    badge: 0,
    alarm: null as number | null,
    notified: 0,
    held: 0,
    errors: [] as unknown[],
    meanwhile: () => {},
  };
  const timers: (() => void)[] = [];
  /** As a worker begins: the session, the badge and the alarm are as the one before left them. */
  const begin = () => {
    const ending = new AbortController();
    const watch = createExpiryWatch({
      contexts: {
        list: async () => {
          world.meanwhile();
          return world.entries;
        },
        archiveExpired: async () => {
          world.cleanUps += 1;
          if (world.fails) throw new AppError("store-unavailable");
          return { archived: world.archived, restored: 0 };
        },
      },
      session,
      badge: { show: (count) => (world.badge = count), forget: () => (world.badge = 0) },
      alarms: {
        at: (_name, time) => {
          world.alarm = time;
        },
        clear: () => {
          world.alarm = null;
        },
      },
      clock,
      later: (run) => timers.push(run),
      signal: ending.signal,
      keepAlive: () => {
        world.held += 1;
        return () => (world.held -= 1);
      },
      onCleanUp: () => (world.notified += 1),
      onError: (error) => world.errors.push(error),
    });
    return { watch, lock: () => ending.abort(new AppError("locked")) };
  };
  return { world, clock, timers, begin };
}

function entryOf(over: Partial<Context>) {
  return { context: makeContext(over), use: NO_USE };
}

/** Until whatever was begun has ended. */
async function rest(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 2));
}

describe("expired contexts", () => {
  it("M-071 are archived once the vault is open, and from then on once a day", async () => {
    const { world, clock, begin } = setup([7]);
    const { watch } = begin();
    watch.begin();
    await rest();
    expect(world).toMatchObject({ cleanUps: 1, alarm: clock.time + DAY_MS, held: 0 });
    clock.time += DAY_MS - 1;
    watch.wake();
    await rest();
    expect(world).toMatchObject({ cleanUps: 1, alarm: clock.time + 1 });
    clock.time += 1;
    watch.wake();
    await rest();
    expect(world.cleanUps).toBe(2);
  });

  it("are no reason for a worker to look again where the one before has, on the same day", async () => {
    const { world, clock, begin } = setup([7]);
    begin().watch.begin();
    await rest();
    world.badge = -1;
    clock.time += HOUR_MS;
    begin().watch.begin();
    await rest();
    expect(world).toMatchObject({ cleanUps: 1, badge: -1 });
  });

  it("are looked for again where the clock was set back since", async () => {
    const { world, clock, begin } = setup([7]);
    const { watch } = begin();
    watch.begin();
    await rest();
    clock.time -= 3_650 * DAY_MS;
    watch.wake();
    await rest();
    expect(world.cleanUps).toBe(2);
  });

  it("are archived when their time is over, not only by the next day's cleanup", async () => {
    const { world, clock, begin } = setup([1]);
    const { watch } = begin();
    watch.begin();
    await rest();
    expect(world.cleanUps).toBe(1);
    clock.time = world.alarm ?? 0;
    watch.wake();
    await rest();
    expect(world.cleanUps).toBe(2);
  });

  it("are told of where any was archived, and not where none was", async () => {
    const { world, begin } = setup([7]);
    begin().watch.begin();
    await rest();
    expect(world.notified).toBe(0);
    const other = setup([7]);
    other.world.archived = 1;
    other.begin().watch.begin();
    await rest();
    expect(other.world.notified).toBe(1);
  });

  it("M-071 are tried again within the hour, and by the next worker, where that failed", async () => {
    const { world, clock, begin } = setup([7]);
    world.fails = true;
    begin().watch.begin();
    await rest();
    expect(world).toMatchObject({ alarm: clock.time + HOUR_MS, held: 0 });
    expect(world.errors).toHaveLength(1);
    world.fails = false;
    begin().watch.begin();
    await rest();
    expect(world.cleanUps).toBe(2);
  });
});

describe("the number on the button", () => {
  it("M-067 counts the contexts in their last 24 hours, from the first minute of these on", async () => {
    const { world, clock, begin } = setup([2, 9]);
    const { watch } = begin();
    watch.begin();
    await rest();
    expect(world).toMatchObject({ badge: 0, alarm: clock.time + DAY_MS });
    clock.time += DAY_MS;
    watch.wake();
    await rest();
    expect(world.badge).toBe(1);
  });

  it("wakes the worker when a number is another one, be it before the next day", async () => {
    const { world, clock, begin } = setup([1]);
    world.entries.push(entryOf({ expiryDays: 2, renewedAt: clock.time - HOUR_MS }));
    const { watch } = begin();
    watch.begin();
    await rest();
    expect(world).toMatchObject({ badge: 1, alarm: clock.time + 23 * HOUR_MS });
  });

  it("counts nothing that is archived, or that waits to be", async () => {
    const { world, clock, begin } = setup([]);
    const archived = { at: clock.time, by: "person" } as const;
    const renewedAt = clock.time - DAY_MS;
    world.entries.push(entryOf({ expiryDays: 1, renewedAt }));
    world.entries.push(entryOf({ expiryDays: 2, renewedAt, archived }));
    begin().watch.begin();
    await rest();
    expect(world).toMatchObject({ badge: 0, alarm: clock.time + DAY_MS });
  });

  it("M-068 is another one soon after a context was extended, once for many changes", async () => {
    const { world, clock, timers, begin } = setup([1]);
    const { watch } = begin();
    watch.begin();
    await rest();
    expect(world.badge).toBe(1);
    world.entries = [entryOf({ expiryDays: 7, renewedAt: clock.time })];
    for (let change = 0; change < 3; change += 1) watch.look();
    expect(timers).toHaveLength(1);
    timers[0]?.();
    await rest();
    expect(world.badge).toBe(0);
    watch.look();
    expect(timers).toHaveLength(2);
  });

  it("M-078 is gone with the lock, and the alarm with it", async () => {
    const { world, begin } = setup([1]);
    const { watch, lock } = begin();
    watch.begin();
    await rest();
    lock();
    expect(world).toMatchObject({ badge: 0, alarm: null });
    watch.wake();
    await rest();
    expect(world).toMatchObject({ badge: 0, alarm: null, errors: [] });
  });

  it("is not shown by what was read before a lock", async () => {
    const { world, begin } = setup([1]);
    const { watch, lock } = begin();
    world.meanwhile = lock;
    watch.begin();
    await rest();
    expect(world).toMatchObject({ badge: 0, alarm: null, errors: [], held: 0 });
  });

  it("is counted anew when the vault is opened again on the same day", async () => {
    const { world, begin } = setup([1]);
    const first = begin();
    first.watch.begin();
    await rest();
    first.lock();
    await rest();
    begin().watch.begin();
    await rest();
    expect(world).toMatchObject({ badge: 1, cleanUps: 2 });
  });
});
