import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeObservation } from "../../../test/builders/make-observation";
import {
  allRawRows,
  COMPLETE,
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

describe("checkpoint and closeTurn", () => {
  it("joins stored text, draft pieces and rest, and leaves no draft behind", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const { id: turnId } = await openTurn(harness, "hello");
    await store.turns.checkpoint({ turnId, text: "one \uD83D", thinking: "hm" });
    await store.turns.checkpoint({ turnId, text: "\uDE00 two ", thinking: "" });
    await store.turns.closeTurn({
      turnId,
      outcome: { ...COMPLETE, usage: { promptTokens: 3, replyTokens: 4 } },
      rest: { text: "three", thinking: "m" },
      thinkingMs: 120,
      seenFrom: null,
      firstTokenMs: 40,
      replyMs: 900,
    });
    const { messages } = await store.listMessages({
      conversationId: harness.conversationId,
      before: null,
      limit: 1,
    });
    expect(messages[0]).toMatchObject({
      text: "one 😀 two three",
      reply: {
        status: "complete",
        finish: "stop",
        thinking: "hmm",
        thinkingMs: 120,
        firstTokenMs: 40,
        replyMs: 900,
        usage: { promptTokens: 3, replyTokens: 4 },
      },
    });
    expect(await rawRows(harness.database, "draft_pieces")).toEqual([]);
    expect(await store.turns.listOpenTurns()).toEqual([]);
  });

  it("E-051 keeps text and thinking without what is hidden, wherever a piece ends", async () => {
    const harness = await makeStore();
    const { id: turnId } = await openTurn(harness, "hello");
    await harness.store.turns.checkpoint({ turnId, text: "To Zan", thinking: "Zanz" });
    await harness.store.turns.closeTurn({
      turnId,
      outcome: COMPLETE,
      rest: { text: "zibar", thinking: "ibar?" },
      hide: (text) => text.replace("Zanzibar", "…"),
      thinkingMs: 0,
      seenFrom: null,
    });
    const reply = await harness.store.findMessage(turnId);
    expect(reply).toMatchObject({ text: "To …", reply: { thinking: "…?" } });
  });

  it("keeps the pieces in order where there are more than ten", async () => {
    const harness = await makeStore();
    const { id: turnId } = await openTurn(harness, "count");
    for (let chunk = 1; chunk <= 12; chunk += 1) {
      await harness.store.turns.checkpoint({ turnId, text: `${chunk} `, thinking: "" });
    }
    await closeTurn(harness, turnId);
    expect(await textsOf(harness)).toEqual(["count", "1 2 3 4 5 6 7 8 9 10 11 12 "]);
  });

  it("E-045 gives the reply a time of its own", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");
    harness.clock.time += 5_000;
    await closeTurn(harness, turn.id);
    const reply = await harness.store.findMessage(turn.id);
    const message = await harness.store.findMessage(turn.userMessageId);
    expect((reply?.createdAt ?? 0) - (message?.createdAt ?? 0)).toBe(5_000);
  });

  it("does nothing when a turn is closed twice", async () => {
    const harness = await makeStore();
    const turn = await sayTurn(harness, "hello", "hi");
    const before = await allRawRows(harness.database);
    await closeTurn(harness, turn.id, " again");
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("refuses a checkpoint of a turn that has ended", async () => {
    const harness = await makeStore();
    const { id: turnId } = await sayTurn(harness, "hello", "hi");
    const late = harness.store.turns.checkpoint({ turnId, text: "late", thinking: "" });
    await expect(late).rejects.toMatchObject({ code: "not-found" });
  });

  it("recovers a turn that a dead worker left, with its pieces", async () => {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");
    await harness.store.turns.checkpoint({ turnId: turn.id, text: "half an ", thinking: "" });

    const store = harness.restart();
    expect(await store.turns.listOpenTurns()).toEqual([turn]);
    await closeTurn({ store }, turn.id);
    expect(await textsOf({ ...harness, store })).toEqual(["hello", "half an "]);
  });

  it("recovers no more than a reply may have, and leaves no piece behind", async () => {
    const harness = await makeStore();
    const { id: turnId } = await openTurn(harness, "hello");
    const chunk = { turnId, text: "x".repeat(1_500_000), thinking: "y".repeat(500_000) };
    for (let count = 0; count < 3; count += 1) await harness.store.turns.checkpoint(chunk);
    for (let count = 0; count < 70; count += 1) {
      await harness.store.turns.checkpoint({ turnId, text: "z", thinking: "" });
    }
    await closeTurn(harness, turnId);
    const found = await harness.store.findMessage(turnId);
    expect(found?.text).toBe("x".repeat(3_000_000));
    expect(found?.reply?.thinking).toBe("y".repeat(1_000_000));
    expect(await rawRows(harness.database, "draft_pieces")).toEqual([]);
    expect(await harness.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("folds the pieces that open and keeps the one that does not", async () => {
    const harness = await makeStore();
    const { id: turnId } = await openTurn(harness, "hello");
    for (const text of ["a", "b", "c"]) {
      await harness.store.turns.checkpoint({ turnId, text, thinking: "" });
    }
    const chunk = (await rawRows(harness.database, "draft_pieces")).find((row) => row.order === 2);
    if (chunk === undefined) throw new Error("no second piece");
    chunk.sealed[40] = (chunk.sealed[40] ?? 0) ^ 1;
    await rawTable(harness.database, "draft_pieces").put(chunk);

    await closeTurn(harness, turnId, "d");
    expect(await textsOf(harness)).toEqual(["hello", "acd"]);
    expect(harness.store.health()).toEqual([
      { table: "draft_pieces", id: chunk.id, code: "row-tampered" },
    ]);
    expect(await rawRows(harness.database, "draft_pieces")).toHaveLength(1);
  });

  it("tells what the reply has cost, and adds that to the conversation", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const say = async (price?: { prompt: number; reply: number }) => {
      const { id: turnId } = await openTurn(harness, "hello");
      const usage = { promptTokens: 1_000, replyTokens: 500 };
      const outcome = { ...COMPLETE, usage };
      const rest = { text: "x", thinking: "" };
      await store.turns.closeTurn({ turnId, outcome, rest, price, thinkingMs: 0, seenFrom: null });
      const { conversation } = await store.conversations.show({ conversationId });
      return [(await store.findMessage(turnId))?.reply?.cost, conversation.cost];
    };
    expect(await say()).toEqual([undefined, undefined]);
    expect(await say({ prompt: 2, reply: 4 })).toEqual([0.004, 0.004]);
    expect(await say()).toEqual([undefined, 0.004]);
    expect(await say({ prompt: 2, reply: 4 })).toEqual([0.004, 0.008]);
  });

  it("keeps the tools that were asked for without what is hidden, until they are deleted", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const { id: turnId } = await openTurn(harness, "hello");
    const toolCalls = [{ id: "a", name: "look", arguments: '{"at":"Zanzibar"}' }];
    await store.turns.closeTurn({
      turnId,
      outcome: { ...COMPLETE, finish: "tool-calls", toolCalls },
      rest: { text: "", thinking: "" },
      hide: (text) => text.replace("Zanzibar", "…"),
      thinkingMs: 0,
      seenFrom: null,
    });
    const readReply = async () => (await store.findMessage(turnId))?.reply;
    expect((await readReply())?.toolCalls).toEqual([
      { id: "a", name: "look", arguments: '{"at":"…"}' },
    ]);
    const contextId = await contextIdOf(store, conversationId);
    const what = { type: "ids", ids: [turnId] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    expect(await readReply()).not.toHaveProperty("toolCalls");
  });
});

describe("what a turn came to", () => {
  const learned = {
    modelKey: "m",
    counted: [makeObservation()],
    answered: {
      ...{ model: MODEL, promptTokens: 30, replyTokens: 5, cost: null },
      ...{ firstTokenMs: 100, replyMs: 600 },
    },
  };

  it("is kept in the very commit that closes it, or not at all", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const { id } = await openTurn(harness, "hello");
    const before = (await store.rows.generation()).generation;
    await closeTurn(harness, id, "answer", learned);
    expect((await store.rows.generation()).generation).toBe(before + 1);
    expect(await store.usage.read()).toMatchObject([{ models: [{ replies: 1 }] }]);
    expect(await store.counters.readObservations("m")).toEqual(learned.counted);
    await closeTurn(harness, id, "answer", learned);
    expect(await store.usage.read()).toMatchObject([{ models: [{ replies: 1 }] }]);
    expect(await store.check()).toMatchObject({ mismatched: [], unreadable: [] });
  });

  it("keeps no turn from closing where its rows do not open: they stay for a repair", async () => {
    const harness = await makeStore();
    const { store, database } = harness;
    await closeTurn(harness, (await openTurn(harness, "1")).id, "one", learned);
    await flipRow(database, "usage");
    await flipRow(database, "counters");
    const sealed = await rawRows(database, "usage");
    await closeTurn(harness, (await openTurn(harness, "2")).id, "two", learned);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
    expect(await store.turns.listOpenTurns()).toEqual([]);
    expect(await rawRows(database, "usage")).toEqual(sealed);
  });
});
