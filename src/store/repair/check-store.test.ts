import { describe, expect, it } from "vitest";
import { makeFullStore, snapshot } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { TABLE_NAMES } from "../database/schema";

describe("checkStore", () => {
  it("finds nothing wrong in a store that was only used", async () => {
    const harness = await makeFullStore();
    const rows = [...(await allRawRows(harness.database)).values()];
    expect(rows.every((table) => table.length > 0)).toBe(true);
    expect(await harness.restart().check()).toEqual({
      rows: rows.flat().length,
      unreadable: [],
      mismatched: [],
      rewound: false,
    });
  });

  it("finds an altered clear column in every table, whichever it is", async () => {
    const { database, restart } = await makeFullStore();
    for (const table of TABLE_NAMES) {
      const [row] = await rawRows(database, table);
      const { id, sealed, ...columns } = row!;
      for (const [name, value] of Object.entries(columns)) {
        const altered = typeof value === "number" ? value + 1 : crypto.randomUUID();
        await rawTable(database, table).update(id, { [name]: altered });
        expect((await restart().check()).unreadable, `${table}.${name}`).toEqual([
          { table, id, code: "row-tampered" },
        ]);
        await rawTable(database, table).update(id, { [name]: value });
      }
      expect(sealed.length, table).toBeGreaterThan(256);
    }
  });

  it("finds a row that was swapped with another of its table", async () => {
    const { database, restart } = await makeFullStore();
    const [left, right] = await rawRows(database, "messages");
    await rawTable(database, "messages").bulkPut([
      { ...left, sealed: right!.sealed },
      { ...right, sealed: left!.sealed },
    ]);
    const { unreadable } = await restart().check();
    expect(unreadable.map(({ id }) => id).sort()).toEqual([left!.id, right!.id].sort());
  });

  it.each(TABLE_NAMES)("finds a row removed from %s", async (table) => {
    const { conversationId, database, restart } = await makeFullStore();
    const [row] = await rawRows(database, table);
    await rawTable(database, table).delete(row!.id);
    const { mismatched } = await restart().check();
    expect(mismatched).toContain(table === "messages" ? conversationId : "vault");
  });

  it("finds an old form of a message put back", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "1");
    const old = (await rawRows(harness.database, "messages")).find(({ id }) => id === turn.id);
    await harness.store.turns.closeTurn({
      turnId: turn.id,
      outcome: { status: "complete", failure: null, finish: "stop", usage: null },
      rest: { text: "one", thinking: "" },
      thinkingMs: 0,
      seenFrom: null,
    });
    await rawTable(harness.database, "messages").put(old);
    expect(await harness.restart().check()).toMatchObject({
      unreadable: [],
      mismatched: [harness.conversationId],
    });
  });

  it("finds a whole conversation put back to an older state", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const rewind = await snapshot(harness, ["messages", "conversations"]);
    await sayTurn(harness, "2", "two");
    await rewind();
    expect(await harness.restart().check()).toMatchObject({
      unreadable: [],
      mismatched: ["vault"],
      rewound: false,
    });
  });

  it("finds the whole database put back, and says so even after more was written", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const rewind = await snapshot(harness);
    await sayTurn(harness, "2", "two");
    await rewind();
    const store = harness.restart();
    expect(await store.check()).toMatchObject({ mismatched: [], rewound: true });
    for (const text of ["3", "4", "5"]) await sayTurn({ ...harness, store }, text, text);
    expect(store.health()).toMatchObject([{ table: "manifest" }]);
    expect(await harness.restart().check()).toMatchObject({ mismatched: [], rewound: true });
  });

  it("keeps saying that the manifest was lost after more was written", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await rawTable(harness.database, "manifest").clear();
    const store = harness.restart();
    await sayTurn({ ...harness, store }, "2", "two");
    expect(store.health()).toMatchObject([{ table: "manifest", code: "row-tampered" }]);
    expect((await harness.restart().check()).mismatched).toEqual(["vault"]);
    const orders = (await rawRows(harness.database, "messages")).map((row) => row.order);
    expect(orders.sort()).toEqual([2, 3, 4, 5]);
  });

  it("says that a store whose rows are all gone is not new", async () => {
    const harness = await makeFullStore();
    for (const table of TABLE_NAMES) await rawTable(harness.database, table).clear();
    expect(await harness.restart().check()).toMatchObject({ rows: 0, rewound: true });
  });
});
