import { describe, expect, it } from "vitest";
import { makeFile } from "../../../test/builders/make-attached";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  allRawRows,
  COMPLETE,
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
  seedTurns,
  textsOf,
} from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { Store } from "../create-store";

async function setup() {
  const harness = await makeStore();
  const contextId = await contextOf(harness);
  const remove = (ids: readonly string[], store = harness.store) =>
    store.deleteMessages({ contextId, conversationId: null, what: { type: "ids", ids } });
  const removeOlder = (than: number, conversationId: string | null = null) =>
    harness.store.deleteMessages({ contextId, conversationId, what: { type: "older", than } });
  return { ...harness, contextId, remove, removeOlder };
}

async function contextOf({ store, conversationId }: StoreHarness): Promise<string> {
  return (await store.conversations.show({ conversationId })).conversation.contextId;
}

async function makeContext(store: Store) {
  const id = crypto.randomUUID();
  await store.contexts.create({ id, fields: { name: "other", systemPrompt: "Be brief." } });
  return id;
}

async function makeConversation(store: Store, contextId: string) {
  const id = crypto.randomUUID();
  await store.conversations.create({ id, channel: "side-panel", contextId });
  return id;
}

const headOf = async ({ store, conversationId }: StoreHarness) =>
  (await store.conversations.show({ conversationId })).conversation;

describe("deleteMessages", () => {
  it("M-037 empties the rows of the messages named, and lists them no more", async () => {
    const harness = await setup();
    await sayTurn(harness, "1", "one");
    const turn = await sayTurn(harness, "2", "two");
    await sayTurn(harness, "3", "three");
    const before = await headOf(harness);
    harness.clock.time += 1_000;
    expect(await harness.remove([turn.userMessageId, turn.id])).toEqual({ deleted: 2 });

    expect(await textsOf(harness)).toEqual(["1", "one", "3", "three"]);
    expect(await harness.store.findMessage(turn.id)).toMatchObject({
      text: "",
      metadata: null,
      deletedAt: harness.clock.time,
      reply: { thinking: "", status: "complete" },
    });
    const after = await headOf(harness);
    expect(after).toMatchObject({ messageCount: 6, deletedCount: 2, updatedAt: before.updatedAt });
    expect(after.tokenCount).toBeLessThan(before.tokenCount);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("counts a message once that is named twice or was deleted before", async () => {
    const harness = await setup();
    const turn = await sayTurn(harness, "1", "one");
    expect(await harness.remove([turn.id, turn.id])).toEqual({ deleted: 1 });
    const before = await allRawRows(harness.database);
    expect(await harness.remove([turn.id, crypto.randomUUID()])).toEqual({ deleted: 0 });
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("M-037 deletes nothing by ids of another context", async () => {
    const harness = await setup();
    const turn = await sayTurn(harness, "1", "one");
    const contextId = await makeContext(harness.store);
    const what = { type: "ids", ids: [turn.id] } as const;
    const { store, conversationId } = harness;
    for (const within of [null, conversationId]) {
      const input = { contextId, conversationId: within, what };
      expect(await store.deleteMessages(input)).toEqual({ deleted: 0 });
    }
    expect(await textsOf(harness)).toEqual(["1", "one"]);
  });

  it("refuses an unknown context and an unknown conversation", async () => {
    const { store, contextId } = await setup();
    const what = { type: "older", than: 0 } as const;
    const unknown = crypto.randomUUID();
    const missing = { code: "not-found" };
    for (const scope of [
      { contextId: unknown, conversationId: null },
      { contextId, conversationId: unknown },
    ]) {
      await expect(store.deleteMessages({ ...scope, what })).rejects.toMatchObject(missing);
    }
  });

  it("M-011 M-037 deletes what is older than a time, in one conversation or in all of the context", async () => {
    const harness = await setup();
    const { store, clock, contextId } = harness;
    await sayTurn(harness, "old", "old one");
    const second = { ...harness, conversationId: await makeConversation(store, contextId) };
    await sayTurn(second, "old too", "old too one");
    clock.time += 60_000;
    await sayTurn(harness, "new", "new one");

    expect(await harness.removeOlder(clock.time, second.conversationId)).toEqual({ deleted: 2 });
    expect(await textsOf(second)).toEqual([]);
    expect(await textsOf(harness)).toEqual(["old", "old one", "new", "new one"]);
    expect(await harness.removeOlder(clock.time)).toEqual({ deleted: 2 });
    expect(await textsOf(harness)).toEqual(["new", "new one"]);
  });

  it("M-011 deletes more messages than one batch holds", async () => {
    const harness = await setup();
    await seedTurns(harness, 400);
    const store = harness.restart();
    const input = { contextId: harness.contextId, conversationId: null };
    const what = { type: "older", than: Number.MAX_SAFE_INTEGER } as const;
    expect(await store.deleteMessages({ ...input, what })).toEqual({ deleted: 800 });
    const seen = { ...harness, store };
    expect(await textsOf(seen)).toEqual([]);
    expect(await headOf(seen)).toMatchObject({ messageCount: 800, deletedCount: 800 });
    await sayTurn(seen, "again", "yes");
    expect(await textsOf(seen)).toEqual(["again", "yes"]);
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("refuses messages of a turn that runs, and deletes others meanwhile", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    const running = await openTurn(harness, "2");
    const refused = { code: "turn-running" };
    await expect(harness.remove([first.id, running.id])).rejects.toMatchObject(refused);
    await expect(harness.remove([running.userMessageId])).rejects.toMatchObject(refused);
    await expect(harness.removeOlder(harness.clock.time + 1)).rejects.toMatchObject(refused);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", ""]);
    expect(await harness.remove([first.id])).toEqual({ deleted: 1 });
    await closeTurn(harness, running.id, "two");
    expect(await textsOf(harness)).toEqual(["1", "2", "two"]);
  });

  it("removes the summaries and plans that may hold something of it, and keeps those before", async () => {
    const harness = await setup();
    const turns = [
      await sayTurn(harness, "1", "one"),
      await sayTurn(harness, "2", "two"),
      await sayTurn(harness, "3", "three"),
    ];
    const { store } = harness;
    for (const [at, { id, userMessageId }] of turns.entries()) {
      await summarise(harness, { through: 2 * at + 1, kind: "whole" });
      await store.turns.keepPlan({ turnId: id, plan: makeKeptPlan(userMessageId) });
    }
    const before = await store.findMessage(turns[0]!.id);
    await harness.remove([turns[1]!.userMessageId]);
    for (const table of ["summaries", "plans"] as const) {
      const left = await rawRows(harness.database, table);
      expect(left.map(({ order }) => order)).toEqual([before?.order]);
    }
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("leaves the deleted text in no row", async () => {
    const harness = await setup();
    const { store, database, conversationId } = harness;
    const metadata = { source: "the-secret-metadata" };
    const exported = async () => {
      const texts: string[] = [];
      for await (const chunk of store.export()) texts.push(JSON.stringify(chunk));
      return texts.join("");
    };
    const [id, file] = [crypto.randomUUID(), crypto.randomUUID()];
    const attached = makeFile("secret.txt", "a secret file");
    await store.attachments.add({ id: file, conversationId, attached });
    const question = { text: "the secret question", metadata, attachments: [file] };
    const { turn } = await store.turns.openTurn({ id, conversationId, ...question, model: MODEL });
    const outcome = {
      ...COMPLETE,
      toolCalls: [{ id: "call", name: "look", arguments: '{"for":"a secret"}' }],
      sources: [{ url: "https://secret.example", title: "A secret source" }],
    };
    const rest = { text: "the secret answer", thinking: "a secret thought" };
    await store.turns.closeTurn({ turnId: id, outcome, rest, thinkingMs: 1, seenFrom: null });
    expect((await exported()).split("secret").length).toBeGreaterThan(10);
    await harness.remove([turn.userMessageId, id]);
    expect(await exported()).toContain(conversationId);
    expect(await exported()).not.toContain("secret");
    expect(await rawRows(database, "messages")).toHaveLength(2);
  });

  it("tells nothing deleted from a branch that was in memory", async () => {
    const harness = await setup();
    const turn = await sayTurn(harness, "1", "one");
    const query = { conversationId: harness.conversationId, leaf: turn.id, limit: 10 };
    await harness.store.branches.read(query);
    await harness.remove([turn.id]);
    const { messages } = await harness.store.branches.read(query);
    expect(messages.map(({ text }) => text)).toEqual(["1", ""]);
  });

  it("continues and tries anew nothing that was deleted", async () => {
    const harness = await setup();
    const turn = await sayTurn(harness, "1", "one");
    await harness.remove([turn.id, turn.userMessageId]);
    const input = { id: crypto.randomUUID(), turnId: turn.id, model: MODEL };
    const missing = { code: "not-found" };
    await expect(harness.store.turns.resumeTurn(input)).rejects.toMatchObject(missing);
    await expect(harness.store.turns.reopenTurn(input)).rejects.toMatchObject(missing);
  });
});
