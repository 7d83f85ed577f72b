import { describe, expect, it } from "vitest";
import { makeLifecycle } from "../../test/builders/make-lifecycle";
import { LAST_USE } from "./idle-watch";

const locked = { code: "locked" };
const MINUTE = 60_000;

describe("a vault over which no app opens", () => {
  it("is locked where nobody has used it for too long, and only then", async () => {
    const { lifecycle, log, state, session } = makeLifecycle();
    state.appFails = true;
    const reader = await lifecycle.openReader();
    for (const minutes of [null, 15]) {
      await session.set(LAST_USE, { lastUsed: state.time, minutes });
      await lifecycle.lockIfIdle();
    }
    state.time += 15 * MINUTE;
    // Whoever exports what opens is there, and its end is no reason to lock.
    await lifecycle.lockIfIdle();
    reader.end();
    await lifecycle.lockIfIdle();
    expect([log.includes("told"), state.inSession]).toEqual([false, true]);
    expect(state.wakesAt).toBe(state.time + 15 * MINUTE);
    state.time += 15 * MINUTE;
    await lifecycle.lockIfIdle();
    expect([log.includes("told"), state.inSession]).toEqual([true, false]);
    await expect(lifecycle.openReader()).rejects.toMatchObject(locked);
    const { marks } = state;
    await lifecycle.lockIfIdle();
    expect(state.marks).toBe(marks);
  });

  it.each([
    ["is known", null],
    ["lies long ago", { lastUsed: 0, minutes: 15 }],
  ])("counts its unlock as use where no other %s", async (_, lastUse) => {
    const { lifecycle, log, state, session, unlock } = makeLifecycle();
    state.appFails = true;
    if (lastUse !== null) await session.set(LAST_USE, lastUse);
    await expect(unlock()).rejects.toMatchObject({ code: "internal" });
    expect(state.wakesAt).toBe(state.time + 15 * MINUTE);
    state.time += 15 * MINUTE - 1;
    await lifecycle.lockIfIdle();
    expect(log).not.toContain("told");
    state.time += 1;
    await lifecycle.lockIfIdle();
    expect([log.includes("told"), state.inSession]).toEqual([true, false]);
  });

  it("is locked where nothing is known of a use", async () => {
    const { lifecycle, log, state } = makeLifecycle();
    state.appFails = true;
    await lifecycle.lockIfIdle();
    expect([log.includes("told"), state.inSession]).toEqual([true, false]);
  });

  it("stays open without a lock", async () => {
    const { lifecycle, log, state, session } = makeLifecycle({ kind: "device" });
    state.appFails = true;
    await session.set(LAST_USE, { lastUsed: 0, minutes: 15 });
    await lifecycle.lockIfIdle();
    expect(log).not.toContain("told");
  });

  it("leaves it to the settings how long an app that opens after all stays open", async () => {
    const { state, session, unlock } = makeLifecycle();
    state.appFails = true;
    await unlock().catch(() => undefined);
    expect(await session.get(LAST_USE)).toBeUndefined();
    await session.set(LAST_USE, { lastUsed: 0, minutes: 5 });
    await unlock().catch(() => undefined);
    expect(await session.get(LAST_USE)).toEqual({ lastUsed: state.time, minutes: 5 });
  });

  it("opens though its unlock cannot be noted", async () => {
    const { log, session, unlock } = makeLifecycle();
    Object.assign(session, { set: () => Promise.reject(new Error("no storage")) });
    await unlock();
    expect(log).toContain("fresh app");
  });
});
