import { describe, expect, it } from "vitest";
import { countReads } from "../../../test/builders/count-reads";
import { flipRow, makeFullStore } from "../../../test/builders/make-full-store";
import { makeStaged } from "../../../test/builders/make-staged";
import { allRawRows, rawRows } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { readSnapshot } from "../../../test/builders/read-snapshot";
import type { PlainRow } from "../database/plain-row";
import { type Row, TABLE_NAMES } from "../database/schema";
import { createStagedStore } from "./create-staged-store";

const CLEAN = { unreadable: [], mismatched: [], rewound: false };

async function rowsOf(harness: Awaited<ReturnType<typeof makeFullStore>>) {
  const snapshot = harness.store.snapshot({ withSecrets: true });
  return [...(await readSnapshot(snapshot)).rows.values()];
}

describe("a staged store that lacks something", () => {
  /** A store of the rows of a full one that the filter leaves. */
  const stage = async (keep: (row: PlainRow) => boolean) => {
    const harness = await makeFullStore();
    const target = await makeStaged(harness);
    await target.staged.add((await rowsOf(harness)).filter(keep));
    await target.staged.finish({ lastOrder: 0, backups: null });
    const store = target.open();
    expect(await store.check()).toMatchObject(CLEAN);
    const list = { contextId: null, after: null, limit: 9, query: "", archived: false };
    const { conversations } = await store.conversations.list(list);
    return { harness, store, conversations: conversations.map(({ conversation }) => conversation) };
  };

  it("has messages under a head that is made anew where theirs is not there", async () => {
    const { conversations, harness } = await stage(({ table }) => table !== "conversations");
    expect(conversations).toMatchObject([{ id: harness.conversationId, messageCount: 7 }]);
  });

  it("has a head without messages that tells of none", async () => {
    const { conversations } = await stage(({ table }) => table !== "messages");
    expect(conversations).toMatchObject([{ messageCount: 0, activeLeaf: null }]);
  });

  it("has the messages that are there, the others left out of their branch", async () => {
    let left = 2;
    const { conversations, store, harness } = await stage(
      (row) => row.table !== "messages" || left-- <= 0,
    );
    expect(conversations).toMatchObject([{ messageCount: 5 }]);
    const { messages, damaged } = await store.listMessages({
      conversationId: harness.conversationId,
      before: null,
      limit: 50,
    });
    expect(messages.length).toBeGreaterThan(0);
    expect(damaged).toEqual([]);
  });

  it("has a context for conversations whose own is not there", async () => {
    const { store } = await stage(({ table }) => table !== "contexts");
    expect(await store.contexts.list()).toMatchObject([{ context: { name: "Recovered" } }]);
  });

  it("has connections that say that their keys are not there", async () => {
    const { store } = await stage(({ table }) => table !== "secrets");
    expect(await store.connections.list()).toMatchObject([{ hasKey: false, headerNames: [] }]);
  });

  it("has rows that were copied as they were, whatever they lack and whether they open or not", async () => {
    const harness = await makeFullStore();
    const { database } = harness;
    for (const table of ["conversations", "presets"] as const) await flipRow(database, table);
    for (const table of ["messages", "contexts", "secrets"] as const) {
      const [row] = await rawRows(database, table);
      await rawTable(database, table).delete(String(row?.id));
    }
    const target = await makeStaged(harness);
    const tables = TABLE_NAMES.filter((table) => table !== "manifest" && table !== "backups");
    for (const table of tables) {
      const rows = (await database.rows(table).toArray()) as Row<typeof table>[];
      await target.staged.copy(table, rows);
    }
    await target.staged.finish({ lastOrder: 0, backups: null });
    const [before, after] = [await allRawRows(database), await allRawRows(target.database)];
    for (const table of tables) expect(after.get(table), table).toEqual(before.get(table));
    const { unreadable } = await target.open().check();
    expect(unreadable.map(({ table }) => table).sort()).toEqual(["conversations", "presets"]);
  });

  it("has what does not open as it was where another worker has begun it", async () => {
    const harness = await makeFullStore();
    await flipRow(harness.database, "messages");
    await flipRow(harness.database, "attachments");
    const target = await makeStaged(harness);
    for (const table of TABLE_NAMES) {
      if (table === "manifest" || table === "backups") continue;
      const rows = (await harness.database.rows(table).toArray()) as Row<typeof table>[];
      await target.staged.copy(table, rows);
    }
    const { database, open } = target;
    const next = createStagedStore({ database, keys: harness.keys });
    await next.finish({ lastOrder: 0, backups: null });
    const [before, after] = [await allRawRows(harness.database), await allRawRows(database)];
    expect(after.get("messages")).toEqual(before.get("messages"));
    expect(after.get("attachments")).toEqual(before.get("attachments"));
    const { unreadable, mismatched } = await open().check();
    expect(unreadable).toHaveLength(2);
    expect(mismatched).toEqual([]);
  });

  it("reads the bytes of attachments once: when they are written", async () => {
    const harness = await makeFullStore();
    const target = await makeStaged(harness);
    await target.staged.add(await rowsOf(harness));
    const reads = countReads(target.database, "attachments");
    await target.staged.finish({ lastOrder: 0, backups: null });
    expect(reads.rows).toBe(0);
    expect(await target.open().check()).toMatchObject(CLEAN);
    expect(reads.rows).toBeGreaterThan(0);
  });
});
