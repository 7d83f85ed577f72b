import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgeJournal } from "../../../test/builders/forge-journal";
import {
  deleteDatabases,
  makeRecoveryDisk,
  type RecoveryDisk,
} from "../../../test/builders/make-recovery";
import { say, textOf } from "../../../test/builders/make-restores";
import {
  expectSound,
  linesOf,
  restart,
  talkAround,
  unlock,
} from "../../../test/builders/recover-talk";
import { failLostValues, LOST_VALUE } from "../../../test/fakes/lost-value";
import { AppError } from "../../domain/app-error";

type Part = "rows" | "log";
type Stored = { readonly row?: { readonly sealed: Uint8Array } | null };
type Cut = (store: IDBObjectStore, key: IDBValidKey, value: Stored & Commit) => void;
type Commit = { readonly puts?: readonly { readonly row: { readonly sealed: Uint8Array } }[] };

/** How many records lie in that part of the journal. */
async function countOf(disk: RecoveryDisk, part: Part): Promise<number> {
  let count = 0;
  await forgeJournal(disk, (tables) => {
    const asking = tables[part].count();
    asking.onsuccess = () => {
      count = asking.result;
    };
  });
  return count;
}

/** Does that to one record of the journal. */
function cutRecord(disk: RecoveryDisk, part: Part, nth: number, cut: Cut): Promise<void> {
  return forgeJournal(disk, (tables) => {
    let seen = 0;
    const walk = tables[part].openCursor();
    walk.onsuccess = () => {
      const cursor = walk.result;
      if (cursor === null) return;
      if (seen === nth) return cut(tables[part], cursor.key, cursor.value);
      seen += 1;
      cursor.continue();
    };
  });
}

const shortened = (sealed: Uint8Array, share: number) =>
  sealed.slice(0, Math.floor(sealed.length * share));

const CUTS: Readonly<Record<string, Cut>> = {
  "is gone": (store, key) => store.delete(key),
  "is nothing that was ever written": (store, key) => store.put("torn", key),
  "lies in a file that is lost": (store, key) => store.put(LOST_VALUE, key),
  ...Object.fromEntries(
    [0, 0.01, 0.5, 0.99].map((share) => [
      `ends after ${share} of its bytes`,
      (store: IDBObjectStore, key: IDBValidKey, value: Stored & Commit) => {
        const row = value.row && { ...value.row, sealed: shortened(value.row.sealed, share) };
        const puts = value.puts?.map((put) => ({
          ...put,
          row: { ...put.row, sealed: shortened(put.row.sealed, share) },
        }));
        store.put({ ...value, ...(row && { row }), ...(puts && { puts }) }, key);
      },
    ]),
  ),
};

describe("a journal of which one record", () => {
  let end = () => {};
  beforeAll(() => {
    end = failLostValues();
  });
  afterAll(() => end());

  it.each(Object.entries(CUTS))(
    "%s gives the rest, and what is missing is told",
    async (_how, cut) => {
      for (const part of ["log", "rows"] as const) {
        for (let nth = 0; ; nth += 1) {
          const disk = makeRecoveryDisk();
          const { worker, lines } = await talkAround(disk);
          const { storeName } = await worker.lifecycle.profile();
          if (part === "rows") await worker.journalOf(storeName).fold(1_000_000);
          if (nth >= (await countOf(disk, part))) {
            expect(nth).toBeGreaterThan(1);
            break;
          }
          await cutRecord(disk, part, nth, cut);
          await deleteDatabases(disk);
          const next = restart(disk);
          const back = await unlock(next);
          expect(await textOf(back.store)).toContain("said before");
          await expectSound(back);
          const note = await next.recovery.note();
          const isReported = note?.since !== null || (note?.unreadable ?? 0) > 0;
          const isWhole = JSON.stringify(await linesOf(back)) === JSON.stringify(lines);
          expect([part, nth, isWhole || isReported]).toEqual([part, nth, true]);
        }
      }
    },
  );
});

describe("a journal that was put back to an older copy of itself", () => {
  it("gives what it has, and that something is missing is told", async () => {
    const disk = makeRecoveryDisk();
    const { worker, app } = await talkAround(disk);
    const kept: [IDBValidKey, unknown][] = [];
    await forgeJournal(disk, ({ log }) => {
      const walk = log.openCursor();
      walk.onsuccess = () => {
        const cursor = walk.result;
        if (cursor === null) return;
        kept.push([cursor.key, cursor.value]);
        cursor.continue();
      };
    });
    expect(kept.length).toBeGreaterThan(0);
    await say(app, "said last");
    await worker.closeAll();
    await forgeJournal(disk, ({ log }) => {
      log.clear();
      for (const [key, value] of kept) log.put(value, key);
    });
    await deleteDatabases(disk);
    const next = restart(disk);
    const text = await textOf((await unlock(next)).store);
    expect(text).toContain("said after");
    expect(text).not.toContain("said last");
    expect(await next.recovery.note()).toMatchObject({ since: expect.any(Number) });
  });
});

describe("a disk that fills while a deleted database is put back", () => {
  it("ends it as a full disk does, at whatever step, and there is all once there is room", async () => {
    for (let nth = 1; ; nth += 1) {
      const disk = makeRecoveryDisk();
      const { lines } = await talkAround(disk);
      await deleteDatabases(disk);
      const full = restart(disk);
      let seen = 0;
      full.state.beforeSlice = async () => {
        seen += 1;
        if (seen >= nth) throw new AppError("quota-exceeded");
      };
      const end = await unlock(full).then(
        () => null,
        ({ code }) => code,
      );
      await full.closeAll();
      const next = restart(disk);
      expect(await linesOf(await unlock(next))).toEqual(lines);
      await next.tidy();
      expect(await disk.indexedDB.databases()).toHaveLength(1);
      if (end === null) {
        expect(nth).toBeGreaterThan(2);
        break;
      }
      expect(end).toBe("quota-exceeded");
    }
  });
});
