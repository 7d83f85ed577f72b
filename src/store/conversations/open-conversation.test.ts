import { describe, expect, it } from "vitest";
import {
  addContext,
  addConversation,
  contextIdOf,
  seedConversations,
  usesOf,
} from "../../../test/builders/add-conversation";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  allRawRows,
  makeOrdinaryStore,
  makeStore,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { DAY_MS } from "../../domain/expiry";
import type { Id } from "../../domain/id";

const HERE = { channel: "side-panel", contextId: null } as const;

/** The id of the conversation that opening gives. */
async function openedBy({ store }: Pick<StoreHarness, "store">, contextId: Id | null = null) {
  return (await store.conversations.open({ ...HERE, contextId })).conversation.id;
}

/** The same over a new store: what is in memory is no answer. */
function later(harness: StoreHarness): StoreHarness {
  return { ...harness, store: harness.restart() };
}

function activate({ store }: StoreHarness, activeContextId: Id) {
  return store.settings.update((current) => ({ ...current, activeContextId }));
}

describe("opening a conversation", () => {
  it("O-009 O-010 A-050 finds the one used last in a channel of a context, or makes one", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const contextId = await contextIdOf(store, conversationId);
    const other = await addContext(store, "Other");
    expect(await openedBy(harness, contextId)).toBe(conversationId);
    const made = await openedBy(harness, other);
    expect(made).not.toBe(conversationId);
    expect(await contextIdOf(harness.restart(), made)).toBe(other);
    expect(await openedBy(later(harness), other)).toBe(made);
  });

  it("tells which one it is before the rest of it is read, a new one once it is stored", async () => {
    const harness = await makeStore();
    const other = await addContext(harness.store, "Other");
    for (const contextId of [null, other]) {
      const found: Promise<unknown>[] = [];
      const onFound = (id: Id) => void found.push(harness.store.conversations.find(id));
      const { conversation } = await harness.store.conversations.open({
        ...HERE,
        contextId,
        onFound,
      });
      expect(await Promise.all(found)).toEqual([conversation]);
    }
  });

  it("D-1 keeps channels apart: each has its own", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const page = { channel: "page:https://example.org", contextId: null } as const;
    const popup = await store.conversations.open({ channel: "popup", contextId: null });
    const ofPage = await store.conversations.open(page);
    const ids = [conversationId, popup.conversation.id, ofPage.conversation.id];
    expect(new Set(ids).size).toBe(3);
    const contextId = await contextIdOf(store, conversationId);
    expect(await usesOf(harness.restart(), contextId)).toEqual({
      "side-panel": conversationId,
      popup: popup.conversation.id,
      "page:https://example.org": ofPage.conversation.id,
    });
    expect(await openedBy(harness)).toBe(conversationId);
  });

  it("M-007 O-011 finds the context's history as it was, and no other conversation's", async () => {
    const harness = await makeStore();
    const contextId = await contextIdOf(harness.store, harness.conversationId);
    await sayTurn(harness, "1", "one");
    const second = await addConversation(harness.store, { contextId });
    await sayTurn({ ...harness, conversationId: second }, "2", "two");
    const store = harness.restart();
    const { conversation, entry } = await store.conversations.open({ ...HERE, contextId });
    expect(entry?.context.id).toBe(contextId);
    expect(conversation.id).toBe(second);
    expect(await textsOf({ ...harness, store, conversationId: second })).toEqual(["2", "two"]);
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one"]);
  });

  it("writes nothing where it is noted already, and never when a chat was", async () => {
    const harness = await makeStore();
    const { store, conversationId, clock } = harness;
    await sayTurn(harness, "1", "one");
    const contextId = await contextIdOf(store, conversationId);
    const { lastChatAt } = (await store.contexts.get(contextId)).use;
    const second = await addConversation(store, { contextId });
    clock.time += 60_000;
    await store.conversations.show({ conversationId });
    expect((await harness.restart().contexts.get(contextId)).use).toEqual({
      lastChatAt,
      conversations: { "side-panel": conversationId },
    });
    expect(second).not.toBe(conversationId);
    const before = await allRawRows(harness.database);
    await harness.restart().conversations.open(HERE);
    await store.conversations.show({ conversationId });
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("shows any conversation, which is the one used last from then on", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    await addConversation(store);
    expect(await openedBy(harness)).not.toBe(conversationId);
    const shown = await store.conversations.show({ conversationId });
    expect(shown).toMatchObject({
      conversation: { id: conversationId },
      contextName: "Confidant",
      entry: { use: { conversations: { "side-panel": conversationId } } },
    });
    expect(await openedBy(harness)).toBe(conversationId);
    const unknown = store.conversations.show({ conversationId: crypto.randomUUID() });
    await expect(unknown).rejects.toMatchObject({ code: "not-found" });
  });

  it("refuses a context that is not there, and opens one that was archived to be read (D-24)", async () => {
    const { store, conversationId } = await makeStore();
    const open = (contextId: Id) => store.conversations.open({ ...HERE, contextId });
    await expect(open(crypto.randomUUID())).rejects.toMatchObject({ code: "not-found" });
    const contextId = await contextIdOf(store, conversationId);
    await store.contexts.archive({ id: contextId });
    const { conversation, entry } = await open(contextId);
    expect(conversation.id).toBe(conversationId);
    expect(entry?.context.archived).not.toBeNull();
  });

  it("D-24 opens of one that was archived what is there, in whichever channel, and makes nothing", async () => {
    const harness = await makeStore();
    const contextId = await addContext(harness.store, "Imported");
    const fields = () => ({ channel: "import" as const });
    await seedConversations(harness, { contextId, count: 1, fields });
    const { store } = later(harness);
    await store.contexts.archive({ id: contextId });
    const before = await rawTable(harness.database, "conversations").count();
    const { conversation } = await store.conversations.open({ ...HERE, contextId });
    expect(conversation).toMatchObject({ contextId, channel: "import" });
    expect(await rawTable(harness.database, "conversations").count()).toBe(before);
  });

  it("passes by conversations that were archived or are gone", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    await sayTurn(harness, "1", "one");
    const second = await addConversation(store);
    await sayTurn({ ...harness, conversationId: second }, "2", "two");
    await store.conversations.setArchived({ conversationId: second, archived: true });
    expect(await openedBy(harness)).toBe(conversationId);
    await store.conversations.purge({ conversationId, messages: 2 });
    const made = await openedBy(harness);
    expect([conversationId, second]).not.toContain(made);
  });

  it("makes one where none of the channel is among very many, and finds it from then on", async () => {
    const harness = await makeStore();
    const contextId = await addContext(harness.store, "Imported");
    const fields = () => ({ channel: "import" as const });
    await seedConversations(harness, { contextId, count: 600, fields });
    const made = await openedBy(later(harness), contextId);
    expect(await openedBy(later(harness), contextId)).toBe(made);
    expect(await rawRows(harness.database, "conversations")).toHaveLength(602);
  });
});

describe("the context that is opened", () => {
  it("is the active one, then the one used last, then the newest", async () => {
    const harness = await makeStore();
    const { store, clock } = harness;
    const contextId = await contextIdOf(store, harness.conversationId);
    clock.time += 1_000;
    const newest = await addContext(store, "Newest");
    const contextOf = async () => contextIdOf(harness.restart(), await openedBy(harness));
    expect(await contextOf()).toBe(newest);
    await sayTurn(harness, "1", "one");
    expect(await contextOf()).toBe(contextId);
    await activate(harness, newest);
    expect(await contextOf()).toBe(newest);
    await store.contexts.archive({ id: newest });
    expect(await contextOf()).toBe(contextId);
  });

  it("D-24 is no new one where all were archived, but the one used last, to be read", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const contextId = await contextIdOf(store, harness.conversationId);
    await store.contexts.archive({ id: contextId });
    const { conversation } = await harness.restart().conversations.open(HERE);
    expect(conversation.id).toBe(harness.conversationId);
    expect(await store.contexts.list()).toHaveLength(1);
  });

  it("D-24 stays the active one, or the one used last, where its time is over", async () => {
    const harness = await makeOrdinaryStore();
    const { store, clock, conversationId } = harness;
    await addContext(store, "Never used");
    await sayTurn(harness, "1", "one");
    clock.time += 30 * DAY_MS;
    expect(await openedBy(harness)).toBe(conversationId);
    await store.contexts.archiveExpired();
    expect(await openedBy(harness)).toBe(conversationId);
    await store.contexts.archive({ id: await contextIdOf(store, conversationId) });
    expect(await openedBy(harness)).not.toBe(conversationId);
  });

  it("is another one where the active one does not open, which is reported", async () => {
    const harness = await makeStore();
    const damaged = await addContext(harness.store, "Damaged");
    await activate(harness, damaged);
    await flipRow(harness.database, "contexts", damaged);
    const store = harness.restart();
    const { conversation } = await store.conversations.open(HERE);
    expect(conversation.id).toBe(harness.conversationId);
    expect(store.health()).toMatchObject([{ table: "contexts", id: damaged }]);
  });

  it("is shown by its newest conversation where none opens", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await flipRow(harness.database, "contexts");
    const opened = await harness.restart().conversations.open(HERE);
    expect(opened).toMatchObject({
      conversation: { id: harness.conversationId },
      contextName: "",
      entry: null,
    });
    expect(await rawRows(harness.database, "contexts")).toHaveLength(1);
  });

  it("goes on naming a conversation that does not open, until a message says otherwise", async () => {
    const harness = await makeStore();
    const { conversationId, database } = harness;
    const contextId = await contextIdOf(harness.store, conversationId);
    await flipRow(database, "conversations");
    const begun = await openedBy(later(harness));
    expect(begun).not.toBe(conversationId);
    expect(await openedBy(later(harness))).toBe(begun);
    expect((await usesOf(harness.restart(), contextId))["side-panel"]).toBe(conversationId);
    await sayTurn({ ...harness, store: harness.restart(), conversationId: begun }, "1", "one");
    expect((await usesOf(harness.restart(), contextId))["side-panel"]).toBe(begun);
  });

  it("is found again after what it notes was lost", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await addConversation(harness.store);
    await rawTable(harness.database, "uses").clear();
    expect(await openedBy(later(harness))).toBe(harness.conversationId);
  });
});
