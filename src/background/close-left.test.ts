import { describe, expect, it } from "vitest";
import { makeLifecycle } from "../../test/builders/make-lifecycle";
import { AppError } from "../domain/app-error";

const locked = new AppError("locked");

describe("what an earlier worker has left open", () => {
  it("closes what an earlier worker has left open where it locks without an app", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    state.inSession = false;
    await lifecycle.ready().catch(() => undefined);
    await lifecycle.lock();
    expect(log).toContain("left over closed");
    expect(log).not.toContain("ended");
  });

  it("closes what is left over after the app has ended, also where that fails", async () => {
    const { lifecycle, log } = makeLifecycle();
    const app = await lifecycle.ready();
    const end = async () => {
      log.push("ended badly");
      throw new Error("did not end");
    };
    Object.assign(app, { end });
    await expect(lifecycle.lock()).rejects.toThrow("did not end");
    expect(log.slice(-2)).toEqual(["ended badly", "left over closed"]);
  });

  it("closes nothing that an unlock has opened meanwhile", async () => {
    const { lifecycle, log, state, unlock } = makeLifecycle();
    state.inSession = false;
    await lifecycle.ready().catch(() => undefined);
    const unlocking = unlock();
    await Promise.all([unlocking, lifecycle.closeLeft(locked)]);
    expect(log).not.toContain("left over closed");
    await lifecycle.lock();
    await lifecycle.closeLeft(locked);
    expect(log).toContain("left over closed");
  });

  it("forgets the temporary conversations of a worker that died amid the lock", async () => {
    const { lifecycle, log, state } = makeLifecycle({ inSession: false });
    await lifecycle.closeLeft(await lifecycle.ready().catch((error: unknown) => error));
    expect(state.temporaries).toBe(1);
    expect(log).toContain("left over closed");
  });

  it("forgets them before an unlock opens anything, whose call may have woken the worker", async () => {
    const { state, unlock } = makeLifecycle({ inSession: false });
    await unlock();
    expect([state.forgottenBefore, state.temporaries]).toEqual([[1], 1]);
  });

  it("keeps them where something else than a lock keeps the app from opening", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    state.appFails = true;
    await lifecycle.closeLeft(await lifecycle.ready().catch((error: unknown) => error));
    expect(state.temporaries).toBe(0);
    expect(log).toContain("left over closed");
  });
});
