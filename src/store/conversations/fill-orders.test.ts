import { describe, expect, it } from "vitest";
import { addContext, seedConversations } from "../../../test/builders/add-conversation";
import {
  allRawRows,
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { openFrozen } from "../../../test/builders/open-frozen";
import { rawTable } from "../../../test/builders/raw-table";
import { newIv, sealMark } from "../../crypto/envelope";
import type { Id } from "../../domain/id";
import type { Row } from "../database/schema";
import { openRow, sealRow } from "../rows/sealed-row";

const FIRST = { contextId: null, after: null, limit: 20, query: "", archived: false } as const;

/** Puts a head back to the form of versions 1 and 2, which had no order. */
async function toOldForm({ database, keys }: StoreHarness, conversationId: Id) {
  const row = (await database.rows("conversations").get(conversationId)) as Row<"conversations">;
  const { payload } = await openRow(keys, "conversations", row);
  const { version } = row;
  const columns = { id: row.id, parent: row.parent };
  // By the same iv: for the digest it is the row that it was.
  const iv = sealMark(row.sealed) ?? newIv();
  const old = await sealRow(keys, { table: "conversations", columns, version, payload, iv });
  await rawTable(database, "conversations").put(old);
}

async function ordersOf({ database }: Pick<StoreHarness, "database">) {
  const rows = await rawRows(database, "conversations");
  return new Map(rows.map(({ id, order }) => [id, order]));
}

describe("a head", () => {
  it("of the form of versions 1 and 2 opens, is opened first, and is shown with its messages", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await toOldForm(harness, harness.conversationId);
    await rawTable(harness.database, "uses").clear();
    const store = harness.restart();
    const opened = await store.conversations.open({ channel: "side-panel", contextId: null });
    expect(opened.conversation).toMatchObject({ id: harness.conversationId, order: 0 });
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one"]);
    expect(store.health()).toEqual([]);
  });

  it("of today does not open where its order was taken or altered", async () => {
    const harness = await makeStore();
    const { conversationId, database, restart } = harness;
    const heads = rawTable(database, "conversations");
    const { order, ...rest } = (await heads.get(conversationId)) ?? {};
    expect(order).toBe(1);
    const forged = [undefined, null, 0, 2, 1.5, "1", Number.NaN];
    for (const altered of forged) {
      await heads.put(altered === undefined ? rest : { ...rest, order: altered });
      const showing = restart().conversations.show({ conversationId });
      await expect(showing, String(altered)).rejects.toMatchObject({ code: "row-tampered" });
    }
  });

  it("of the old form does not open under a forged order", async () => {
    const harness = await makeStore();
    const { conversationId, database, restart } = harness;
    await toOldForm(harness, conversationId);
    await rawTable(database, "conversations").update(conversationId, { order: 1 });
    const showing = restart().conversations.show({ conversationId });
    await expect(showing).rejects.toMatchObject({ code: "row-tampered" });
  });
});

describe("filling the orders of old conversations", () => {
  it("gives each the place of its newest message, and an empty one the next of the log", async () => {
    const harness = await makeStore();
    const { store, conversationId, restart } = harness;
    const second = crypto.randomUUID();
    const empty = crypto.randomUUID();
    for (const id of [second, empty]) {
      await store.conversations.create({ id, channel: "side-panel", contextId: null });
    }
    await sayTurn({ ...harness, conversationId: second }, "1", "one");
    await sayTurn(harness, "2", "two");
    for (const id of [conversationId, second, empty]) await toOldForm(harness, id);
    expect([...(await ordersOf(harness)).values()]).toEqual([undefined, undefined, undefined]);
    await restart().conversations.fillOrders();
    expect(await ordersOf(harness)).toEqual(
      new Map([
        [second, 5],
        [conversationId, 7],
        [empty, 8],
      ]),
    );
    const later = restart();
    expect((await later.check()).mismatched).toEqual([]);
    const made = await later.conversations.create({
      id: crypto.randomUUID(),
      channel: "popup",
      contextId: null,
    });
    expect(made.conversation.order).toBe(9);
  });

  it("is done by a list that comes first, and is done once", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await toOldForm(harness, harness.conversationId);
    const { conversations } = await harness.restart().conversations.list(FIRST);
    expect(conversations).toMatchObject([{ conversation: { order: 3, messageCount: 2 } }]);
    const before = await allRawRows(harness.database);
    await harness.restart().conversations.fillOrders();
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("goes on where it was cut, over more than one batch", async () => {
    const harness = await makeStore();
    const contextId = await addContext(harness.store, "Old");
    const ids = await seedConversations(harness, { contextId, count: 250 });
    for (const id of ids) await toOldForm(harness, id);
    const locks = { ...harness.locks };
    let writes = 0;
    const cut = { ...harness, locks };
    const run = harness.locks.run;
    Object.assign(harness.locks, {
      run: (name: string, work: () => Promise<unknown>) => {
        writes += 1;
        if (writes === 2) throw new Error("stopped");
        return run(name, work);
      },
    });
    await expect(cut.restart().conversations.fillOrders()).rejects.toThrow("stopped");
    const unplaced = async () =>
      [...(await ordersOf(harness)).values()].filter((order) => order === undefined).length;
    expect(await unplaced()).toBeGreaterThan(100);
    const total = await harness.restart().conversations.count(contextId);
    expect([total, await unplaced()]).toEqual([250, 0]);
    expect(new Set((await ordersOf(harness)).values()).size).toBe(251);
  });

  it("leaves and reports a head that does not open", async () => {
    const harness = await makeStore();
    const { conversationId, database, restart } = harness;
    await toOldForm(harness, conversationId);
    await rawTable(database, "conversations").update(conversationId, {
      sealed: new Uint8Array(300),
    });
    const before = await allRawRows(database);
    const store = restart();
    await store.conversations.fillOrders();
    expect(await allRawRows(database)).toEqual(before);
    expect(store.health()).toMatchObject([{ id: conversationId, code: "row-tampered" }]);
  });

  it.each([1, 2] as const)(
    "M-096 lists the conversation of a store of version %i",
    async (version) => {
      const { store, database, conversationId } = await openFrozen(version, {
        name: "device",
        by: "device",
      });
      expect(await store.conversations.count(null)).toBe(1);
      const { conversations } = await store.conversations.list(FIRST);
      const [newest] = await database.rows("messages").orderBy("[parent+order]").newest(1);
      expect(conversations).toMatchObject([
        { conversation: { id: conversationId, order: newest?.order } },
      ]);
      expect((await store.check()).mismatched).toEqual([]);
    },
  );
});
