import { describe, expect, it } from "vitest";
import { addConversation } from "../../../test/builders/add-conversation";
import { flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import { makeStore, rawRows } from "../../../test/builders/make-store";
import { readRows } from "../../../test/builders/read-snapshot";
import { TABLE_NAMES, type TableName } from "../database/schema";

async function idsOf({ store }: Awaited<ReturnType<typeof makeStore>>, table: TableName) {
  const rowIds: { id: string; parent?: string }[] = [];
  for await (const batch of store.rows.ids(table)) rowIds.push(...batch);
  return rowIds;
}

describe("store.rows", () => {
  it("finds rows by id as a snapshot tells them, and leaves out those that are not there", async () => {
    const harness = await makeFullStore();
    const rows = await readRows(harness);
    const ids = (await rawRows(harness.database, "messages")).map(({ id }) => id);
    const found = await harness.store.rows.find("messages", [...ids, crypto.randomUUID()]);
    expect([...found.keys()].sort()).toEqual([...ids].sort());
    for (const id of ids) expect(found.get(id)).toEqual(rows.get(`messages ${id}`));
    expect((await harness.store.rows.find("messages", [])).size).toBe(0);
  });

  it("says of a row that it does not open, and reports it", async () => {
    const { store, database } = await makeFullStore();
    const id = await flipRow(database, "plans");
    expect(await store.rows.find("plans", [id])).toEqual(new Map([[id, "unreadable"]]));
    expect(store.health()).toEqual([{ table: "plans", id, code: "row-tampered" }]);
  });

  it("tells the ids of every table, with parents where there are some", async () => {
    const harness = await makeFullStore();
    for (const table of TABLE_NAMES) {
      const rows: { id: string; parent?: string }[] = await rawRows(harness.database, table);
      const rowIds = rows.map(({ id, parent }) => (parent === undefined ? { id } : { id, parent }));
      expect(await idsOf(harness, table), table).toEqual(rowIds);
      expect(rowIds.length, table).toBeGreaterThan(0);
    }
  });

  it("gives the rows of a table as they are stored", async () => {
    const { store, database } = await makeFullStore();
    const rows: unknown[] = [];
    for await (const batch of store.rows.sealed("messages")) rows.push(...batch);
    expect(rows).toEqual(await rawRows(database, "messages"));
  });

  it("counts the messages of one conversation", async () => {
    const harness = await makeFullStore();
    const other = await addConversation(harness.store);
    expect(await harness.store.rows.countMessages(harness.conversationId)).toBe(7);
    expect(await harness.store.rows.countMessages(String(other))).toBe(0);
  });

  it("tells the generation of the vault and the newest place of its log", async () => {
    const { store, database } = await makeStore();
    const [manifest] = await rawRows(database, "manifest");
    expect(await store.rows.generation()).toEqual({ generation: manifest?.version, lastOrder: 1 });
  });
});
