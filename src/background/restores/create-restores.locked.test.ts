import { beforeAll, describe, expect, it } from "vitest";
import {
  makeRestoreDisk,
  NEW_LOCK,
  namesOf,
  type RestoreDisk,
  rowsSaying,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { IDENTITY, PASSPHRASE } from "../../../test/fakes/restore-engine";
import { KEY_FILE } from "../../domain/backup";
import type { PlainRow } from "../../store/database/plain-row";
import { storeStartNew } from "../handlers/store-handlers";

type Worker = ReturnType<typeof startWorker>;

const byPassphrase = { kind: "passphrase", passphrase: PASSPHRASE } as const;
const byRecovery = { kind: "recovery", key: IDENTITY } as const;

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

/** Locks at the `nth` step of what is done, while that goes on; whether there was one. */
async function lockAt(nth: number, worker: Worker, work: () => Promise<unknown>) {
  let locking: Promise<void> | null = null;
  worker.watch((calls) => {
    if (calls === nth) locking = worker.lifecycle.lock();
  });
  const code = await work().then(
    () => "done",
    (error: { readonly code?: string }) => error.code ?? String(error),
  );
  const wasLocked = locking !== null;
  await locking;
  worker.watch(() => {});
  return { code, wasLocked };
}

/** Locks at each step in turn, each time anew, until there is none; the number of steps. */
async function lockAtEach(once: (nth: number) => Promise<boolean>): Promise<number> {
  for (let nth = 1; ; nth += 1) if (!(await once(nth))) return nth - 1;
}

describe("a lock at any step", () => {
  it.each([
    ["replaces", { mode: "replace" }],
    ["merges", { mode: "merge" }],
  ] as const)(
    "of a restore that %s leaves a locked vault that is as it was, or as the backup makes it",
    async (_, mode) => {
      const seen = new Set<string>();
      const steps = await lockAtEach(async (nth) => {
        const disk = makeRestoreDisk(rows);
        const worker = startWorker(disk);
        await setUpSaying(worker, "said here");
        await worker.restores.preview({ source: disk.source, secret: { kind: "vault" } });
        const { code, wasLocked } = await lockAt(nth, worker, () => worker.restores.run(mode));
        if (!wasLocked) return false;
        expect(["locked", "done"]).toContain(code);
        expect(disk.session.stored.has("vault-key")).toBe(false);
        await expect(worker.lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
        seen.add(await whatIsThere(disk));
        return true;
      });
      expect(steps).toBeGreaterThan(10);
      expect(seen).toContain("said here");
    },
  );

  it("of a restore into a new profile leaves none, or one that only the lock made there opens", async () => {
    const seen = new Set<string>();
    const steps = await lockAtEach(async (nth) => {
      const disk = makeRestoreDisk(rows);
      const worker = startWorker(disk);
      await worker.restores.preview({ source: disk.source, secret: byRecovery });
      const run = () => worker.restores.run({ mode: "replace", ...NEW_LOCK });
      const { wasLocked } = await lockAt(nth, worker, run);
      if (!wasLocked) return false;
      const next = startWorker(disk);
      const code = await next.lifecycle.ready().then(
        () => "open",
        (error: { readonly code: string }) => error.code,
      );
      expect(["not-set-up", "locked"]).toContain(code);
      expect(disk.session.stored.has("vault-key")).toBe(false);
      await next.restores.begin();
      seen.add(code);
      if (code === "not-set-up") return true;
      const byOld = next.lifecycle.become((vault) => vault.unlock(byRecovery));
      await expect(byOld).rejects.toMatchObject({ code: "not-found" });
      const app = await next.lifecycle.become((vault) => vault.unlock(NEW_LOCK.method));
      expect(await textOf(app.store)).toContain("said elsewhere");
      return true;
    });
    expect(steps).toBeGreaterThan(10);
    expect(seen).toContain("locked");
  });

  it("of a restore that makes a vault without a lock means nothing: it is done, and open", async () => {
    const disk = makeRestoreDisk(rows);
    const { restores, lifecycle, state } = startWorker(disk);
    await restores.preview({ source: disk.source, secret: byRecovery });
    state.before.finish = () => lifecycle.lock();
    await restores.run({ mode: "replace", isOwn: true, method: { kind: "device" } });
    expect(await textOf((await lifecycle.ready()).store)).toContain("said elsewhere");
  });

  it("of a look at a locked store's backups shows them to nobody who comes after", async () => {
    const steps = await lockAtEach(async (nth) => {
      const disk = makeRestoreDisk([]);
      disk.kept.files.set("confidant-20261122T101500000Z.age", new Uint8Array([1]));
      disk.kept.files.set(KEY_FILE, new Uint8Array([1]));
      const first = startWorker(disk);
      await setUpSaying(first, "said here");
      await storeStartNew(namesOf(disk, first));
      const worker = startWorker(disk);
      await setUpSaying(worker, "said in the new store");
      const look = () => worker.restores.kept({ secret: byRecovery });
      const { wasLocked } = await lockAt(nth, worker, look);
      if (!wasLocked) return false;
      await worker.lifecycle.become((vault) => vault.unlock(byPassphrase));
      expect(await worker.restores.kept({ secret: null })).toEqual({ names: [], asks: true });
      return true;
    });
    expect(steps).toBeGreaterThan(3);
  });
});

/** What the vault says that the next worker unlocks: all of one, and sound. */
async function whatIsThere(disk: RestoreDisk): Promise<string> {
  const next = startWorker(disk);
  const app = await next.lifecycle.become((vault) => vault.unlock(byPassphrase));
  expect(await app.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  const text = await textOf(app.store);
  return text.includes("said elsewhere") ? "said elsewhere" : "said here";
}
