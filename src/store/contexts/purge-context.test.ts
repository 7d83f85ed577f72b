import { describe, expect, it } from "vitest";
import {
  flipRow,
  forgeKeyId,
  makeFullStore,
  snapshot,
} from "../../../test/builders/make-full-store";
import {
  allRawRows,
  closeTurn,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
  seedTurns,
  textsOf,
} from "../../../test/builders/make-store";
import { nativeDatabase } from "../database/open-database";
import type { TableName } from "../database/schema";

/** Those that belong to no context. */
const STAYING: readonly TableName[] = [
  "presets",
  "saved_prompts",
  "connections",
  "secrets",
  "model_files",
  "programs",
  "tombstones",
  "settings",
  "counters",
  "usage",
  "backups",
  "manifest",
];

const NAME = "Confidant";

async function contextIdOf({ store }: StoreHarness): Promise<string> {
  return (await store.contexts.list())[0]?.context.id ?? "";
}

describe("contexts.purge", () => {
  it("M-048 leaves no row of the context in any table", async () => {
    const harness = await makeFullStore();
    const { store, database } = harness;
    const [turn] = await store.turns.listOpenTurns();
    const chunk = await flipRow(database, "draft_pieces");
    await closeTurn(harness, turn!.id);
    const id = await contextIdOf(harness);
    expect(await store.contexts.holds({ id })).toEqual({ conversations: 1, messages: 7 });
    expect(await store.contexts.purge({ id, name: NAME })).toEqual({ messages: 7 });
    const rows = await allRawRows(database);
    const left = [...rows].filter(([, found]) => found.length > 0).map(([table]) => table);
    expect(left).toEqual(STAYING);
    expect(await store.contexts.list()).toEqual([]);
    expect(JSON.stringify([...rows])).not.toContain(chunk);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("removes what will never open, too, but for the context: its name cannot be compared", async () => {
    const harness = await makeFullStore();
    const { store, database } = harness;
    const [turn] = await store.turns.listOpenTurns();
    await closeTurn(harness, turn!.id);
    const id = await contextIdOf(harness);
    for (const table of [
      "conversations",
      "messages",
      "composer_drafts",
      "uses",
      "forks",
    ] as const) {
      await forgeKeyId(database, table);
    }
    const rewind = await snapshot(harness);
    await harness.restart().contexts.purge({ id, name: NAME });
    const left = [...(await allRawRows(database))].filter(([, found]) => found.length > 0);
    const tables = left.map(([table]) => table);
    expect(tables).toEqual(STAYING);
    await rewind();
    await forgeKeyId(database, "contexts");
    const purge = harness.restart().contexts.purge({ id, name: NAME });
    await expect(purge).rejects.toMatchObject({ code: "row-tampered" });
  });

  it("M-048 leaves another context and its messages whole", async () => {
    const harness = await makeStore();
    const { store } = harness;
    await sayTurn(harness, "1", "one");
    const id = await contextIdOf(harness);
    const fields = { name: "Other", systemPrompt: "Be brief." };
    const other = crypto.randomUUID();
    await store.contexts.create({ id: other, fields });
    const opened = await store.conversations.open({ channel: "side-panel", contextId: other });
    const second = { ...harness, conversationId: opened.conversation.id };
    await sayTurn(second, "2", "two");
    expect(await store.contexts.purge({ id, name: NAME })).toEqual({ messages: 2 });
    expect(await store.contexts.list()).toMatchObject([{ context: { id: other } }]);
    expect(await store.contexts.holds({ id: other })).toEqual({ conversations: 1, messages: 2 });
    expect(await textsOf(second)).toEqual(["2", "two"]);
    expect(await rawRows(harness.database, "uses")).toMatchObject([{ id: other }]);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("writes in one strict transaction, and a new conversation is opened after it", async () => {
    const harness = await makeStore();
    await seedTurns(harness, 1_000);
    const store = harness.restart();
    const durabilities: unknown[] = [];
    const native = nativeDatabase(harness.database);
    const begin = native.transaction.bind(native);
    native.transaction = (names, mode, options) => {
      if (mode === "readwrite") durabilities.push(options?.durability);
      return begin(names, mode, options);
    };
    const id = await contextIdOf({ ...harness, store });
    expect(await store.contexts.purge({ id, name: NAME })).toEqual({ messages: 2_000 });
    expect(durabilities).toEqual(["strict"]);
    const { conversation } = await store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    expect(conversation.id).not.toBe(harness.conversationId);
    const late = store.listMessages({
      conversationId: harness.conversationId,
      before: null,
      limit: 1,
    });
    await expect(late).rejects.toMatchObject({ code: "not-found" });
    await expect(openTurn({ ...harness, store }, "late")).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("refuses another name, an unknown context and a running turn, and writes nothing", async () => {
    const harness = await makeStore();
    const id = await contextIdOf(harness);
    const turn = await openTurn(harness, "1");
    const before = await allRawRows(harness.database);
    const purge = (input: { id: string; name: string }) => harness.store.contexts.purge(input);
    await expect(purge({ id, name: "confidant" })).rejects.toMatchObject({
      code: "wrong-name",
    });
    await expect(purge({ id: crypto.randomUUID(), name: NAME })).rejects.toMatchObject({
      code: "not-found",
    });
    await expect(purge({ id, name: NAME })).rejects.toMatchObject({ code: "turn-running" });
    expect(await allRawRows(harness.database)).toEqual(before);
    await closeTurn(harness, turn.id);
    await purge({ id, name: NAME });
    expect(await rawRows(harness.database, "messages")).toEqual([]);
  });
});
