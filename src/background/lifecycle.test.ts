import { describe, expect, it } from "vitest";
import { AppError } from "../domain/app-error";
import type { App } from "./app";
import { createLifecycle } from "./lifecycle";

type Kind = "device" | "passphrase";

/** A lifecycle over a vault that opens by a session's key, or by its device way. */
function setup({
  kind = "passphrase",
  inSession = true,
}: {
  kind?: Kind;
  inSession?: boolean;
} = {}) {
  const log: string[] = [];
  const state = { inSession, due: false, broken: false, closers: [] as (() => void)[] };
  const header = { ways: [{ kind }] };
  const open = async () => {
    if (!state.inSession && kind !== "device") throw new AppError("locked");
    return { header } as never;
  };
  const vault = {
    open,
    lock: async () => {
      state.inSession = false;
      log.push("session key gone");
    },
  };
  const lifecycle = createLifecycle({
    openProfile: async (onClosed) => {
      if (state.broken) throw new AppError("store-unavailable");
      log.push("profile");
      state.closers.push(onClosed);
      return { vault, database: { close: () => log.push("database closed") } } as never;
    },
    createApp: async ({ opened, isFresh }) => {
      log.push(isFresh ? "fresh app" : "app");
      const ending = new AbortController();
      return {
        vault: { opened: () => opened },
        idle: { isDue: () => state.due, lookAgain: () => log.push("look again") },
        signal: ending.signal,
        end: async () => {
          ending.abort(new AppError("locked"));
          log.push("ended");
        },
      } as unknown as App;
    },
    dropSessionKey: async () => {
      log.push("session key dropped");
    },
    onChange: () => log.push("told"),
  });
  return {
    lifecycle,
    log,
    state,
    unlock: () => lifecycle.become(async () => ({ header }) as never),
  };
}

const locked = { code: "locked" };

describe("the lifecycle of a vault", () => {
  it("opens once for all who wait", async () => {
    const { lifecycle, log } = setup();
    const [one, two] = await Promise.all([lifecycle.ready(), lifecycle.ready()]);
    expect(one).toBe(two);
    expect(log).toEqual(["profile", "app"]);
  });

  it("locks by taking the session's key away first, then tells the pages, then ends what runs", async () => {
    const { lifecycle, log } = setup();
    const app = await lifecycle.ready();
    await lifecycle.lock();
    expect(log.slice(2)).toEqual(["session key gone", "told", "ended"]);
    expect(app.signal.aborted).toBe(true);
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it("opens nothing while it locks, whoever asks meanwhile", async () => {
    const { lifecycle } = setup();
    await lifecycle.ready();
    const locking = lifecycle.lock();
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
    await locking;
  });

  it("ends an app that was still opening when the lock came", async () => {
    const { lifecycle, log } = setup();
    const opening = lifecycle.ready();
    await lifecycle.lock();
    expect((await opening).signal.aborted).toBe(true);
    expect(log).toContain("ended");
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it("leaves a vault without a lock open, however long nobody uses it", async () => {
    const { lifecycle, log, state } = setup({ kind: "device" });
    state.due = true;
    await lifecycle.ready();
    await lifecycle.lock();
    expect(log).toEqual(["profile", "app"]);
  });

  it("drops the keys even where the session's key cannot be removed, and says that it failed", async () => {
    const { lifecycle, log } = setup();
    await lifecycle.ready();
    const { vault } = await lifecycle.profile();
    Object.assign(vault, {
      lock: async () => {
        throw new Error("no storage");
      },
    });
    await expect(lifecycle.lock()).rejects.toThrow("no storage");
    expect(log.slice(-2)).toEqual(["told", "ended"]);
  });

  it("takes the session's key away even where the store does not open", async () => {
    const { lifecycle, log, state } = setup();
    state.broken = true;
    await lifecycle.lock();
    expect(log).toEqual(["session key dropped", "told"]);
  });

  it("stays with the app that is open when a second window unlocks too", async () => {
    const { lifecycle, log, unlock } = setup({ inSession: false });
    const [one, two] = await Promise.all([unlock(), unlock()]);
    expect(one).toBe(two);
    expect(log.filter((entry) => entry === "fresh app")).toHaveLength(1);
    expect(await lifecycle.ready()).toBe(one);
  });

  it("locks instead of answering where nobody has used it for too long", async () => {
    const { lifecycle, state, log } = setup();
    await lifecycle.ready();
    state.due = true;
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
    expect(log).toContain("session key gone");
  });

  it("looks again later where it is not due yet", async () => {
    const { lifecycle, log } = setup();
    await lifecycle.ready();
    await lifecycle.lockIfIdle();
    expect(log).toContain("look again");
    expect(log).not.toContain("ended");
  });

  it("ends the app and opens anew when the browser closes the database", async () => {
    const { lifecycle, log, state } = setup();
    const before = await lifecycle.ready();
    state.closers[0]?.();
    expect(await lifecycle.ready()).not.toBe(before);
    expect(log.filter((entry) => entry === "profile")).toHaveLength(2);
    await expect.poll(() => before.signal.aborted).toBe(true);
  });

  it("lets go of the database before another store is used", async () => {
    const { lifecycle, log } = setup();
    await lifecycle.ready();
    await lifecycle.close();
    expect(log.slice(2)).toEqual(["ended", "database closed"]);
    await lifecycle.ready();
    expect(log.slice(4)).toEqual(["profile", "app"]);
  });
});
