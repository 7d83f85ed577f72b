import { describe, expect, it } from "vitest";
import {
  databasesOf,
  makeRestoreDisk,
  NEW_LOCK,
  namesOf,
  type RestoreDisk,
  rowsSaying,
  setUpSaying,
  startWorker,
  textOf,
} from "../../../test/builders/make-restores";
import { IDENTITY } from "../../../test/fakes/restore-engine";
import { createDatabase, openDatabase } from "../../store/database/open-database";
import { storeList, storeUse } from "../handlers/store-handlers";
import { saveStoreName } from "../store-name";
import { readRestoreRecord, saveRestoreRecord } from "./restore-record";

const RECORD = {
  staged: "confidant-2",
  replaces: "confidant",
  intoNew: false,
  isSwitched: false,
};

/** A profile with a vault in its first store, and another database beside it. */
async function cut({ staged = RECORD.staged } = {}) {
  const disk = makeRestoreDisk([]);
  const worker = startWorker(disk);
  await setUpSaying(worker, "said here");
  await addDatabase(disk, staged);
  await disk.local.set(`vault-header:${staged}`, {});
  await saveRestoreRecord(disk.local, RECORD);
  return { disk, worker };
}

const BY_RECOVERY = { kind: "recovery", key: IDENTITY } as const;

/** A restore into a new profile that has ended, and a disk that has lost what it wrote beside it. */
async function restoredAndLost() {
  const disk = makeRestoreDisk(await rowsSaying("said elsewhere"));
  const worker = startWorker(disk);
  await worker.restores.preview({ source: disk.source, secret: BY_RECOVERY });
  await worker.restores.run({ mode: "replace", ...NEW_LOCK });
  (await worker.lifecycle.profile()).database.close();
  disk.session.stored.clear();
  await disk.local.remove("store-name");
  await saveRestoreRecord(disk.local, { ...RECORD, intoNew: true, isWhole: true });
  return { disk };
}

async function addDatabase({ indexedDB }: RestoreDisk, name: string) {
  const database = createDatabase(name, { indexedDB });
  await openDatabase(database);
  database.close();
}

describe("what a restore has left over", () => {
  it("is in no list and cannot be used, until it is removed", async () => {
    const { disk, worker } = await cut();
    const stores = namesOf(disk, worker);
    expect(await storeList(stores)).toEqual({ current: "confidant", stores: ["confidant"] });
    await expect(storeUse(stores, { name: "confidant-2" })).rejects.toMatchObject({
      code: "not-found",
    });
    await worker.restores.begin();
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    expect(disk.local.stored.has("vault-header:confidant-2")).toBe(false);
    expect(worker.state.removed).toEqual(["confidant-2"]);
    expect(await readRestoreRecord(disk.local)).toBeNull();
  });

  it("is the replaced store once it was switched to the other, also where a third is in use by now", async () => {
    const { disk, worker } = await cut();
    await addDatabase(disk, "confidant-3");
    await saveStoreName(disk.local, "confidant-2");
    const stores = namesOf(disk, worker);
    expect(await storeList(stores)).toEqual({
      current: "confidant-2",
      stores: ["confidant-2", "confidant-3"],
    });
    await storeUse(stores, { name: "confidant-3" });
    await worker.restores.begin();
    expect((await databasesOf(disk)).sort()).toEqual(["confidant-2", "confidant-3"]);
  });

  it("is kept where the store in use holds nothing: one of both is all that there is", async () => {
    const { disk } = await cut();
    disk.indexedDB.deleteDatabase("confidant");
    const next = startWorker(disk);
    await next.restores.begin();
    expect((await databasesOf(disk)).sort()).toEqual(["confidant", "confidant-2"]);
    const { stores } = await storeList(namesOf(disk, next));
    expect(stores).toEqual(["confidant", "confidant-2"]);
  });

  it("is used where it is whole and was made for a profile that still has no vault", async () => {
    const { disk } = await restoredAndLost();
    const next = startWorker(disk);
    await next.restores.begin();
    expect(next.state.errors).toEqual([]);
    expect(await databasesOf(disk)).toEqual(["confidant-2"]);
    await expect(next.lifecycle.ready()).rejects.toMatchObject({ code: "locked" });
    const app = await next.lifecycle.become((vault) => vault.unlock(NEW_LOCK.method));
    expect(await textOf(app.store)).toContain("said elsewhere");
    expect(await readRestoreRecord(disk.local)).toBeNull();
  });

  it("stays beside a vault that was made meanwhile, where it is whole", async () => {
    const { disk } = await restoredAndLost();
    const next = startWorker(disk);
    await setUpSaying(next, "said here");
    await next.restores.begin();
    expect((await databasesOf(disk)).sort()).toEqual(["confidant", "confidant-2"]);
    const { current, stores } = await storeList(namesOf(disk, next));
    expect([current, stores]).toEqual(["confidant", ["confidant", "confidant-2"]]);
  });

  it("is removed where it is whole and was given up", async () => {
    const { disk } = await restoredAndLost();
    const record = { ...RECORD, intoNew: true, isWhole: true, isGivenUp: true };
    await saveRestoreRecord(disk.local, record);
    await startWorker(disk).restores.begin();
    expect(await databasesOf(disk)).not.toContain("confidant-2");
  });

  it("is not used before all of it is mended, though its manifest is there", async () => {
    const { disk } = await restoredAndLost();
    const { time } = disk;
    const begun = { mark: "of another", at: time.now };
    await saveRestoreRecord(disk.local, { ...RECORD, intoNew: true, begun });
    const next = startWorker(disk);
    await next.restores.begin();
    await expect(next.lifecycle.ready()).rejects.toMatchObject({ code: "not-set-up" });
    expect(await databasesOf(disk)).toContain("confidant-2");
  });

  it("is removed by the next worker where it is still open", async () => {
    const { disk, worker } = await cut();
    const request = disk.indexedDB.open("confidant-2");
    await new Promise((resolve) => {
      request.onsuccess = resolve;
    });
    await worker.restores.begin();
    expect(worker.state.errors).toMatchObject([{ code: "store-unavailable" }]);
    expect(await readRestoreRecord(disk.local)).not.toBeNull();
    request.result.close();
    await startWorker(disk).restores.begin();
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    expect(await readRestoreRecord(disk.local)).toBeNull();
  });
});
