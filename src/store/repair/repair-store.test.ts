import { describe, expect, it } from "vitest";
import {
  flipRow,
  forgeKeyId,
  makeFullStore,
  snapshot,
  snapshotAll,
} from "../../../test/builders/make-full-store";
import {
  allRawRows,
  MODEL,
  makeKeyring,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { createKeySet } from "../../crypto/key-set";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { createStore } from "../create-store";
import { TABLE_NAMES, type TableName } from "../database/schema";

const SIDE_PANEL = { channel: "side-panel", contextId: null } as const;
const WHOLE = { unreadable: [], mismatched: [], rewound: false };

/** Repairs over what lies on the disk; gives the store, its counts and what a new store then finds. */
async function repair(harness: StoreHarness) {
  const store = harness.restart();
  const repaired = await store.repair();
  // The mark beside the database is written some time soon.
  await new Promise((resolve) => setTimeout(resolve));
  return { store, repaired, check: await harness.restart().check() };
}

/** Three turns that have ended. */
async function threeTurns() {
  const harness = await makeStore();
  for (const text of ["1", "2", "3"]) await sayTurn(harness, text, `${text}!`);
  const page = await harness.store.listMessages({
    conversationId: harness.conversationId,
    before: null,
    limit: 10,
  });
  return { ...harness, ids: page.messages.map(({ id }) => id) };
}

describe("repair", () => {
  it("writes no row but the manifest where nothing is wrong", async () => {
    const harness = await makeFullStore();
    const before = await allRawRows(harness.database);
    const { repaired, check } = await repair(harness);
    expect(repaired).toEqual({ removed: 0, rebuilt: 0 });
    expect(check).toMatchObject(WHOLE);
    const after = await allRawRows(harness.database);
    expect(new Map([...after, ["manifest", []]])).toEqual(new Map([...before, ["manifest", []]]));
  });

  it.each(TABLE_NAMES)(
    "is whole again after a row of %s was altered, and after it was lost",
    async (table) => {
      for (const damage of ["altered", "lost"]) {
        const harness = await makeFullStore();
        const before = [...(await textsOf(harness)), "uno"];
        const id = await flipRow(harness.database, table);
        if (damage === "lost") await rawTable(harness.database, table).delete(id);
        const { check, store } = await repair(harness);
        expect(check, damage).toMatchObject(WHOLE);
        expect(store.health(), damage).toEqual([]);
        const { conversation } = await store.conversations.open(SIDE_PANEL);
        const after = await textsOf({ ...harness, store, conversationId: conversation.id });
        expect(before, damage).toEqual(
          expect.arrayContaining(after.filter((text) => text !== "thr")),
        );
        expect(after.length, damage).toBeGreaterThanOrEqual(table === "messages" ? 5 : 6);
        await sayTurn({ ...harness, store, conversationId: conversation.id }, "later", "yes");
        expect(await harness.restart().check(), damage).toMatchObject(WHOLE);
      }
    },
  );

  it("is whole again where any clear column of any table was altered", async () => {
    const harness = await makeFullStore();
    const rewind = await snapshotAll(harness);
    for (const table of TABLE_NAMES) {
      const [row] = await rawRows(harness.database, table);
      const { sealed: _sealed, ...columns } = row!;
      for (const name of Object.keys(columns)) {
        for (const altered of [1.5, "other", null]) {
          if (name === "id" && altered === null) continue;
          await rawTable(harness.database, table).delete(row!.id);
          await rawTable(harness.database, table).put({ ...row, [name]: altered });
          const { check } = await repair(harness);
          expect(check, `${table}.${name} = ${altered}`).toMatchObject(WHOLE);
          await rewind();
        }
      }
    }
  });

  it("shows what came before a removed message, and reports it no more", async () => {
    for (const gone of [1, 2, 5]) {
      const harness = await threeTurns();
      const before = await textsOf(harness);
      await flipRow(harness.database, "messages", harness.ids[gone]);
      const { check, repaired, store } = await repair(harness);
      expect(check).toMatchObject(WHOLE);
      expect(repaired).toEqual({ removed: 1, rebuilt: gone === 5 ? 0 : 1 });
      const { conversationId } = harness;
      const page = await store.listMessages({ conversationId, before: null, limit: 10 });
      expect(page.damaged).toEqual([]);
      expect(page.messages.map(({ text }) => text)).toEqual(
        before.filter((_text, at) => at !== gone),
      );
      const { conversation } = await store.conversations.open(SIDE_PANEL);
      expect(conversation.messageCount).toBe(5);
    }
  });

  it("follows the branch that is shown, not another answer to a removed message", async () => {
    const harness = await threeTurns();
    const retry = { id: crypto.randomUUID(), turnId: harness.ids[5]!, model: MODEL };
    await harness.store.turns.reopenTurn(retry);
    await rawTable(harness.database, "messages").delete(harness.ids[4]!);
    const shown = ["1", "1!", "2", "2!", ""];
    expect(await textsOf({ ...harness, store: harness.restart() })).toEqual(shown);
    const { store } = await repair(harness);
    expect(await textsOf({ ...harness, store })).toEqual(shown);
  });

  it("makes a lost head anew from its messages, in the context that is there", async () => {
    const harness = await threeTurns();
    const before = await harness.store.conversations.open(SIDE_PANEL);
    await rawTable(harness.database, "conversations").clear();
    const { check, repaired, store } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    expect(repaired).toEqual({ removed: 0, rebuilt: 1 });
    const conversation = { ...before.conversation, version: 1 };
    expect(await store.conversations.open(SIDE_PANEL)).toEqual({ ...before, conversation });
    expect(await textsOf({ ...harness, store })).toEqual(["1", "1!", "2", "2!", "3", "3!"]);
  });

  it("brings a conversation back whose head did not open, though another was begun meanwhile", async () => {
    const harness = await threeTurns();
    await forgeKeyId(harness.database, "conversations");
    harness.clock.time += 60_000;
    const begun = await harness.restart().conversations.open(SIDE_PANEL);
    expect(begun.conversation.id).not.toBe(harness.conversationId);
    const { check, store } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    const { conversation } = await store.conversations.open(SIDE_PANEL);
    expect(conversation.id).toBe(harness.conversationId);
    const texts = await textsOf({ ...harness, store });
    expect(texts).toEqual(["1", "1!", "2", "2!", "3", "3!"]);
  });

  it("puts the default preset in the place of a context that is altered or lost", async () => {
    for (const damage of ["altered", "lost"]) {
      const harness = await makeStore();
      const id = await flipRow(harness.database, "contexts");
      if (damage === "lost") await rawTable(harness.database, "contexts").clear();
      const { check, store } = await repair(harness);
      expect(check).toMatchObject(WHOLE);
      expect(await store.contexts.holds({ id })).toEqual({ conversations: 1, messages: 0 });
      const turn = await openTurn({ ...harness, store }, "hello");
      const source = await store.turns.readTurn({ turnId: turn.id });
      expect(source.context).toMatchObject({ id, name: "Recovered", temperature: 0.7 });
    }
  });

  it("puts the defaults in the place of altered settings", async () => {
    const harness = await makeFullStore();
    await flipRow(harness.database, "settings");
    const { check, store } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    expect(await store.settings.read()).toEqual(DEFAULT_SETTINGS);
  });

  it("ends a running turn whose row was altered, and keeps what had arrived", async () => {
    const harness = await makeFullStore();
    await flipRow(harness.database, "open_turns");
    const { check, store } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    expect(await store.turns.listOpenTurns()).toEqual([]);
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one", "2", "two", "3", "thr"]);
  });

  it("forgets a running turn whose reply is gone", async () => {
    const harness = await makeFullStore();
    const [turn] = await harness.store.turns.listOpenTurns();
    await rawTable(harness.database, "messages").delete(turn!.id);
    const { check } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    expect(await rawRows(harness.database, "open_turns")).toEqual([]);
  });

  it("takes a store that was put back to an older state as it is", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const rewind = await snapshot(harness);
    await sayTurn(harness, "2", "two");
    await rewind();
    expect(await harness.restart().check()).toMatchObject({ rewound: true });
    const { check, store } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one"]);
  });

  it("takes an old conversation, a lost manifest and a lost tail as they are", async () => {
    const tables: TableName[] = ["messages", "conversations"];
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const rewind = await snapshot(harness, tables);
    await sayTurn(harness, "2", "two");
    await rewind();
    await rawTable(harness.database, "manifest").clear();
    const { check, store } = await repair(harness);
    expect(check).toMatchObject(WHOLE);
    await sayTurn({ ...harness, store }, "3", "three");
    expect(await harness.restart().check()).toMatchObject(WHOLE);
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one", "3", "three"]);
  });

  it("leaves rows of a newer release, and in a rotation of a missing key, and goes on reporting them", async () => {
    const harness = await threeTurns();
    const [newer, strange] = [harness.ids[0]!, harness.ids[1]!];
    const [row] = (await rawRows(harness.database, "messages")).filter(({ id }) => id === newer);
    row!.sealed[2] = 3;
    await rawTable(harness.database, "messages").put(row!);
    await forgeKeyId(harness.database, "messages", strange);
    harness.keys.use({ current: harness.keys.current(), former: await makeKeyring("feedf00d") });
    await flipRow(harness.database, "messages", harness.ids[5]);
    const { check, repaired, store } = await repair(harness);
    expect(repaired).toEqual({ removed: 1, rebuilt: 0 });
    expect(check).toMatchObject({ mismatched: [], rewound: false });
    expect(check.unreadable).toEqual(
      expect.arrayContaining([
        { table: "messages", id: newer, code: "version-unknown" },
        { table: "messages", id: strange, code: "key-missing" },
      ]),
    );
    expect(check.unreadable).toHaveLength(2);
    expect(store.health()).toHaveLength(2);
    expect(await rawRows(harness.database, "messages")).toHaveLength(5);
  });

  it.each(TABLE_NAMES.filter((table) => table !== "manifest"))(
    "is whole again where a row of %s names a key that there never was",
    async (table) => {
      const harness = await makeFullStore();
      const id = await forgeKeyId(harness.database, table);
      const { unreadable } = await harness.restart().check();
      expect(unreadable).toEqual([{ table, id, code: "key-missing" }]);
      const { check, store } = await repair(harness);
      expect(check).toMatchObject(WHOLE);
      expect(store.health()).toEqual([]);
      const { length } = await textsOf({ ...harness, store });
      expect(length).toBeGreaterThanOrEqual(table === "messages" ? 5 : 6);
    },
  );

  it("removes nothing where rows name another key and the manifest is altered or lost", async () => {
    for (const damage of ["altered", "lost"]) {
      const harness = await threeTurns();
      await forgeKeyId(harness.database, "messages");
      await flipRow(harness.database, "manifest");
      if (damage === "lost") await rawTable(harness.database, "manifest").clear();
      const before = await allRawRows(harness.database);
      await expect(harness.restart().repair()).rejects.toMatchObject({ code: "key-missing" });
      expect(await allRawRows(harness.database)).toEqual(before);
      harness.keys.use({ current: harness.keys.current(), former: await makeKeyring("feedf00d") });
      expect(await harness.restart().repair()).toEqual({ removed: 0, rebuilt: 0 });
      expect(await rawRows(harness.database, "messages")).toHaveLength(6);
    }
  });

  it("removes nothing where no row but the manifest opens", async () => {
    const harness = await threeTurns();
    for (const table of ["contexts", "conversations", "messages", "jobs", "uses"] as const) {
      for (const { id } of await rawRows(harness.database, table)) {
        await forgeKeyId(harness.database, table, id);
      }
    }
    const before = await allRawRows(harness.database);
    await expect(harness.restart().repair()).rejects.toMatchObject({ code: "key-missing" });
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("leaves a conversation alone whose head another key opens", async () => {
    const harness = await threeTurns();
    const strange = createKeySet({ current: await makeKeyring("01020304"), former: null });
    const before = await rawRows(harness.database, "messages");
    const store = createStore({ ...harness, keys: strange });
    await expect(store.repair()).rejects.toMatchObject({ code: "key-missing" });
    expect(await rawRows(harness.database, "messages")).toEqual(before);
    expect(await harness.restart().check()).toMatchObject(WHOLE);
  });
});
