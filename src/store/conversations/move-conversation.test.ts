import { describe, expect, it } from "vitest";
import {
  addContext,
  addConversation,
  contextIdOf,
  usesOf,
} from "../../../test/builders/add-conversation";
import {
  allRawRows,
  closeTurn,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { summarise } from "../../../test/builders/summarise";
import { MAX_CONTEXT_CONVERSATIONS } from "../../domain/limits";

/** A conversation with two turns and two summaries, and another context. */
async function makeMovable() {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  await sayTurn(harness, "1", "one");
  await sayTurn(harness, "2", "two");
  await summarise(harness, { through: 1, kind: "whole" });
  await summarise(harness, { through: 1 });
  const from = await contextIdOf(store, conversationId);
  const to = await addContext(store, "Other");
  const move = (contextId = to) => store.conversations.move({ conversationId, contextId });
  return { ...harness, from, to, move };
}

describe("moving a conversation", () => {
  it("takes its messages and summaries along, and keeps its place", async () => {
    const harness = await makeMovable();
    const { store, conversationId, from, to, move, restart } = harness;
    const { order } = (await store.conversations.show({ conversationId })).conversation;
    expect(await move()).toMatchObject({ id: conversationId, contextId: to, order });
    const later = restart();
    expect(await contextIdOf(later, conversationId)).toBe(to);
    expect(await textsOf({ ...harness, store: later })).toEqual(["1", "one", "2", "two"]);
    const { active } = await later.summaries.list({ conversationId });
    expect(active).toMatchObject({ contextId: to, text: "up to 1", version: 2 });
    const whole = (contextId: string) =>
      later.summaries.newestWhole({ contextId, except: crypto.randomUUID(), limit: 5 });
    expect(await whole(from)).toEqual([]);
    expect(await whole(to)).toMatchObject([{ conversationId, contextId: to }]);
    expect(await later.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("leaves each context naming a conversation of its own", async () => {
    const { store, conversationId, from, to, move } = await makeMovable();
    const lastChat = (await store.contexts.get(from)).use.lastChatAt;
    await move();
    expect((await store.contexts.get(from)).use).toEqual({
      lastChatAt: lastChat,
      conversations: {},
    });
    expect((await store.contexts.get(to)).use).toEqual({
      lastChatAt: null,
      conversations: { "side-panel": conversationId },
    });
    const second = await addConversation(store, { contextId: from });
    await move(from);
    expect(await usesOf(store, from)).toEqual({ "side-panel": second });
    expect(await usesOf(store, to)).toEqual({});
  });

  it("changes what the next turn is told, and where its chat is noted", async () => {
    const harness = await makeMovable();
    const { store, to, move } = harness;
    await move();
    const turn = await openTurn(harness, "3");
    const { context } = await store.turns.readTurn({ turnId: turn.id });
    expect(context).toMatchObject({ id: to, name: "Other" });
    expect((await store.contexts.get(to)).use.lastChatAt).toBe(harness.clock.now());
  });

  it("writes nothing where it is there already", async () => {
    const { database, from, move } = await makeMovable();
    const before = await allRawRows(database);
    await move(from);
    expect(await allRawRows(database)).toEqual(before);
  });

  it("gives a summary that was being written meanwhile the context it has come to", async () => {
    const harness = await makeMovable();
    const { store, conversationId, from, to, move } = harness;
    await move();
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 10 });
    const last = messages.at(-1)!;
    const late = await store.jobs.saveSummary({
      deletedCount: 0,
      summary: {
        conversationId,
        contextId: from,
        order: last.order,
        kind: "whole",
        text: "late",
        throughId: last.id,
        messages: 4,
        writtenBy: "model",
        provider: "ollama",
        model: "llama3.2",
        taint: [],
      },
      folds: null,
    });
    expect(late.contextId).toBe(to);
  });

  it("is refused while a turn runs", async () => {
    const harness = await makeMovable();
    const turn = await openTurn(harness, "3");
    await expect(harness.move()).rejects.toMatchObject({ code: "turn-running" });
    await closeTurn(harness, turn.id, "three");
    expect((await harness.move()).contextId).toBe(harness.to);
  });

  it("is refused into a context that is not there, was archived, or is full", async () => {
    const { store, database, conversationId, to, move } = await makeMovable();
    await expect(move(crypto.randomUUID())).rejects.toMatchObject({
      code: "not-found",
      data: { kind: "context" },
    });
    await store.contexts.archive({ id: to });
    await expect(move()).rejects.toMatchObject({ code: "archived" });
    await store.contexts.restore({ id: to });
    const filler = { version: 1, keyId: "0badcafe", sealed: new Uint8Array(0), parent: to };
    const rows = Array.from({ length: MAX_CONTEXT_CONVERSATIONS }, (_, at) => {
      return { ...filler, id: crypto.randomUUID(), order: 10 + at };
    });
    await rawTable(database, "conversations").bulkAdd(rows);
    await expect(move()).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "context-conversations", max: 10_000 },
    });
    const heads = await rawRows(database, "conversations");
    expect(heads.find(({ id }) => id === conversationId)).not.toMatchObject({ parent: to });
  });
});
