import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { describe, expect, it, vi } from "vitest";
import {
  backUp,
  makeRecoveryDisk,
  type RecoveryDisk,
  startWorker,
} from "../../../test/builders/make-recovery";
import { say } from "../../../test/builders/make-restores";
import { linesOf, restart, setUp, unlock } from "../../../test/builders/recover-talk";
import { AppError } from "../../domain/app-error";
import { createDatabase, openDatabase } from "../../store/open-database";

/** The database as it is now. */
async function copyDatabase(disk: RecoveryDisk): Promise<IDBFactory> {
  const [{ name = "" } = {}] = await disk.indexedDB.databases();
  const from = createDatabase(name, { indexedDB: disk.indexedDB, IDBKeyRange });
  const indexedDB = new IDBFactory();
  const to = createDatabase(name, { indexedDB, IDBKeyRange });
  await Promise.all([openDatabase(from), openDatabase(to)]);
  for (const { name: table } of from.tables) {
    await to.table(table).bulkPut(await from.table(table).toArray());
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
});
