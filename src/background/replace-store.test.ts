import { describe, expect, it } from "vitest";
import { makeLifecycle } from "../../test/builders/make-lifecycle";
import type { Vault } from "../vault/vault";

const locked = { code: "locked" };
const open = (vault: Vault) => vault.open();

/** A lifecycle whose app is open. */
async function opened(options: Parameters<typeof makeLifecycle>[0] = {}) {
  const harness = makeLifecycle(options);
  const app = await harness.lifecycle.ready();
  harness.log.length = 0;
  const choose = async (end: () => Promise<void>) => {
    await end();
    harness.log.push("chosen");
  };
  return { ...harness, app, choose };
}

describe("another store in the place of the one in use", () => {
  it("is chosen after the app has ended, and opened by the session's key", async () => {
    const { lifecycle, log, app, choose } = await opened();
    const next = await lifecycle.replace({ change: choose, open });
    expect(log).toEqual([
      "ended",
      "left over closed",
      "chosen",
      "database closed",
      "told",
      "profile",
      "fresh app",
      "told",
    ]);
    expect(app.signal.aborted).toBe(true);
    expect(await lifecycle.ready()).toBe(next);
  });

  it("forgets temporary conversations", async () => {
    const { lifecycle, state, choose } = await opened();
    await lifecycle.replace({ change: choose, open });
    expect(state.temporaries).toBe(1);
  });

  it("opens nothing for whoever asks meanwhile, but the next app", async () => {
    const { lifecycle, app, choose } = await opened();
    const replacing = lifecycle.replace({ change: choose, open });
    const pending = lifecycle.ready();
    expect(await pending).toBe(await replacing);
    expect(await pending).not.toBe(app);
  });

  it("leaves the app alone where it is not come to the end of that", async () => {
    const { lifecycle, log, app } = await opened();
    const change = async () => {
      throw new Error("changed");
    };
    await expect(lifecycle.replace({ change, open })).rejects.toThrow("changed");
    expect(log).toEqual([]);
    expect(await lifecycle.ready()).toBe(app);
  });

  it("opens what is in use where it could not be chosen", async () => {
    const { lifecycle, app } = await opened();
    const change = async (end: () => Promise<void>) => {
      await end();
      throw new Error("full");
    };
    await expect(lifecycle.replace({ change, open })).rejects.toThrow("full");
    const next = await lifecycle.ready();
    expect(next).not.toBe(app);
    expect(next.signal.aborted).toBe(false);
  });

  it("is not chosen where a lock comes before", async () => {
    const { lifecycle, log, state } = await opened();
    let locking = Promise.resolve();
    const change = async (end: () => Promise<void>) => {
      locking = lifecycle.lock();
      await end();
      log.push("chosen");
    };
    await expect(lifecycle.replace({ change, open })).rejects.toMatchObject(locked);
    await locking;
    expect(log).not.toContain("chosen");
    expect(state.inSession).toBe(false);
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it.each(["chosen", "opening"])("stays locked where a lock comes while it is %s", async (when) => {
    const { lifecycle, state } = await opened();
    let locking = Promise.resolve();
    const lock = () => {
      locking = lifecycle.lock();
    };
    const replacing = lifecycle.replace({
      change: async (end) => {
        await end();
        if (when === "chosen") lock();
      },
      open: (vault) => {
        if (when === "opening") lock();
        return vault.open();
      },
    });
    await expect(replacing).rejects.toMatchObject(locked);
    await locking;
    expect(state.inSession).toBe(false);
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
  });

  it("comes one after the other, each in the place of what is in use then", async () => {
    const { lifecycle, log, choose } = await opened();
    const [one, two] = await Promise.all([
      lifecycle.replace({ change: choose, open }),
      lifecycle.replace({ change: choose, open }),
    ]);
    expect(one.signal.aborted).toBe(true);
    expect(await lifecycle.ready()).toBe(two);
    expect(log.filter((entry) => entry === "chosen")).toHaveLength(2);
  });

  it("opens with the next call where it did not open at once", async () => {
    const { lifecycle, state, choose } = await opened();
    state.appFails = true;
    await expect(lifecycle.replace({ change: choose, open })).rejects.toMatchObject({
      code: "internal",
    });
    state.appFails = false;
    expect((await lifecycle.ready()).signal.aborted).toBe(false);
  });

  it("replaces a profile in which nothing was open", async () => {
    const { lifecycle, log } = makeLifecycle({ inSession: false });
    await expect(lifecycle.ready()).rejects.toMatchObject(locked);
    const app = await lifecycle.replace({
      change: (end) => end(),
      open: async () => ({ header: { ways: [{ kind: "passphrase" }] } }) as never,
    });
    expect(log.filter((entry) => entry === "profile")).toHaveLength(2);
    expect(await lifecycle.ready()).toBe(app);
  });
});
