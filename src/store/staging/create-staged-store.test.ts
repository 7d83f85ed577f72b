import { describe, expect, it } from "vitest";
import { fillDisk } from "../../../test/builders/fill-disk";
import {
  BACKUP_IDENTITY,
  makeBackupState,
  makeFullStore,
} from "../../../test/builders/make-full-store";
import { makeStaged, stageAll } from "../../../test/builders/make-staged";
import {
  allRawRows,
  makeKeyring,
  makeStore,
  rawRows,
  sayTurn,
  seedTurns,
  textsOf,
} from "../../../test/builders/make-store";
import { readRows, readSnapshot } from "../../../test/builders/read-snapshot";
import { createKeySet } from "../../crypto/key-set";
import { nativeDatabase } from "../database/open-database";
import type { PlainRow } from "../database/plain-row";
import { TABLE_NAMES } from "../database/schema";

const CLEAN = { unreadable: [], mismatched: [], rewound: false };

async function rowsOf(harness: Awaited<ReturnType<typeof makeFullStore>>) {
  const snapshot = harness.store.snapshot({ withSecrets: true });
  return [...(await readSnapshot(snapshot)).rows.values()];
}

/** Rows without the digests of heads, which are under the keys of their store. */
function withoutDigests(rows: ReadonlyMap<string, PlainRow>) {
  return [...rows]
    .map(([key, row]) => {
      const { digest, ...payload } = JSON.parse(row.payload);
      return [key, { ...row, payload }] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

describe("a staged store", () => {
  it("is a whole store of the same rows at the same versions, under other keys", async () => {
    const harness = await makeFullStore();
    const keys = createKeySet({ current: await makeKeyring("feedf00d"), former: null });
    const target = await makeStaged({ ...harness, keys });
    await stageAll(harness, target.staged);
    expect(withoutDigests(await readRows(target))).toEqual(withoutDigests(await readRows(harness)));
    expect(await target.database.rows("messages").count()).toBe(7);
    const store = target.open();
    expect(await store.check()).toMatchObject(CLEAN);
    expect(await textsOf({ ...harness, store })).toEqual(await textsOf(harness));
    expect(await store.rows.generation()).toEqual({
      generation: 1,
      lastOrder: (await harness.store.rows.generation()).lastOrder,
    });
    const sealedUnder = [...(await allRawRows(target.database)).values()].flat();
    expect(new Set(sealedUnder.map(({ keyId }) => keyId))).toEqual(new Set(["feedf00d"]));
  });

  it("can be used as any store from then on", async () => {
    const harness = await makeFullStore();
    const target = await makeStaged(harness);
    await stageAll(harness, target.staged);
    const store = target.open();
    const { conversation } = await store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    const conversationId = conversation.id;
    await sayTurn({ ...harness, store, conversationId }, "more", "and more");
    await store.settings.update((settings) => ({ ...settings, autoLockMinutes: 3 }));
    expect(await target.open().check()).toMatchObject(CLEAN);
  });

  it("is the same where rows are added twice, and where it is finished twice", async () => {
    const harness = await makeFullStore();
    const target = await makeStaged(harness);
    await target.staged.add(await rowsOf(harness));
    await stageAll(harness, target.staged, makeBackupState());
    const once = await readRows(target);
    await target.staged.finish({ lastOrder: 3, backups: makeBackupState() });
    expect(await readRows(target)).toEqual(once);
    expect(await target.open().check()).toMatchObject(CLEAN);
    await target.staged.finish({ lastOrder: 3, backups: null });
    expect(await rawRows(target.database, "backups")).toEqual([]);
    const store = target.open();
    expect(await store.check()).toMatchObject(CLEAN);
    // A place in the log is never given twice, whatever was said of the newest.
    expect((await store.rows.generation()).lastOrder).toBeGreaterThan(6);
  });

  it("takes rows of a store under the same keys as they are, whole conversations untouched", async () => {
    const harness = await makeFullStore();
    const target = await makeStaged(harness);
    for (const table of TABLE_NAMES) {
      if (table === "manifest" || table === "backups") continue;
      for await (const rows of harness.store.rows.sealed(table))
        await target.staged.copy(table, rows);
    }
    await target.staged.finish({ lastOrder: 0, backups: null });
    const [before, after] = [await allRawRows(harness.database), await allRawRows(target.database)];
    for (const table of TABLE_NAMES) {
      if (table === "manifest" || table === "backups") continue;
      expect(after.get(table), table).toEqual(before.get(table));
    }
    expect(await target.open().check()).toMatchObject(CLEAN);
  });

  it("keeps what is known of backups, of which none is of its own generations", async () => {
    const harness = await makeFullStore();
    const target = await makeStaged(harness);
    await stageAll(harness, target.staged, { ...makeBackupState(), savedGeneration: 1 });
    const { backups } = target.open();
    expect(await backups.read()).toEqual(makeBackupState(BACKUP_IDENTITY));
    expect(await backups.hasChanged()).toBe(true);
  });

  it("writes many rows in a few transactions, relaxed", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 2_600);
    const store = harness.restart();
    const rows = await rowsOf({ ...harness, store });
    const target = await makeStaged(harness);
    const native = nativeDatabase(target.database);
    const begin = native.transaction.bind(native);
    const durabilities: unknown[] = [];
    native.transaction = (names, mode, options) => {
      if (mode === "readwrite") durabilities.push(options?.durability);
      return begin(names, mode, options);
    };
    await target.staged.add(rows);
    expect(durabilities).toEqual(["relaxed", "relaxed", "relaxed"]);
    durabilities.length = 0;
    await target.staged.finish({ lastOrder: 0, backups: null });
    expect(durabilities.at(-1)).toBe("strict");
    expect(await target.open().check()).toMatchObject({ rows: rows.length + 1, ...CLEAN });
  });
});

describe("a staged store refuses", () => {
  const one = async (table: string, change: (row: PlainRow) => object) => {
    const harness = await makeFullStore();
    const row = (await rowsOf(harness)).find((found) => found.table === table);
    if (row === undefined) throw new Error(`no row in ${table}`);
    const target = await makeStaged(harness);
    const added = target.staged.add([{ ...row, ...change(row) }]);
    return { added, database: target.database };
  };

  it.each([
    ["a payload that is no JSON", "messages", () => ({ payload: "{" })],
    ["a payload of another table", "uses", () => ({ table: "presets" })],
    ["a payload that lacks a field", "contexts", () => ({ payload: '{"v":2}' })],
    ["JSON that is nested too deep", "uses", () => ({ payload: "[".repeat(200_000) })],
    ["an id that is none", "messages", ({ columns }) => ({ columns: { ...columns, id: "x" } })],
    ["a second row of settings", "settings", () => ({ columns: { id: crypto.randomUUID() } })],
    [
      "a place that is none",
      "messages",
      ({ columns }) => ({ columns: { ...columns, order: 0.5 } }),
    ],
    [
      "a parent that is none",
      "plans",
      ({ columns }) => ({ columns: { ...columns, parent: null } }),
    ],
    ["a version that is none", "contexts", () => ({ version: 0 })],
    ["a manifest", "uses", () => ({ table: "manifest", columns: { id: "manifest" } })],
    ["keys of backups", "uses", () => ({ table: "backups", columns: { id: "backups" } })],
  ] as [string, string, (row: PlainRow) => object][])("%s", async (_name, table, change) => {
    const { added, database } = await one(table, change);
    await expect(added).rejects.toMatchObject({ code: "row-tampered" });
    expect([...(await allRawRows(database)).values()].flat()).toEqual([]);
  });

  it("what a newer release wrote", async () => {
    const { added } = await one("contexts", ({ payload }) => {
      return { payload: JSON.stringify({ ...JSON.parse(payload), v: 99 }) };
    });
    await expect(added).rejects.toMatchObject({ code: "version-unknown" });
  });
});

describe("a staged store on a full disk", () => {
  it("fails with quota-exceeded at whichever write, and is whole after another try", async () => {
    const harness = await makeFullStore();
    const rows = await rowsOf(harness);
    for (let n = 1; ; n += 1) {
      const keys = createKeySet({ current: await makeKeyring("feedf00d"), former: null });
      const { staged, database, open } = await makeStaged({ ...harness, keys });
      const disk = fillDisk(database, n);
      const make = async () => {
        await staged.add(rows);
        await staged.finish({ lastOrder: 0, backups: makeBackupState() });
      };
      const outcome = await make().then(
        () => "done",
        (error) => error.code,
      );
      disk.empty();
      if (disk.hits === 0) {
        expect(outcome).toBe("done");
        expect(n).toBeGreaterThan(rows.length);
        break;
      }
      expect(outcome).toBe("quota-exceeded");
      expect(await rawRows(database, "manifest")).toEqual([]);
      await make();
      expect(await open().check()).toMatchObject(CLEAN);
    }
  });
});
