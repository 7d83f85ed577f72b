import { describe, expect, it } from "vitest";
import {
  addContext,
  addConversation,
  contextIdOf,
  usesOf,
} from "../../../test/builders/add-conversation";
import { flipRow } from "../../../test/builders/make-full-store";
import { allRawRows, makeStore, rawRows, sayTurn } from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { MAX_CONTEXT_CONVERSATIONS } from "../../domain/limits";

const NEW = { channel: "side-panel", contextId: null } as const;

describe("creating a conversation", () => {
  it("A-050 makes a new one under the id that the page chose, and talks in it", async () => {
    const harness = await makeStore();
    const id = crypto.randomUUID();
    const { conversation, draft } = await harness.store.conversations.create({ id, ...NEW });
    expect(conversation).toMatchObject({ id, messageCount: 0, title: "", tags: [], order: 2 });
    expect(draft).toBe("");
    await sayTurn({ ...harness, conversationId: id }, "1", "one");
    const opened = await harness.restart().conversations.open(NEW);
    expect(opened.conversation).toMatchObject({ id, messageCount: 2, order: 4 });
    expect((await harness.restart().check()).mismatched).toEqual([]);
  });

  it("makes it once, and refuses the same id for something else", async () => {
    const { store, database } = await makeStore();
    const id = crypto.randomUUID();
    const [left, right] = await Promise.all([
      store.conversations.create({ id, ...NEW }),
      store.conversations.create({ id, ...NEW }),
    ]);
    expect(left).toEqual(right);
    const before = await allRawRows(database);
    const contextId = await addContext(store, "Other");
    for (const overrides of [{ channel: "popup" as const }, { contextId }]) {
      const again = store.conversations.create({ id, ...NEW, ...overrides });
      await expect(again).rejects.toMatchObject({ code: "conflict" });
    }
    expect(await rawRows(database, "conversations")).toEqual(before.get("conversations"));
  });

  it("M-047 D-22 gives each a place of its own in the log, and tells nothing else in clear", async () => {
    const harness = await makeStore();
    const { store, database } = harness;
    await sayTurn(harness, "1", "one");
    await addConversation(store);
    const later = harness.restart();
    const conversationId = await addConversation(later);
    await later.conversations.rename({ conversationId, title: "secret" });
    const rows = await rawRows(database, "conversations");
    expect(new Set(rows.map(({ order }) => order)).size).toBe(3);
    for (const row of rows) {
      const names = ["id", "keyId", "order", "parent", "sealed", "version"];
      expect(Object.keys(row).sort()).toEqual(names);
    }
  });

  it("goes on with places above the newest conversation's where the manifest was lost", async () => {
    const { store, database, restart } = await makeStore();
    const before = await addConversation(store);
    await rawTable(database, "manifest").clear();
    const after = await addConversation(restart());
    const orderOf = async (id: string) => (await database.rows("conversations").get(id))?.order;
    expect(await orderOf(after)).toBeGreaterThan((await orderOf(before)) ?? 0);
  });

  it("is refused for a context that is not there, was archived, or does not open", async () => {
    const { store, restart, database, conversationId } = await makeStore();
    const make = (contextId: string, by = store) => addConversation(by, { contextId });
    await expect(make(crypto.randomUUID())).rejects.toMatchObject({
      code: "not-found",
      data: { kind: "context" },
    });
    const contextId = await contextIdOf(store, conversationId);
    await store.contexts.archive({ id: contextId });
    await expect(make(contextId)).rejects.toMatchObject({ code: "archived" });
    await flipRow(database, "contexts", contextId);
    await expect(make(contextId, restart())).rejects.toMatchObject({ code: "row-tampered" });
  });

  it("M-081 allows a context its number of conversations and no more, but lets it be opened", async () => {
    const harness = await makeStore();
    const contextId = await addContext(harness.store, "Full");
    const filler = { version: 1, keyId: "0badcafe", sealed: new Uint8Array(0) };
    const rows = Array.from({ length: MAX_CONTEXT_CONVERSATIONS - 1 }, (_, at) => {
      return { ...filler, id: crypto.randomUUID(), parent: contextId, order: 10 + at };
    });
    await rawTable(harness.database, "conversations").bulkAdd(rows);
    await addConversation(harness.store, { contextId });
    await expect(addConversation(harness.store, { contextId })).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "context-conversations", max: 10_000 },
    });
    const popup = { channel: "popup", contextId } as const;
    expect((await harness.store.conversations.open(popup)).conversation.contextId).toBe(contextId);
  });

  it("is the one used last in its context from then on", async () => {
    const { store, conversationId } = await makeStore();
    const contextId = await contextIdOf(store, conversationId);
    const id = await addConversation(store, { channel: "popup" });
    expect(await usesOf(store, contextId)).toEqual({ "side-panel": conversationId, popup: id });
  });
});
