import { describe, expect, it } from "vitest";
import { makeBackupState, makeFullStore } from "../../../test/builders/make-full-store";
import { makeStaged } from "../../../test/builders/make-staged";
import { allRawRows, makeKeyring } from "../../../test/builders/make-store";
import { readRows, readSnapshot } from "../../../test/builders/read-snapshot";
import { createKeySet } from "../../crypto/key-set";
import type { Database } from "../database/open-database";
import { nativeDatabase } from "../database/open-database";
import type { PlainRow } from "../database/plain-row";
import { createStagedStore } from "./create-staged-store";

const CLEAN = { unreadable: [], mismatched: [], rewound: false };
const END = { lastOrder: 0, backups: makeBackupState() };

/** The rows of a full store, and a staged store under other keys. */
async function begin() {
  const harness = await makeFullStore();
  const snapshot = await harness.store.snapshot({ withSecrets: true });
  const rows = [...(await readSnapshot(snapshot)).rows.values()];
  const keys = createKeySet({ current: await makeKeyring("feedf00d"), former: null });
  const target = await makeStaged({ ...harness, keys });
  const goOn = () => createStagedStore({ ...target, clock: harness.clock, goesOn: true });
  return { ...target, rows, goOn };
}

/** From now on the `n`-th transaction that writes fails, and all after it; `end` tells whether any has. */
function cutAt(database: Database, n: number) {
  const native = nativeDatabase(database);
  const transaction = native.transaction.bind(native);
  let count = 0;
  native.transaction = (names, mode, options) => {
    if (mode === "readwrite") count += 1;
    if (mode === "readwrite" && count >= n) throw new Error("cut");
    return transaction(names, mode, options);
  };
  return {
    end: () => {
      native.transaction = transaction;
      return count >= n;
    },
  };
}

/** Rows without the digests of heads, which are under the keys of their store. */
function plain(rows: ReadonlyMap<string, PlainRow>) {
  const bare = [...rows].map(([key, row]) => {
    const { digest: _digest, ...payload } = JSON.parse(row.payload);
    return [key, { ...row, payload }] as const;
  });
  return new Map(bare);
}

function byKey(rows: readonly PlainRow[]): ReadonlyMap<string, PlainRow> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** What lies there, sealed, by table and id. */
async function sealedIn(database: Database): Promise<ReadonlyMap<string, Uint8Array>> {
  const rows = [...(await allRawRows(database))].flatMap(([table, found]) =>
    found.map(({ id, sealed }) => [`${table} ${id}`, sealed] as const),
  );
  return new Map(rows);
}

function keyOf({ table, columns }: PlainRow): string {
  return `${table} ${columns.id}`;
}

function rowOf(rows: readonly PlainRow[], table: string): PlainRow {
  const row = rows.find((one) => one.table === table);
  if (row === undefined) throw new Error(`no row in ${table}`);
  return row;
}

describe("a staged store that goes on", () => {
  it("is whole wherever the one before it was cut, and writes what that has not", async () => {
    let most = 0;
    for (let n = 1; ; n += 1) {
      const { staged, database, rows, goOn, open, keys } = await begin();
      const cut = cutAt(database, n);
      const make = async () => {
        for (let at = 0; at < rows.length; at += 3) await staged.add(rows.slice(at, at + 3));
        await staged.finish(END);
      };
      await make().catch(() => undefined);
      const before = await sealedIn(database);
      if (!cut.end()) break;
      const next = goOn();
      await next.add(rows);
      const after = await sealedIn(database);
      // A head that was finished has another digest than in the backup.
      const kept = [...before].filter(([key]) => !key.startsWith("conversations "));
      for (const [key, sealed] of kept) expect(after.get(key), key).toEqual(sealed);
      most = Math.max(most, kept.length / rows.length);
      await next.finish(END);
      expect(await open().check()).toMatchObject(CLEAN);
      expect(plain(await readRows({ database, keys }))).toEqual(plain(byKey(rows)));
    }
    expect(most).toBeGreaterThan(0.9);
  });

  it.each([
    ["another version", ({ version }: PlainRow) => ({ version: version + 1 })],
    [
      "another place",
      ({ columns }: PlainRow) => ({ columns: { ...columns, parent: crypto.randomUUID() } }),
    ],
    [
      "another text",
      ({ payload }: PlainRow) => ({
        payload: JSON.stringify({ ...JSON.parse(payload), createdAt: 7 }),
      }),
    ],
  ])("takes a row that lies there with %s as it is given", async (_name, change) => {
    const { staged, database, rows, goOn } = await begin();
    const row = rowOf(rows, "messages");
    await staged.add([{ ...row, ...change(row) }]);
    const before = await sealedIn(database);
    await goOn().add([row]);
    const after = await sealedIn(database);
    expect(after.get(keyOf(row))).not.toEqual(before.get(keyOf(row)));
    const [stored] = (await allRawRows(database)).get("messages") ?? [];
    expect(stored).toMatchObject({ ...row.columns, version: row.version });
  });

  it("writes a row again that lies there under another key", async () => {
    const { staged, database, rows } = await begin();
    const row = rowOf(rows, "messages");
    await staged.add([row]);
    const keys = createKeySet({ current: await makeKeyring("0ddba115"), former: null });
    await createStagedStore({ database, keys, goesOn: true }).add([row]);
    const [stored] = (await allRawRows(database)).get("messages") ?? [];
    expect(stored?.keyId).toBe("0ddba115");
  });

  it("keeps the later of two forms that are added at once", async () => {
    const { staged, database, rows, goOn } = await begin();
    const row = rowOf(rows, "messages");
    const later = { ...row, version: row.version + 1 };
    await staged.add([later]);
    const next = goOn();
    await Promise.all([next.add([row]), next.add([later])]);
    const [stored] = (await allRawRows(database)).get("messages") ?? [];
    expect(stored?.version).toBe(later.version);
  });

  it("refuses what is no row, as any does", async () => {
    const { rows, goOn } = await begin();
    const row = rowOf(rows, "messages");
    const added = goOn().add([{ ...row, columns: { ...row.columns, id: null } }]);
    await expect(added).rejects.toMatchObject({ code: "row-tampered" });
  });
});
