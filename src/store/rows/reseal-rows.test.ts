import { describe, expect, it } from "vitest";
import { fillDisk } from "../../../test/builders/fill-disk";
import { CONNECTION_KEY, flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  closeTurn,
  makeKeyring,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
  seedTurns,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { createKeySet } from "../../crypto/key-set";
import { createStore, type Store } from "../create-store";
import { TABLE_NAMES, type TableName } from "../database/schema";
import { openBytes, openRow, sealBytes } from "./sealed-row";

/** A new key seals from now on; gives what only opens with it. */
async function rotate({ keys }: StoreHarness) {
  const former = keys.current();
  const current = await makeKeyring("feedf00d");
  keys.use({ current, former });
  return { former, only: createKeySet({ current, former: null }) };
}

async function sweep(store: Store, batches = 200): Promise<number> {
  let sum = 0;
  for (let batch = 0; batch < batches; batch += 1) {
    const { resealed, done } = await store.resealNext();
    sum += resealed;
    if (done) return sum;
  }
  throw new Error("the sweep has no end");
}

const WHOLE = { unreadable: [], mismatched: [], rewound: false };

/** The first message of the branch that is shown; none of another table. */
async function shownId(
  { store, conversationId }: StoreHarness,
  table: TableName,
): Promise<string | undefined> {
  if (table !== "messages") return undefined;
  const page = await store.listMessages({ conversationId, before: null, limit: 50 });
  return page.messages[0]?.id;
}

describe("resealNext", () => {
  it("seals every row of every table under the new key, which then opens all alone", async () => {
    const harness = await makeFullStore();
    const texts = await textsOf(harness);
    const { only } = await rotate(harness);
    const total = await harness.store.countRows();
    // All but the manifest, which goes with them uncounted.
    expect(await sweep(harness.store)).toBe(total - 1);
    const rows = await allRawRows(harness.database);
    for (const table of TABLE_NAMES) {
      // So that no table can be forgotten here.
      expect(rows.get(table), table).not.toEqual([]);
      for (const row of rows.get(table) ?? [])
        expect(row, table).toMatchObject({ keyId: "feedf00d" });
    }
    const store = createStore({ ...harness, keys: only });
    expect(await store.check()).toMatchObject(WHOLE);
    expect(await textsOf({ ...harness, store })).toEqual(texts);
    expect((await store.settings.read()).autoLockMinutes).toBe(7);
  });

  it("keeps a connection's key readable with the new key, and leaves none for the former", async () => {
    const harness = await makeFullStore();
    const former = await rawRows(harness.database, "secrets");
    const before = harness.keys.current();
    const { only } = await rotate(harness);
    await sweep(harness.store);
    const [connection] = await harness.store.connections.list();
    const { connections } = createStore({ ...harness, keys: only });
    const secrets = await connections.readSecrets(connection!.id);
    expect(secrets).toMatchObject({ key: CONNECTION_KEY });
    const [row] = await harness.database.rows("secrets").toArray();
    expect(row!.sealed).not.toEqual(former[0]!.sealed);
    const old = createKeySet({ current: before, former: null });
    await expect(openRow(old, "secrets", row!)).rejects.toMatchObject({ code: "key-missing" });
  });

  it("is readable and whole after every batch, with writes in between", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 140);
    const store = harness.restart();
    await rotate(harness);
    for (let turn = 0; ; turn += 1) {
      const { done } = await store.resealNext();
      expect(await store.check()).toMatchObject(WHOLE);
      if (done) break;
      if (turn < 3) await sayTurn({ ...harness, store }, `later ${turn}`, "yes");
    }
    expect((await textsOf({ ...harness, store })).slice(-2)).toEqual(["later 2", "yes"]);
    expect(store.health()).toEqual([]);
  });

  it("writes some megabytes at a time, however large rows are", async () => {
    const harness = await makeStore();
    for (let nth = 0; nth < 8; nth += 1) await sayTurn(harness, "q".repeat(1_000_000), "a");
    await rotate(harness);
    const before = harness.store;
    const most: number[] = [];
    for (let done = false; !done; ) {
      const progress = await before.resealNext();
      most.push(progress.resealed);
      done = progress.done;
    }
    // Of sixteen messages eight are of a megabyte, each padded by less than an eighth.
    expect(Math.max(...most.slice(0, 4))).toBeLessThan(10);
    expect(await before.check()).toMatchObject(WHOLE);
  });

  it("goes on where it was after a restart in its middle", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 160);
    const { only } = await rotate(harness);
    const first = await harness.restart().resealNext();
    const rest = await sweep(harness.restart());
    expect(first.resealed).toBeGreaterThan(0);
    expect(first.resealed + rest).toBeLessThan(330);
    const check = await createStore({ ...harness, keys: only }).check();
    expect(check).toMatchObject({ ...WHOLE, rows: 324 });
  });

  it("writes nothing that it had read ahead of a batch that could not be written", async () => {
    const harness = await makeStore();
    const { conversationId } = harness;
    await seedTurns(harness, 160);
    const { only } = await rotate(harness);
    const store = harness.restart();
    const disk = fillDisk(harness.database, 1);
    await expect(store.resealNext()).rejects.toMatchObject({ code: "quota-exceeded" });
    disk.empty();
    // Of those that were read ahead.
    const newest = async (of: Store) =>
      (await of.listMessages({ conversationId, before: null, limit: 1 })).messages[0];
    const ids = [(await newest(store))?.id ?? ""];
    const { contextId = "" } = (await store.conversations.find(conversationId)) ?? {};
    await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
    await sweep(store);
    const own = createStore({ ...harness, keys: only });
    expect((await newest(own))?.text).toBe("q159");
    expect(await own.check()).toMatchObject(WHOLE);
  });

  it("leaves what was altered as it is and reports it", async () => {
    const harness = await makeFullStore();
    const message = await flipRow(harness.database, "messages");
    const draft = await flipRow(harness.database, "composer_drafts");
    await rotate(harness);
    const store = harness.restart();
    await sweep(store);
    expect(
      store
        .health()
        .map(({ id }) => id)
        .sort(),
    ).toEqual([message, draft].sort());
    const kept = (await rawRows(harness.database, "messages")).find(({ id }) => id === message);
    expect(kept).toMatchObject({ keyId: "0badcafe" });
  });

  it("leaves nothing altered that could not be repaired once the former key is gone", async () => {
    for (const table of TABLE_NAMES) {
      const harness = await makeFullStore();
      const texts = await textsOf(harness);
      // One that is shown: another answer to the same question is not.
      const id = await flipRow(harness.database, table, await shownId(harness, table));
      const { only } = await rotate(harness);
      await sweep(harness.restart());
      const store = createStore({ ...harness, keys: only });
      const { unreadable } = await store.check();
      // Every commit writes the manifest anew, so that its damage is under no former key.
      expect(unreadable, table).toEqual(
        table === "manifest" ? [] : [{ table, id, code: "key-missing" }],
      );
      await store.repair();
      expect(store.health(), table).toEqual([]);
      const next = createStore({ ...harness, keys: only });
      expect(await next.check(), table).toMatchObject(WHOLE);
      const shown = await textsOf({ ...harness, store: next });
      const isReplyEnded = table === "open_turns";
      const before = texts.map((text) => (text === "" && isReplyEnded ? "thr" : text));
      if (table === "messages") {
        expect(shown).toHaveLength(texts.length - 1);
        expect(before).toEqual(expect.arrayContaining(shown));
      } else {
        expect(shown, table).toEqual(before);
      }
    }
  });

  it("fails, and takes no head for lost, where the disk does not give it just now", async () => {
    const harness = await makeFullStore();
    const { only } = await rotate(harness);
    const store = harness.restart();
    const { rows } = harness.database;
    const failing = (table: TableName) => {
      if (table !== "conversations") return rows(table);
      Object.assign(harness.database, { rows });
      throw new DOMException("once", "UnknownError");
    };
    Object.assign(harness.database, { rows: failing });
    await expect(sweep(store)).rejects.toMatchObject({ code: "store-unavailable" });
    await sweep(store);
    expect(await createStore({ ...harness, keys: only }).check()).toMatchObject(WHOLE);
  });

  it("seals messages anew whose conversation's head is lost or altered", async () => {
    for (const damage of ["lost", "altered"]) {
      const harness = await makeFullStore();
      if (damage === "lost") await rawTable(harness.database, "conversations").clear();
      else await flipRow(harness.database, "conversations");
      const { only } = await rotate(harness);
      await sweep(harness.restart());
      const { unreadable } = await createStore({ ...harness, keys: only }).check();
      expect(unreadable.map(({ table }) => table)).toEqual(
        damage === "lost" ? [] : ["conversations"],
      );
    }
  });

  it("never ends while a row of a newer release needs the former key", async () => {
    const harness = await makeFullStore();
    const id = await flipRow(harness.database, "messages");
    const row = (await rawRows(harness.database, "messages")).find((found) => found.id === id);
    row!.sealed[2] = 3;
    await rawTable(harness.database, "messages").put(row);
    await rotate(harness);
    const store = harness.restart();
    await expect(sweep(store)).rejects.toMatchObject({ code: "version-unknown" });
    await expect(sweep(store)).rejects.toMatchObject({ code: "version-unknown" });
  });

  it("keeps a payload of a newer release byte for byte", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const [row] = await harness.database.rows("messages").toArray();
    const { sealed: _sealed, keyId: _keyId, version, ...columns } = row!;
    const plaintext = new TextEncoder().encode('{"v":9,"later":true}');
    const draft = { table: "messages", columns, version, plaintext } as const;
    await rawTable(harness.database, "messages").put(await sealBytes(harness.keys, draft));
    const { only } = await rotate(harness);
    await sweep(harness.restart());
    const after = await harness.database.rows("messages").get(row!.id);
    expect(new TextDecoder().decode(await openBytes(only, "messages", after!))).toBe(
      '{"v":9,"later":true}',
    );
  });

  it("seals a turn's rows anew while it runs, and the turn ends as ever", async () => {
    const harness = await makeStore();
    const { id: turnId } = await openTurn(harness, "1");
    await harness.store.turns.checkpoint({ turnId, text: "on", thinking: "" });
    const { only } = await rotate(harness);
    await sweep(harness.store);
    await harness.store.turns.checkpoint({ turnId, text: "e", thinking: "" });
    await closeTurn(harness, turnId, "!");
    const store = createStore({ ...harness, keys: only });
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one!"]);
    expect(await store.check()).toMatchObject(WHOLE);
  });
});
