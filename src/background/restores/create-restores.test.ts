import { beforeAll, describe, expect, it } from "vitest";
import {
  databasesOf,
  makeRestoreDisk,
  type RestoreDisk,
  rowsSaying,
  say,
  setUpSaying,
  startWorker,
  textOf,
  type Worker,
} from "../../../test/builders/make-restores";
import { IDENTITY, PASSPHRASE } from "../../../test/fakes/restore-engine";
import type { RestoreProgress } from "../../contract/restore";
import { AppError } from "../../domain/app-error";
import type { PlainRow } from "../../store/database/plain-row";

let rows: readonly PlainRow[];
beforeAll(async () => {
  rows = await rowsSaying("said elsewhere");
});

const byVault = { kind: "vault" } as const;
const replace = { mode: "replace" } as const;

const keysOf = ({ local }: RestoreDisk) => [...local.stored.keys()];

/** A profile in which something was said, and the page's backup looked into. */
async function previewed({ mode = replace as { mode: "merge" | "replace" } } = {}) {
  const disk = makeRestoreDisk(rows);
  const worker = startWorker(disk);
  const app = await setUpSaying(worker, "said here");
  await worker.restores.preview({ source: disk.source, secret: byVault });
  const run = () => worker.restores.run(mode);
  return { ...worker, disk, app, run };
}

/** Nothing opens by the session, nothing is left of the file, and nothing can be run. */
async function expectLocked(disk: RestoreDisk, restores: Worker["restores"]): Promise<void> {
  expect(disk.session.stored.has("vault-key")).toBe(false);
  expect(disk.incoming.files.size).toBe(0);
  await expect(restores.run(replace)).rejects.toMatchObject({ code: "locked" });
}

const KNOWN = {
  keys: [{ identity: IDENTITY, createdAt: 1 }],
  keyFile: null,
  records: [],
  savedGeneration: null,
  form: "5",
  failure: null,
  folder: null,
};

describe("a restore into an open vault", () => {
  it("backs up first, then puts the backup in the place of what is here, and stays open", async () => {
    const { disk, lifecycle, run, state, app } = await previewed();
    expect(await run()).toMatchObject({ conversations: 1, copies: 0, messages: 2 });
    expect(state.backups).toEqual(["before-restore"]);
    const next = await lifecycle.ready();
    expect(app.signal.aborted).toBe(true);
    const text = await textOf(next.store);
    expect(text).toContain("said elsewhere");
    expect(text).not.toContain("said here");
    expect(await next.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    expect(disk.session.stored.has("vault-key")).toBe(true);
  });

  it("leaves nothing of the store that it replaced, and forgets the page's file", async () => {
    const { disk, run } = await previewed();
    await run();
    expect(await databasesOf(disk)).toEqual(["confidant-2"]);
    const left = [...keysOf(disk), ...disk.files.stored.keys()];
    expect(left.filter((key) => key.endsWith(":confidant"))).toEqual([]);
    expect(left).not.toContain("restore");
    expect(disk.incoming.files.size).toBe(0);
  });

  it("opens by the same passphrase after the browser was started anew", async () => {
    const { disk, run } = await previewed();
    await run();
    disk.session.stored.clear();
    const { lifecycle } = startWorker(disk);
    await expect(lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    const app = await lifecycle.become((vault) => vault.unlock(secret));
    expect(await textOf(app.store)).toContain("said elsewhere");
  });

  it("is not begun where the disk has no room for it", async () => {
    const { disk, run, state, app } = await previewed();
    const requested: number[] = [];
    const room = disk.room;
    disk.room = async (bytes) => {
      requested.push(bytes);
      throw new AppError("quota-exceeded", { data: { missing: 9 } });
    };
    const refused = { code: "quota-exceeded", data: { missing: 9 } };
    await expect(run()).rejects.toMatchObject(refused);
    // The file has one byte.
    expect(requested).toEqual([2]);
    expect([state.backups, await databasesOf(disk)]).toEqual([[], ["confidant"]]);
    expect(await textOf(app.store)).toContain("said here");
    disk.room = room;
    expect(await run()).toMatchObject({ conversations: 1 });
  });

  it("switches nothing where something was said after the backup was looked into", async () => {
    const { disk, run, state, app } = await previewed();
    state.before.finish = () => say(app, "said meanwhile");
    await expect(run()).rejects.toMatchObject({ code: "conflict" });
    expect(app.signal.aborted).toBe(false);
    expect(await textOf(app.store)).toContain("said meanwhile");
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    expect(keysOf(disk).filter((key) => key.endsWith("confidant-2"))).toEqual([]);
  });

  it("goes by what is here now where only the product has written, of its backups", async () => {
    const { run, state, app } = await previewed();
    let writes = 0;
    state.before.finish = async () => {
      writes += 1;
      if (writes > 1) return;
      const failure = { code: "quota-exceeded", at: 1 } as const;
      await app.store.backups.update((now) => ({ ...(now ?? KNOWN), failure }));
    };
    expect(await run()).toMatchObject({ conversations: 1 });
    expect(writes).toBe(2);
  });

  it("switches nothing where an unlock method was added meanwhile", async () => {
    const { lifecycle, run, state, app } = await previewed();
    const { vault } = await lifecycle.profile();
    state.before.stage = () =>
      app.vault.change((opened) => vault.addMethod(opened, { kind: "recovery", key: IDENTITY }));
    await expect(run()).rejects.toMatchObject({ code: "conflict" });
    expect(await lifecycle.ready()).toBe(app);
  });

  it("waits for no answer: while one is written it is refused", async () => {
    const { run, state } = await previewed();
    state.running = 1;
    await expect(run()).rejects.toMatchObject({ code: "conflict" });
  });

  it("compares again before it merges, where the backup before it has changed anything", async () => {
    const { app, state, run } = await previewed({ mode: { mode: "merge" } });
    let compared = 0;
    state.before.compare = () => {
      compared += 1;
    };
    await say(app, "said before it was run");
    await run();
    expect(compared).toBe(1);
  });

  it.each(["backed-up", "compare", "stage", "finish"] as const)(
    "is stopped by a lock (%s), and forgets what was previewed",
    async (step) => {
      const mode = { mode: step === "compare" ? "merge" : "replace" } as const;
      const { disk, app, lifecycle, run, restores, state } = await previewed({ mode });
      // Else there is nothing to compare again.
      if (step === "compare") await say(app, "said before it was run");
      let locks = 0;
      state.before[step] = () => {
        locks += 1;
        return lifecycle.lock();
      };
      await expect(run()).rejects.toMatchObject({ code: "locked" });
      expect(locks).toBe(1);
      await expectLocked(disk, restores);
      expect(await databasesOf(disk)).toEqual(["confidant"]);
    },
  );

  it("is stopped by a lock while it switches: what is there is locked, and one store of both", async () => {
    const { disk, lifecycle, run, restores } = await previewed();
    const { set } = disk.local;
    let locking = Promise.resolve();
    Object.assign(disk.local, {
      set: async (key: string, value: unknown) => {
        if (key === "store-name") locking = lifecycle.lock();
        await set(key, value);
      },
    });
    await expect(run()).rejects.toMatchObject({ code: "locked" });
    await locking;
    await expectLocked(disk, restores);
    expect(await databasesOf(disk)).toEqual(["confidant-2"]);
    const secret = { kind: "passphrase", passphrase: PASSPHRASE } as const;
    const app = await startWorker(disk).lifecycle.become((vault) => vault.unlock(secret));
    expect(await textOf(app.store)).toContain("said elsewhere");
  });

  it("is stopped by whoever asked for it, as long as nothing is switched", async () => {
    const { disk, lifecycle, run, restores, state, app } = await previewed();
    let cancelled = Promise.resolve();
    state.before.stage = () => {
      cancelled = restores.cancel();
    };
    await expect(run()).rejects.toMatchObject({ code: "not-found" });
    await cancelled;
    expect(await lifecycle.ready()).toBe(app);
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    expect(disk.incoming.files.size).toBe(0);
  });

  it("keeps what was previewed where it may be tried again, as with a full disk", async () => {
    const { disk, run, state } = await previewed();
    state.before.stage = () => {
      throw new AppError("quota-exceeded");
    };
    await expect(run()).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    delete state.before.stage;
    expect(await run()).toMatchObject({ conversations: 1 });
  });

  it("runs once, however often it is asked for", async () => {
    const { run } = await previewed();
    const [one, two] = await Promise.allSettled([run(), run()]);
    expect(one.status).toBe("fulfilled");
    expect(two).toMatchObject({ status: "rejected", reason: { code: "conflict" } });
    await expect(run()).rejects.toMatchObject({ code: "not-found" });
  });

  it("keeps what is known of backups, and knows that none of them has what is there now", async () => {
    const { run, lifecycle, app } = await previewed();
    const known = { ...KNOWN, savedGeneration: 7 };
    await app.store.backups.update(() => known);
    await run();
    const { store } = await lifecycle.ready();
    expect(await store.backups.read()).toMatchObject({ ...known, savedGeneration: null });
  });

  it("tells how far it has come, and that it has ended", async () => {
    const { run, restores } = await previewed();
    const stages: (RestoreProgress["stage"] | null)[] = [];
    const stop = restores.watch((progress) => stages.push(progress?.stage ?? null));
    await run();
    stop();
    expect([...new Set(stages)]).toEqual([null, "backing-up", "staging", "switching"]);
    expect(stages.at(-1)).toBeNull();
  });
});
