import { describe, expect, it } from "vitest";
import { addConversation } from "../../../test/builders/add-conversation";
import {
  BACKUP_IDENTITY,
  CONNECTION_KEY,
  flipRow,
  makeFullStore,
} from "../../../test/builders/make-full-store";
import {
  closeTurn,
  makeKeyring,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
  seedTurns,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { readRows, readSnapshot } from "../../../test/builders/read-snapshot";
import { TABLE_NAMES } from "../database/schema";

const ALL = { withSecrets: true } as const;

describe("a snapshot", () => {
  it("gives every row of every table but manifest, model files, programs and backups, as it was sealed", async () => {
    const harness = await makeFullStore();
    const snapshot = harness.store.snapshot(ALL);
    const { rows, end } = await readSnapshot(snapshot);
    expect(rows).toEqual(await readRows(harness));
    expect(rows.size).toBe(await snapshot.total);
    expect(rows.size).toBe((await harness.store.countRows()) - 4);
    expect(end).toMatchObject({ rows: [], gone: [], unreadable: 0 });
    const tables = TABLE_NAMES.filter(
      (table) => !["manifest", "backups", "model_files", "programs"].includes(table),
    );
    expect(Object.keys(end.counts)).toEqual(tables);
    for (const table of tables) {
      expect(end.counts[table]).toBe((await rawRows(harness.database, table)).length);
    }
    const [manifest] = await rawRows(harness.database, "manifest");
    expect(end.generation).toBe(manifest?.version);
    expect(end.lastOrder).toBe((await harness.store.rows.generation()).lastOrder);
    expect(JSON.stringify([...rows])).not.toContain(BACKUP_IDENTITY);
    expect(JSON.stringify([...rows])).toContain(CONNECTION_KEY);
  });

  it("leaves keys of connections out where they are not asked for, and what changes of them", async () => {
    const { store } = await makeFullStore();
    const snapshot = store.snapshot({ withSecrets: false });
    const url = "https://api.example.org";
    const { rows, end } = await readSnapshot(snapshot, async (nth) => {
      if (nth > 0) return;
      await store.connections.add({ kind: "openai", preset: null, url, key: CONNECTION_KEY });
    });
    expect([...rows.values()].filter(({ table }) => table === "connections")).toHaveLength(2);
    expect(JSON.stringify([...rows])).not.toContain(CONNECTION_KEY);
    expect(end.counts).not.toHaveProperty("secrets");
  });

  it("has what was written while it was read", async () => {
    const harness = await makeFullStore();
    const snapshot = harness.store.snapshot(ALL);
    const { rows, end } = await readSnapshot(snapshot, async (nth) => {
      if (nth === 2) await addConversation(harness.store);
      if (nth === 9) await sayTurn(harness, "late", "later");
    });
    expect(rows).toEqual(await readRows(harness));
    expect(end.rows.filter(({ table }) => table === "messages")).toHaveLength(2);
    expect(end.counts.messages).toBe(9);
  });

  it("has nothing of what was purged while it was read, told by conversation", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 300);
    const store = harness.restart();
    const { conversationId } = harness;
    const snapshot = store.snapshot(ALL);
    const { rows, end } = await readSnapshot(snapshot, async (nth) => {
      if (nth === 4) await store.conversations.purge({ conversationId, messages: 600 });
    });
    expect(rows).toEqual(await readRows(harness));
    const gone = end.gone.filter(({ table }) => table === "messages");
    expect(gone).toEqual([{ table: "messages", gone: { parent: conversationId } }]);
    expect(end.counts.messages).toBe(0);
  });

  it("has nothing of a conversation that is purged between its two looks at what has changed", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const { store, conversationId } = harness;
    const snapshot = store.snapshot(ALL);
    for await (const _part of snapshot.parts());
    await sayTurn(harness, "2", "two");
    // It waits for its turn, by which time what it looked at before is gone.
    const purging = store.conversations.purge({ conversationId, messages: 4 });
    const end = await snapshot.finish(async (state) => state);
    await purging;
    expect(end.rows.filter(({ table }) => table === "messages")).toEqual([]);
    expect(end.counts.messages).toBe(0);
    expect(end.gone).toContainEqual({ table: "messages", gone: { parent: conversationId } });
  });

  it("has what lies there though a commit failed in between", async () => {
    const harness = await makeFullStore();
    const { store, database } = harness;
    const { id } = await openTurn(harness, "before");
    const snapshot = store.snapshot(ALL);
    const { rows } = await readSnapshot(snapshot, async (nth) => {
      if (nth === 3) await closeTurn(harness, id, "answer");
      if (nth !== 5) return;
      const [manifest] = await rawRows(database, "manifest");
      await rawTable(database, "manifest").put({ ...manifest, version: 1 });
      await expect(sayTurn(harness, "x", "y")).rejects.toMatchObject({ code: "conflict" });
      await rawTable(database, "manifest").put(manifest);
    });
    expect(rows).toEqual(await readRows(harness));
  });

  it("has every row once where all of them are sealed anew meanwhile", async () => {
    const harness = await makeFullStore();
    const { store, keys } = harness;
    const before = await readRows(harness);
    const snapshot = store.snapshot(ALL);
    const { rows, end } = await readSnapshot(snapshot, async (nth) => {
      if (nth !== 4) return;
      keys.use({ current: await makeKeyring("feedf00d"), former: keys.current() });
      while (!(await store.resealNext()).done);
    });
    expect(end.rows.every(({ table }) => table === "conversations")).toBe(true);
    const contents = (from: typeof rows) =>
      [...from].map(([key, { columns }]) => [key, columns]).sort();
    expect(contents(rows)).toEqual(contents(before));
  });

  it("counts rows that do not open, reports them, and is right where they are gone at the end", async () => {
    const harness = await makeFullStore();
    const { database } = harness;
    const store = harness.restart();
    const message = await flipRow(database, "messages");
    const draft = await flipRow(database, "composer_drafts");
    const snapshot = store.snapshot(ALL);
    let unreadable = 0;
    for await (const part of snapshot.parts()) unreadable += part.unreadable;
    expect(unreadable).toBe(2);
    expect(store.health()).toEqual([
      { table: "messages", id: message, code: "row-tampered" },
      { table: "composer_drafts", id: draft, code: "row-tampered" },
    ]);
    await store.repair();
    const end = await snapshot.finish(async (state) => state);
    expect(end.unreadable).toBe(0);
    expect(end.gone).toContainEqual({ table: "composer_drafts", gone: { id: draft } });
  });

  it("takes back what it has read of a row that does not open any more", async () => {
    const harness = await makeFullStore();
    const { store, database } = harness;
    const snapshot = store.snapshot(ALL);
    const { rows, end } = await readSnapshot(snapshot, async (nth) => {
      if (nth !== 14) return;
      await store.saveDraft({ conversationId: harness.conversationId, text: "other" });
      await flipRow(database, "composer_drafts");
    });
    expect([...rows.values()].filter(({ table }) => table === "composer_drafts")).toEqual([]);
    expect(end.unreadable).toBe(1);
    expect(rows.size).toBe(Object.values(end.counts).reduce((sum, count) => sum + count, 0) - 1);
  });

  it("keeps everybody from writing while its end is worked with, and not before", async () => {
    const harness = await makeFullStore();
    const snapshot = harness.store.snapshot(ALL);
    for await (const _part of snapshot.parts());
    const steps: string[] = [];
    let saying: Promise<unknown> = Promise.resolve();
    await snapshot.finish(async () => {
      saying = sayTurn(harness, "1", "one").then(() => steps.push("said"));
      await new Promise((resolve) => setTimeout(resolve, 30));
      steps.push("worked");
    });
    await saying;
    expect(steps).toEqual(["worked", "said"]);
  });

  it("fails with locked once the keys are dropped", async () => {
    const { store, keys } = await makeFullStore();
    const snapshot = store.snapshot(ALL);
    const parts = snapshot.parts();
    await parts.next();
    keys.drop();
    await expect(parts.next()).rejects.toMatchObject({ code: "locked" });
    snapshot.end();
  });
});
