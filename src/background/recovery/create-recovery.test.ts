import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import {
  backUp,
  beginBackups,
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
  startWorker,
} from "../../../test/builders/make-recovery";
import { say, textOf } from "../../../test/builders/make-restores";
import { rawTable } from "../../../test/builders/raw-table";
import {
  expectSound,
  linesOf,
  method,
  restart,
  setUp,
  talkAround,
  unlock,
} from "../../../test/builders/recover-talk";
import { createDatabase, openDatabase } from "../../store/database/open-database";
import { vaultStatus } from "../handlers/vault-status";

/** The database and the small storage as they are now. */
async function copyDisk(disk: RecoveryDisk) {
  const local = new Map(disk.local.stored);
  const [{ name = "" } = {}] = await disk.indexedDB.databases();
  const from = createDatabase(name, { indexedDB: disk.indexedDB, IDBKeyRange });
  const indexedDB = new IDBFactory();
  const to = createDatabase(name, { indexedDB, IDBKeyRange });
  await Promise.all([openDatabase(from), openDatabase(to)]);
  for (const table of from.backendDB()?.objectStoreNames ?? []) {
    await rawTable(to, table).bulkPut(await rawTable(from, table).toArray());
  }
  from.close();
  to.close();
  return { indexedDB, local };
}

describe("a database that the browser has deleted", () => {
  it("comes back after the unlock from the newest backup and the journal, and nothing is missing", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const next = restart(disk);
    const app = await unlock(next);
    expect(await linesOf(app)).toEqual(lines);
    await expectSound(app);
    const note = { since: null, unreadable: 0, withoutKey: 0 };
    expect(await next.recovery.note()).toMatchObject(note);
    await next.recovery.dropNote();
    expect(await next.recovery.note()).toBeNull();
  });

  it("comes back from the journal alone, where no backup was made yet", async () => {
    const disk = makeRecoveryDisk();
    const app = await setUp(startWorker(disk));
    await say(app, "said at first");
    const lines = await linesOf(app);
    await deleteDatabases(disk);
    const back = await unlock(restart(disk));
    expect(await linesOf(back)).toEqual(lines);
    await expectSound(back);
  });

  it("comes back in the same session by the session's key, without a word", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const next = startWorker(disk);
    expect(await linesOf(await next.lifecycle.ready())).toEqual(lines);
  });

  it("comes back without a lock by the device key that lies outside", async () => {
    const disk = makeRecoveryDisk();
    const worker = startWorker(disk);
    const first = await worker.lifecycle.become((vault) => vault.setUp({ kind: "device" }));
    await beginBackups(first);
    await say(first, "said without a lock");
    await backUp(disk, worker);
    await say(first, "and after");
    const lines = await linesOf(first);
    await deleteDatabases(disk);
    const next = restart(disk);
    expect(await linesOf(await next.lifecycle.ready())).toEqual(lines);
    // And opens from then on.
    const third = restart(disk);
    expect(await linesOf(await third.lifecycle.ready())).toEqual(lines);
  });

  it("comes back a second time, and what was said in between with it", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    await deleteDatabases(disk);
    const app = await unlock(restart(disk));
    await say(app, "said in between");
    const lines = await linesOf(app);
    await deleteDatabases(disk);
    const again = await unlock(restart(disk));
    expect(await linesOf(again)).toEqual(lines);
    await expectSound(again);
  });

  it("comes back where it is deleted once more while it is put back", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const next = restart(disk);
    let slices = 0;
    next.state.beforeSlice = async () => {
      slices += 1;
      if (slices === 2) await next.closeAll();
      if (slices === 2) await deleteDatabases(disk);
    };
    expect(await linesOf(await unlock(next))).toEqual(lines);
  });

  it("that was put back to an older state is noticed by its journal, and put right", async () => {
    const disk = makeRecoveryDisk();
    const worker = startWorker(disk);
    const app = await setUp(worker);
    await say(app, "said at first");
    await backUp(disk, worker);
    const before = await copyDisk(disk);
    await say(app, "said later");
    await say(app, "said last");
    const lines = await linesOf(app);
    // The database and the small storage beside it; the journal and the files are newer.
    disk.indexedDB = before.indexedDB;
    disk.local.stored.clear();
    for (const [key, value] of before.local) disk.local.stored.set(key, value);
    const next = restart(disk);
    expect(await linesOf(await unlock(next))).toEqual(lines);
    expect(await next.recovery.note()).toMatchObject({ why: "older", since: null });
  });

  it("is not looked for where a worker wakes and all is well", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    await startWorker(disk).lifecycle.ready();
    const { get } = disk.files.calls;
    const before = disk.local.calls.get;
    await startWorker(disk).lifecycle.ready();
    // The names of the store and its folders, and whether it is to be recovered: all at once.
    expect(disk.local.calls.get - before).toBe(2);
    expect(disk.files.calls.get).toBe(get);
  });

  it("that never held anything is used as it is", async () => {
    const disk = makeRecoveryDisk();
    await startWorker(disk).lifecycle.become((vault) => vault.setUp(method));
    await deleteDatabases(disk);
    const next = restart(disk);
    const app = await unlock(next);
    await say(app, "the first word");
    await expectSound(app);
    expect(await next.recovery.note()).toBeNull();
    expect(await linesOf(await restartAndUnlock(disk))).toEqual(await linesOf(app));
  });
});

const restartAndUnlock = (disk: RecoveryDisk) => unlock(restart(disk));

describe("what lies beside a deleted database", () => {
  it("is told with what is missing, where the journal is gone too", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    const madeAt = [...disk.backups.values()][0]?.manifest.madeAt;
    disk.journals.clear();
    await deleteDatabases(disk);
    const next = restart(disk);
    const text = await textOf((await unlock(next)).store);
    expect(text).toContain("said before");
    expect(text).not.toContain("said after");
    expect(await next.recovery.note()).toMatchObject({ since: madeAt });
  });

  it("is passed over where it is damaged: an older backup and the journal give the rest", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app } = await talkAround(disk);
    const first = [...disk.backups.values()][0]?.manifest.madeAt;
    const newest = await backUp(disk, worker);
    await say(app, "said last");
    newest.isDamaged = true;
    await deleteDatabases(disk);
    const next = restart(disk);
    const text = await textOf((await unlock(next)).store);
    expect(text).toContain("said before");
    expect(text).toContain("said last");
    // Between both backups something is missing, and that is said.
    expect(await next.recovery.note()).toMatchObject({ since: first });
  });

  it("is the newest of all folders, and a healthy copy of a damaged one", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app } = await talkAround(disk);
    const older = new Map(disk.kept.files);
    const newest = await backUp(disk, worker);
    const lines = await linesOf(app);
    for (const [name, file] of disk.kept.files) disk.chosen.files.set(name, file);
    const [name = ""] = [...disk.kept.files.keys()].filter((name) => !older.has(name));
    // The private one is damaged; the other is the same backup.
    disk.backups.set("damaged", { ...newest, isDamaged: true });
    disk.kept.files.set(name, new TextEncoder().encode("damaged"));
    disk.journals.clear();
    await deleteDatabases(disk);
    expect(await linesOf(await unlock(restart(disk)))).toEqual(lines);
  });

  it("was made by whoever holds a former identity, and is left alone", async () => {
    const disk = makeRecoveryDisk();
    const { app } = await talkAround(disk);
    await app.store.backups.update((now) => {
      if (now === null) throw new Error("none");
      return { ...now, keys: now.keys.map((key) => ({ ...key, isFormer: true as const })) };
    });
    disk.journals.clear();
    await deleteDatabases(disk);
    await expect(unlock(restart(disk))).rejects.toMatchObject({ code: "store-gone" });
  });

  it("is the backup alone where the journal cannot be read, which then stays where it is", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    disk.isJournalRead = false;
    await deleteDatabases(disk);
    const next = restart(disk);
    expect(await textOf((await unlock(next)).store)).toContain("said before");
    expect(await next.recovery.note()).toMatchObject({ since: expect.any(Number) });
    await next.tidy();
    expect([...disk.journals.keys()]).toContain("confidant");
  });

  it("ends a restore that was switched to and not tidied yet, too", async () => {
    const disk = makeRecoveryDisk();
    const { lines } = await talkAround(disk);
    await deleteDatabases(disk);
    const replaced = createDatabase("confidant-9", { indexedDB: disk.indexedDB, IDBKeyRange });
    await openDatabase(replaced);
    replaced.close();
    const record = { staged: "confidant", replaces: "confidant-9", intoNew: false };
    await disk.local.set("restore", { ...record, isSwitched: false, isWhole: true });
    expect(await linesOf(await unlock(restart(disk)))).toEqual(lines);
    const names = (await disk.indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain("confidant-9");
  });

  it("is another vault's, and is left alone", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    for (const { manifest } of disk.backups.values()) {
      Object.assign(manifest, { vault: crypto.randomUUID() });
    }
    await deleteDatabases(disk);
    await expect(unlock(restart(disk))).rejects.toMatchObject({ code: "store-gone" });
  });

  it("is nothing: that is told, and nothing is made in the place of what was there", async () => {
    const disk = makeRecoveryDisk();
    await talkAround(disk);
    disk.journals.clear();
    disk.kept.files.clear();
    await deleteDatabases(disk);
    const next = restart(disk);
    await expect(unlock(next)).rejects.toMatchObject({ code: "store-gone" });
    expect(await vaultStatus(next.lifecycle)).toMatchObject({
      state: "unavailable",
      failure: { code: "store-gone" },
    });
    const { database } = await next.lifecycle.profile();
    expect(await database.rows("contexts").count()).toBe(0);
    expect(await database.header.count()).toBe(0);
  });
});
