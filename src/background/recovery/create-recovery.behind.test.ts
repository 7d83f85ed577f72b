import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { forgeJournal } from "../../../test/builders/forge-journal";
import {
  backUp,
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
  type RecoveryWorker,
  startWorker,
} from "../../../test/builders/make-recovery";
import { say, textOf } from "../../../test/builders/make-restores";
import { rawTable } from "../../../test/builders/raw-table";
import { expectSound, restart, setUp, unlock } from "../../../test/builders/recover-talk";
import { backupName } from "../../backup/backup-name";
import { createDatabase, openDatabase } from "../../store/database/open-database";

const PARTS = ["rows", "state", "log"] as const;

/** Keeps the database, `storage.local` and the journal as they are; gives what puts them all back. */
async function keepAll(disk: RecoveryDisk): Promise<() => Promise<void>> {
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
  const local = new Map(disk.local.stored);
  const kept: (readonly [IDBRequest<IDBValidKey[]>, IDBRequest<unknown[]>])[] = [];
  await forgeJournal(disk, (tables) => {
    kept.push(...PARTS.map((part) => [tables[part].getAllKeys(), tables[part].getAll()] as const));
  });
  return async () => {
    disk.indexedDB = indexedDB;
    disk.local.stored.clear();
    for (const [key, value] of local) disk.local.stored.set(key, value);
    await forgeJournal(disk, (tables) => {
      for (const [at, [keys, values]] of kept.entries()) {
        const table = tables[PARTS[at] ?? "rows"];
        table.clear();
        for (const [nth, value] of values.result.entries()) table.put(value, keys.result[nth]);
      }
    });
  };
}

/** As `backUp`, and noted as the product does. */
async function backUpNoted(disk: RecoveryDisk, worker: RecoveryWorker): Promise<void> {
  const madeAt = disk.time.now;
  await backUp(disk, worker);
  const facts = { sha256: "0".repeat(64), withKeys: false, checkedAt: madeAt, damage: null };
  const counts = { bytes: 1, conversations: 1, messages: 1, unreadable: 0 };
  const record = {
    name: backupName(madeAt),
    reason: "daily",
    madeAt,
    ...counts,
    ...facts,
  } as const;
  const { store } = await worker.lifecycle.ready();
  await store.backups.update((now) => {
    if (now === null) throw new Error("nothing is known of backups");
    return { ...now, records: [record, ...now.records] };
  });
}

/** All but the private files was put back to before the newest backup, where one was made meanwhile. */
async function putBack(
  disk: RecoveryDisk,
  { backedUp: isBackedUp }: { readonly backedUp: boolean },
) {
  const worker = startWorker(disk);
  const app = await setUp(worker);
  await say(app, "said at first");
  await backUpNoted(disk, worker);
  const goBack = await keepAll(disk);
  await say(app, "said later");
  if (isBackedUp) await backUpNoted(disk, worker);
  await goBack();
}

it("a database that was put back with its journal and all marks is told of where a backup goes further, once", async () => {
  const disk = makeRecoveryDisk();
  await putBack(disk, { backedUp: true });
  const next = restart(disk);
  const app = await unlock(next);
  expect(await textOf(app.store)).not.toContain("said later");
  expect(await next.recovery.note()).toMatchObject({ why: "behind", since: expect.any(Number) });
  expect(await app.store.check()).toMatchObject({ rewound: true });
  await say(app, "said since");
  await next.recovery.dropNote();
  const last = restart(disk);
  const again = await unlock(last);
  expect(await textOf(again.store)).toContain("said since");
  expect(await last.recovery.note()).toBeNull();
  expect(await again.store.check()).toMatchObject({ rewound: true });
});

it("a database that was put back to what its newest backup holds is nothing to tell of", async () => {
  const disk = makeRecoveryDisk();
  await putBack(disk, { backedUp: false });
  const next = restart(disk);
  const app = await unlock(next);
  expect(await next.recovery.note()).toBeNull();
  await expectSound(app);
});

it("what is said in a database that was put back outlives that, too: the backup of before takes nothing's place", async () => {
  const disk = makeRecoveryDisk();
  await putBack(disk, { backedUp: true });
  const app = await unlock(restart(disk));
  await say(app, "said since");
  await deleteDatabases(disk);
  const next = restart(disk);
  const back = await textOf((await unlock(next)).store);
  expect(back).toContain("said at first");
  expect(back).toContain("said since");
  expect(back).not.toContain("said later");
  expect(await next.recovery.note()).toMatchObject({ why: "gone", since: null });
});
