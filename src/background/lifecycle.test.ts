import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeLifecycle } from "../../test/builders/make-lifecycle";

const locked = { code: "locked" };

describe("the lifecycle of a vault", () => {
  it("opens once for all who wait", async () => {
    const { lifecycle, log } = makeLifecycle();
    const [one, two] = await Promise.all([lifecycle.ready(), lifecycle.ready()]);
    expect(one).toBe(two);
    expect(log).toEqual(["profile", "app"]);
  });

  it("locks by taking the session's key away first, then tells the pages, then ends what runs", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    const app = await lifecycle.ready();
    await lifecycle.lock();
    expect(log.slice(2, 5)).toEqual(["session key gone", "told", "ended"]);
    expect(app.signal.aborted).toBe(true);
    expect(state.marks).toBeGreaterThan(0);
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it("opens nothing while it locks, whoever asks meanwhile", async () => {
    const { lifecycle } = makeLifecycle();
    await lifecycle.ready();
    const locking = lifecycle.lock();
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
    await locking;
  });

  it("gives nobody an open app who was waiting for one when the lock came", async () => {
    const { lifecycle } = makeLifecycle();
    const opening = lifecycle.ready().catch(() => null);
    await lifecycle.lock();
    const app = await opening;
    expect(app === null || app.signal.aborted).toBe(true);
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it("leaves a vault without a lock open, however long nobody uses it", async () => {
    const { lifecycle, log, state } = makeLifecycle({ kind: "device" });
    state.due = true;
    await lifecycle.ready();
    await lifecycle.lock();
    expect(log).toEqual(["profile", "app"]);
  });

  it("leaves a vault without a lock as it is where the lock has woken its worker", async () => {
    const { lifecycle, log, state } = makeLifecycle({ kind: "device" });
    const opening = lifecycle.ready();
    await lifecycle.lock();
    const app = await opening;
    expect([app.signal.aborted, state.temporaries, state.marks]).toEqual([false, 0, 0]);
    expect(log).not.toContain("told");
    expect(await lifecycle.ready()).toBe(app);
  });

  it("locks after two seconds where the database does not tell whether there is a lock", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lifecycle, log, state } = makeLifecycle();
    let open = () => {};
    state.database = new Promise((resolve) => {
      open = resolve;
    });
    const locking = lifecycle.lock();
    await vi.advanceTimersByTimeAsync(1_999);
    expect([log, state.temporaries]).toEqual([["session key dropped"], 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toContain("told");
    expect([state.temporaries, state.marks]).not.toContain(0);
    open();
    await locking;
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it("drops the keys even where the session's key cannot be removed, and says that it failed", async () => {
    const { lifecycle, log } = makeLifecycle();
    await lifecycle.ready();
    const { vault } = await lifecycle.profile();
    Object.assign(vault, {
      lock: async () => {
        throw new Error("no storage");
      },
    });
    await expect(lifecycle.lock()).rejects.toThrow("no storage");
    expect(log.slice(-3)).toEqual(["told", "ended", "left over closed"]);
  });

  it("counts an unlock of what is open already as use", async () => {
    const { lifecycle, log, state, unlock } = makeLifecycle();
    const app = await lifecycle.ready();
    state.due = true;
    expect(await unlock()).toBe(app);
    expect(await lifecycle.ready()).toBe(app);
    expect(log).not.toContain("session key gone");
  });

  it("leaves no key of what was opening when the lock came", async () => {
    const { lifecycle, state } = makeLifecycle();
    let open = () => {};
    state.opening = new Promise((resolve) => {
      open = () => {
        // As a cold opening does, whose header was healed.
        state.inSession = true;
        resolve();
      };
    });
    const opening = lifecycle.ready().catch(() => undefined);
    const locking = lifecycle.lock();
    open();
    await Promise.all([opening, locking]);
    expect(state.inSession).toBe(false);
  });

  it("takes the session's key away even where the store does not open", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    state.broken = true;
    await lifecycle.lock();
    expect(log.slice(0, 2)).toEqual(["session key dropped", "told"]);
  });

  it("forgets temporary conversations with every lock, also what a last write has put back", async () => {
    const { lifecycle, state } = makeLifecycle();
    await lifecycle.ready();
    await lifecycle.lock();
    expect(state.temporaries).toBe(2);
  });

  it("stays with the app that is open when a second window unlocks too", async () => {
    const { lifecycle, log, unlock } = makeLifecycle({ inSession: false });
    const [one, two] = await Promise.all([unlock(), unlock()]);
    expect(one).toBe(two);
    expect(log.filter((entry) => entry === "fresh app")).toHaveLength(1);
    expect(await lifecycle.ready()).toBe(one);
  });

  it("locks instead of answering where nobody has used it for too long", async () => {
    const { lifecycle, state, log } = makeLifecycle();
    await lifecycle.ready();
    state.due = true;
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
    expect(log).toContain("session key gone");
  });

  it("looks again later where it is not due yet", async () => {
    const { lifecycle, log } = makeLifecycle();
    await lifecycle.ready();
    await lifecycle.lockIfIdle();
    expect(log).toContain("look again");
    expect(log).not.toContain("ended");
  });

  it("ends the app and opens anew when the browser closes the database", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    const before = await lifecycle.ready();
    state.closers[0]?.();
    expect(await lifecycle.ready()).not.toBe(before);
    expect(log.filter((entry) => entry === "profile")).toHaveLength(2);
    await expect.poll(() => before.signal.aborted).toBe(true);
  });

  it("locks and lets go of the database before another store is used", async () => {
    const { lifecycle, log } = makeLifecycle();
    await lifecycle.ready();
    await lifecycle.leave(async () => {
      log.push("another store chosen");
    });
    expect(log.slice(2)).toEqual([
      "session key gone",
      "told",
      "ended",
      "left over closed",
      "session key gone",
      "last use forgotten",
      "another store chosen",
      "database closed",
    ]);
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
    expect(log.at(-1)).toBe("profile");
  });

  it("reads by the open app, whose keys change with a rotation", async () => {
    const { lifecycle, log } = makeLifecycle();
    const app = await lifecycle.ready();
    const reader = await lifecycle.openReader();
    expect(reader.signal).toBe(app.signal);
    reader.end();
    expect(log).not.toContain("ended");
  });

  it("reads what the vault opens where the app does not open, until it is locked", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    state.appFails = true;
    const reader = await lifecycle.openReader();
    await lifecycle.lock();
    expect(reader.signal.aborted).toBe(true);
    expect(log).toContain("reader ended");
    await expect(lifecycle.openReader()).rejects.toMatchObject(locked);
  });

  it("reads nothing by what the vault was opening when the lock came", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    state.appFails = true;
    const { vault } = await lifecycle.profile();
    const opened = await vault.open();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let opens = 0;
    Object.assign(vault, {
      open: async () => {
        opens += 1;
        // The first one is the app's, which fails.
        if (opens > 1) await held;
        return opened;
      },
    });
    const reading = lifecycle.openReader();
    reading.catch(() => undefined);
    await expect.poll(() => opens).toBe(2);
    const locking = lifecycle.lock();
    letGo();
    await expect(reading).rejects.toMatchObject(locked);
    await locking;
    expect(log).toContain("reader ended");
  });

  it("takes the session's key away at once, also while something else is being changed", async () => {
    const { lifecycle, log } = makeLifecycle();
    await lifecycle.ready();
    let end = () => {};
    const slow = new Promise<void>((resolve) => {
      end = resolve;
    });
    const unlocking = lifecycle.become(async (vault) => {
      await slow;
      return vault.open();
    });
    const locking = lifecycle.lock();
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(log).toContain("session key gone");
    end();
    await unlocking.catch(() => undefined);
    await locking;
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });
});
