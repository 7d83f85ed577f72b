import { describe, expect, it } from "vitest";
import {
  deleteDatabases,
  makeRecoveryDisk,
  startWorker,
} from "../../../test/builders/make-recovery";
import {
  expectSound,
  linesOf,
  restart,
  talkAround,
  unlock,
} from "../../../test/builders/recover-talk";
import { createGuards } from "../guards";
import { vaultStatus } from "../handlers/vault-status";

describe("a recovery that runs", () => {
  it("is told by the vault's status, and everything else waits", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    await deleteDatabases(disk);
    const next = restart(disk);
    let go = () => {};
    const begun = new Promise<void>((resolve) => {
      next.state.beforeSlice = () => {
        resolve();
        return new Promise((next) => {
          go = next;
        });
      };
    });
    const opening = unlock(next);
    const status = vaultStatus(next.lifecycle);
    await begun;
    expect(await status).toMatchObject({ state: "recovering" });
    expect(await vaultStatus(next.lifecycle)).toMatchObject({
      state: "recovering",
      recovery: { stage: "staging" },
    });
    let isReady = false;
    const other = next.lifecycle.ready().then(() => {
      isReady = true;
    });
    expect(isReady).toBe(false);
    next.state.beforeSlice = async () => {};
    go();
    await Promise.all([opening, other]);
    expect(next.lifecycle.recovery.progress()).toBeNull();
  });

  it("answers whoever waits for it from the new store, across its switch", async () => {
    const disk = makeRecoveryDisk();
    const { worker, lines } = await talkAround(disk);
    await deleteDatabases(disk);
    // As the browser does to what it deletes.
    await worker.closeAll();
    const [one, other] = await Promise.all([worker.lifecycle.ready(), worker.lifecycle.ready()]);
    expect(one).toBe(other);
    expect(one.signal.aborted).toBe(false);
    expect(await linesOf(one)).toEqual(lines);
  });

  it("is waited for by a call that the deletion has met, which is asked again", async () => {
    const disk = makeRecoveryDisk();
    const { worker, lines } = await talkAround(disk);
    const guards = createGuards({ lifecycle: worker.lifecycle, onVaultChange: () => {} });
    let attempts = 0;
    const read = guards.byPage(async (app) => {
      attempts += 1;
      if (attempts === 1) {
        await deleteDatabases(disk);
        await worker.closeAll();
      }
      return linesOf(app);
    });
    expect(await read({})).toEqual(lines);
    expect(attempts).toBe(2);
  });

  it("ends with a lock, and begins anew with the next unlock", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const next = restart(disk);
    let locking: Promise<void> | null = null;
    next.state.beforeSlice = async () => {
      locking ??= next.lifecycle.lock();
    };
    await expect(unlock(next)).rejects.toMatchObject({ code: "locked" });
    await locking;
    expect(disk.session.stored.has("vault-key")).toBe(false);
    await expect(next.lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
    expect(await linesOf(await unlock(next))).toEqual(lines);
  });

  it("that a lock has cut leaves no second store, where the next worker starts locked, too", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const cut = restart(disk);
    let locking: Promise<void> | null = null;
    cut.state.beforeSlice = async () => {
      locking ??= cut.lifecycle.lock();
    };
    await expect(unlock(cut)).rejects.toMatchObject({ code: "locked" });
    await locking;
    await cut.closeAll();
    const next = startWorker(disk);
    await expect(next.lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
    await next.tidy();
    expect(await linesOf(await unlock(next))).toEqual(lines);
    await next.tidy();
    expect(await disk.indexedDB.databases()).toHaveLength(1);
    const headers = [...disk.local.stored.keys()].filter((key) => key.startsWith("vault-header:"));
    expect(headers).toHaveLength(1);
  });

  it("that has failed is not begun anew for whoever hears of that, and at once for the person who asks", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    const kept = new Map(disk.kept.files);
    disk.kept.files.clear();
    disk.journals.clear();
    await deleteDatabases(disk);
    const next = restart(disk);
    const gone = { code: "store-gone" };
    await expect(unlock(next)).rejects.toMatchObject(gone);
    // The person has chosen the folder of copies again.
    for (const [name, file] of kept) disk.chosen.files.set(name, file);
    await expect(next.lifecycle.ready()).rejects.toMatchObject(gone);
    next.lifecycle.recovery.forgetFailure();
    const there = await linesOf(await next.lifecycle.ready());
    expect(there.some((line) => line.includes("said before"))).toBe(true);
    expect(there.length).toBeLessThan(lines.length);
  });

  it("survives the worker's death at each step: the next worker ends it by the session's key", async () => {
    for (const when of ["before", "after"] as const) {
      for (let nth = 1; ; nth += 1) {
        const disk = makeRecoveryDisk();
        const { lines } = await talkAround(disk);
        await deleteDatabases(disk);
        const mortal = restart(disk);
        await mortal.lifecycle.profile();
        mortal.dieAt({ nth, when });
        await unlock(mortal).catch(() => null);
        // Its handles end with it.
        await mortal.closeAll();
        const next = startWorker(disk);
        // A death before the key was left takes the unlock along.
        const app = await next.lifecycle.ready().catch(() => unlock(next));
        expect(await linesOf(app)).toEqual(lines);
        await expectSound(app);
        await next.tidy();
        const names = (await disk.indexedDB.databases()).map(({ name }) => name);
        expect(names).toHaveLength(1);
        if (mortal.isDead()) continue;
        expect(nth).toBeGreaterThan(20);
        break;
      }
    }
  });
});
