import { beforeAll, describe, expect, it } from "vitest";
import {
  BY_PASSPHRASE,
  BY_RECOVERY,
  backUpFull,
  cutRestore,
  engineOf,
  makeNewProfile,
  restoreIn,
  STAGED,
  sealedIn,
  withStaged,
} from "../../../test/builders/cut-restore";
import { plainRows } from "../../../test/builders/make-restore";
import { databasesOf, type RestoreDisk, startWorker } from "../../../test/builders/make-restores";
import { rawTable } from "../../../test/builders/raw-table";
import type { RestorableBackup } from "../../backup/restore/comparison";
import { stageRestore } from "../../backup/restore/stage-restore";
import type { Store } from "../../store/create-store";
import { readRestoreRecord } from "./restore-record";

const HOUR = 3_600_000;
const CLEAN = { unreadable: [], mismatched: [] };

let backup: RestorableBackup;
/** What a profile holds that was restored at once. */
let whole: Awaited<ReturnType<typeof rowsOf>>;

beforeAll(async () => {
  backup = await backUpFull();
  const disk = makeNewProfile();
  whole = await rowsOf(await restoreIn(startWorker(disk, engineOf(backup)), disk));
});

/** Each row as it is, without digests, which are under a vault's own key. */
function rowsOf(store: Store) {
  return plainRows({ restart: () => store } as Parameters<typeof plainRows>[0]);
}

async function expectOneStore(disk: RestoreDisk): Promise<void> {
  expect(await databasesOf(disk)).toEqual([STAGED]);
  expect(await readRestoreRecord(disk.local)).toBeNull();
}

describe("a restore into a new profile that was cut, and is asked for again", () => {
  it.each([BY_RECOVERY, BY_PASSPHRASE])(
    "comes to what it would have been, and writes nothing twice: $kind",
    async (secret) => {
      let most = 0;
      for (let nth = 1; ; nth += 1) {
        const { disk, isDead } = await cutRestore(backup, { nth, secret });
        if (!isDead) break;
        const before = await sealedIn(disk);
        disk.time.now += HOUR;
        const store = await restoreIn(startWorker(disk, engineOf(backup)), disk, { secret });
        expect(await rowsOf(store)).toEqual(whole);
        expect(await store.check()).toMatchObject(CLEAN);
        await expectOneStore(disk);
        const after = await sealedIn(disk);
        for (const [key, sealed] of before) expect(after.get(key), key).toBe(sealed);
        most = Math.max(most, before.size / after.size);
      }
      expect(most).toBeGreaterThan(0.8);
    },
    30_000,
  );

  it("goes on as often as it is cut", async () => {
    const { disk } = await cutRestore(backup, { nth: 6 });
    const before = await sealedIn(disk);
    for (let nth = 0; nth < 3; nth += 1) {
      const next = startWorker(disk, {
        ...engineOf(backup),
        stageRestore: async (input) => {
          await stageRestore(input);
          next.dieAt({ nth: 1, when: "before" });
          throw new Error("killed");
        },
      });
      await expect(restoreIn(next, disk)).rejects.toThrow("killed");
    }
    await restoreIn(startWorker(disk, engineOf(backup)), disk);
    const after = await sealedIn(disk);
    for (const [key, sealed] of before) expect(after.get(key), key).toBe(sealed);
    expect(before.size).toBeGreaterThan(5);
  });

  it("makes good what was lost or altered of it since", async () => {
    const { disk } = await cutRestore(backup, { nth: 9 });
    await withStaged(disk, async (database) => {
      expect(await database.rows("contexts").count()).toBe(1);
      expect(await database.rows("messages").count()).toBeGreaterThan(5);
      await rawTable(database, "contexts").clear();
      const messages = rawTable(database, "messages");
      const ids = await database.rows("messages").primaryKeys(5);
      for (const id of ids.slice(0, 2)) await messages.delete(id);
      for (const id of ids.slice(2, 4)) await messages.update(id, { sealed: new Uint8Array(80) });
      await messages.update(ids[4], { order: 77 });
    });
    const store = await restoreIn(startWorker(disk, engineOf(backup)), disk);
    expect(await rowsOf(store)).toEqual(whole);
    expect(await store.check()).toMatchObject(CLEAN);
  });

  it("fails as a new one does, and leaves nothing then", async () => {
    const { disk } = await cutRestore(backup);
    const next = startWorker(disk, {
      ...engineOf(backup),
      stageRestore: () => Promise.reject(new Error("full")),
    });
    await expect(restoreIn(next, disk)).rejects.toThrow("full");
    expect(await databasesOf(disk)).toEqual(["confidant"]);
    expect(await readRestoreRecord(disk.local)).toBeNull();
  });
});
