import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it, vi } from "vitest";
import { forgeJournal, forgeState } from "../../../test/builders/forge-journal";
import {
  backUp,
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
  type RecoveryWorker,
  startWorker,
} from "../../../test/builders/make-recovery";
import { say, textOf } from "../../../test/builders/make-restores";
import { closeTurn, openTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import {
  expectSound,
  linesOf,
  restart,
  setUp,
  talkAround,
  unlock,
} from "../../../test/builders/recover-talk";
import { AppError } from "../../domain/app-error";
import { createDatabase, openDatabase } from "../../store/database/open-database";
import { storeList } from "../handlers/store-handlers";

/** The database as it is now. */
async function copyDatabase(disk: RecoveryDisk, name = "confidant"): Promise<IDBFactory> {
  const from = createDatabase(name, { indexedDB: disk.indexedDB, IDBKeyRange });
  const indexedDB = new IDBFactory();
  const to = createDatabase(name, { indexedDB, IDBKeyRange });
  await Promise.all([openDatabase(from), openDatabase(to)]);
  for (const table of from.backendDB()?.objectStoreNames ?? []) {
    await rawTable(to, table).bulkPut(await rawTable(from, table).toArray());
  }
  from.close();
  to.close();
  return indexedDB;
}

/** A database that was put back to before the last two turns, and what was said in all. */
async function putBack(disk: RecoveryDisk) {
  const worker = startWorker(disk);
  const app = await setUp(worker);
  await say(app, "said at first");
  await backUp(disk, worker);
  const before = await copyDatabase(disk);
  await say(app, "said later");
  await say(app, "said last");
  const lines = await linesOf(app);
  disk.indexedDB = before;
  return { lines };
}

/** All of it, in one store, which is all that there is. */
async function expectMended(worker: RecoveryWorker, lines: readonly string[]): Promise<void> {
  const app = await unlock(worker);
  expect(await linesOf(app)).toEqual(lines);
  await expectSound(app);
  expect(await worker.recovery.note()).toMatchObject({ why: "older", since: null });
}

describe("a recovery of a database that has rows", () => {
  it("that fails is begun anew by the same worker, before anything is written", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await putBack(disk);
    const next = restart(disk);
    const set = disk.local.set;
    vi.spyOn(disk.local, "set").mockImplementation(async (key, value) => {
      if (key === "restore") throw new AppError("internal");
      return set(key, value);
    });
    await expect(unlock(next)).rejects.toMatchObject({ code: "internal" });
    vi.restoreAllMocks();
    const now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => now + 60_000);
    expect(await linesOf(await next.lifecycle.ready())).toEqual(lines);
    vi.restoreAllMocks();
  });

  it("is begun by the first write that meets it in a session that goes on, and refused once", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await putBack(disk);
    // Opened by the session's key, as a worker that wakes: nothing is looked at then.
    const next = startWorker(disk);
    const older = await next.lifecycle.ready();
    await expect(say(older, "said too early")).rejects.toMatchObject({ code: "store-unavailable" });
    const mended = await next.lifecycle.ready();
    expect(await linesOf(mended)).toEqual(lines);
    await say(mended, "said in time");
    await expectSound(mended);
  });

  it("is told and leaves all as it is where the disk has no room for it", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await putBack(disk);
    disk.room = async () => {
      throw new AppError("quota-exceeded");
    };
    // However often: a first write would take the place of what the journal alone has.
    for (let time = 0; time < 3; time += 1) {
      const next = restart(disk);
      const older = await unlock(next);
      expect(await textOf(older.store)).toContain("said at first");
      expect(await next.recovery.note()).toMatchObject({ why: "full" });
      await expect(say(older, "said too early")).rejects.toMatchObject({
        code: "store-unavailable",
      });
    }
    disk.room = async () => {};
    expect(await linesOf(await unlock(restart(disk)))).toEqual(lines);
  });

  it("has everything of what it was amid a turn, whose rows came and went before the journal was folded", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app } = await talkAround(disk);
    const { store } = app;
    const { conversation } = await store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    const harness = { store, conversationId: conversation.id } as never;
    const turn = await openTurn(harness, "said amid");
    const before = await copyDatabase(disk);
    await closeTurn(harness, turn.id, "answered");
    await say(app, "said last");
    const { storeName } = await worker.lifecycle.profile();
    await worker.journalOf(storeName).fold(1_000_000);
    const lines = await linesOf(app);
    disk.indexedDB = before;
    await expectMended(restart(disk), lines);
  });

  it("is mended again where the store is one that was recovered, and no backup was made since", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    await deleteDatabases(disk);
    const worker = restart(disk);
    const app = await unlock(worker);
    await worker.tidy();
    await say(app, "said since");
    const { storeName } = await worker.lifecycle.profile();
    const before = await copyDatabase(disk, storeName);
    await say(app, "said later");
    await say(app, "said last");
    const lines = await linesOf(app);
    disk.indexedDB = before;
    await expectMended(restart(disk), lines);
  });

  it("takes nothing from the newer rows of a database whose journal only claims to be ahead", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app, lines } = await talkAround(disk);
    const { storeName } = await worker.lifecycle.profile();
    await worker.journalOf(storeName).fold(1_000_000);
    await forgeJournal(disk, ({ rows }) => rows.clear());
    await forgeState(disk, (state) => ({ ...state, newest: 1_000_000_000, rows: 0 }));
    const next = restart(disk);
    const back = await unlock(next);
    expect(await linesOf(back)).toEqual(lines);
    expect(lines).toEqual(await linesOf(app));
    await expectSound(back);
    expect(await next.recovery.note()).toMatchObject({ why: "kept" });
  });

  it("keeps what only the database has, where backup and journal do not join", async () => {
    const disk = makeRecoveryDisk();
    const worker = startWorker(disk);
    const app = await setUp(worker);
    await say(app, "said at first");
    await backUp(disk, worker);
    await say(app, "said in the middle");
    const { storeName } = await worker.lifecycle.profile();
    const before = await copyDatabase(disk);
    // Begun anew by an update, as one that was lost is.
    await worker.journalOf(storeName).fold(1_000_000);
    await forgeJournal(disk, ({ rows, state }) => {
      rows.clear();
      state.clear();
    });
    await say(app, "said later");
    await say(app, "said last");
    const lines = await linesOf(app);
    disk.indexedDB = before;
    const next = restart(disk);
    expect(await linesOf(await unlock(next))).toEqual(lines);
  });

  it("leaves the database where the journal deletes what no manifest knows of, and keeps both", async () => {
    const disk = makeRecoveryDisk();
    await putBack(disk);
    const from = createDatabase("confidant", { indexedDB: disk.indexedDB, IDBKeyRange });
    await openDatabase(from);
    const ids = (await from.rows("messages").toArray()).map(({ id }) => id);
    from.close();
    await forgeJournal(disk, ({ log }) => {
      const reading = log.getAll();
      reading.onsuccess = () => {
        const commit = reading.result.at(-1);
        const deletes = ids.map((id) => ({ table: "messages", id }));
        log.put({ ...commit, deletes }, commit.sequence);
      };
    });
    const next = restart(disk);
    expect(await textOf((await unlock(next)).store)).toContain("said at first");
    expect(await next.recovery.note()).toMatchObject({ why: "kept" });
    const deps = { local: disk.local, databases: disk.indexedDB };
    expect((await storeList(deps as never)).stores).toEqual(["confidant", "confidant-2"]);
    // Once: the journal that is not believed is not asked again.
    await next.recovery.dropNote();
    const third = restart(disk);
    await say(await unlock(third), "goes on");
    expect(await third.recovery.note()).toBeNull();
  });

  it("survives the worker's death at each step, and nothing that was said is lost", async () => {
    for (const when of ["before", "after"] as const) {
      for (let nth = 1; ; nth += 1) {
        const disk = makeRecoveryDisk();
        const { lines } = await putBack(disk);
        const mortal = restart(disk);
        await mortal.lifecycle.profile();
        mortal.dieAt({ nth, when });
        await unlock(mortal).catch(() => null);
        await mortal.closeAll();
        const next = startWorker(disk);
        // Killed before anything was looked at, the session goes on as it is; it only reads here.
        await next.lifecycle.ready().catch(() => unlock(next));
        await next.tidy();
        const app = await unlock(restart(disk));
        expect(await linesOf(app)).toEqual(lines);
        await expectSound(app);
        if (!mortal.isDead()) break;
      }
    }
  });
});
