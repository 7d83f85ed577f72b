import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  textsOf,
} from "../../../test/builders/make-store";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { estimateTokens } from "../../domain/tokens";
import type { CloseTurn } from "../../domain/turn-store";
import { recoverTurns } from "../../turns/recover-turns";

const USAGE = { promptTokens: 10, replyTokens: 2 };
const NOTHING = { text: "", thinking: "" };

/** A running turn that was asked once, has said something, and goes on. */
async function afterOneStep(
  given?: StoreHarness,
  text = "one ",
  model: Model = MODEL,
  kept = text,
) {
  const harness = given ?? (await makeStore());
  const { turns } = harness.store;
  const { conversationId } = harness;
  const input = { id: crypto.randomUUID(), conversationId, text: "hello", model };
  const { id: turnId, userMessageId } = (await turns.openTurn(input)).turn;
  const plan = makeKeptPlan(userMessageId);
  await turns.keepPlan({ turnId, plan });
  await turns.checkpoint({ turnId, text, thinking: "" });
  const toolCalls = [{ id: "a", name: "look", arguments: "{}" }];
  const times = { firstTokenMs: 1, replyMs: 2 };
  const ended = { text: kept, thinking: "", finish: "tool-calls", usage: USAGE } as const;
  await turns.endStep({ turnId, ended: { ...ended, ...times, toolCalls } });
  const recover = async (hide = (all: string) => all) => {
    const store = harness.restart();
    const readHide = async () => hide;
    const onError = (error: unknown) => {
      throw error;
    };
    await recoverTurns({ turns: store.turns, isLive: () => false, readHide, onError });
    return store;
  };
  return { harness, turns, turnId, plan, userMessageId, recover };
}

describe("a step", () => {
  it("is kept with its request and its calls before anything is done for them", async () => {
    const { harness, turnId } = await afterOneStep();
    const found = await harness.restart().plans.read(turnId);
    expect(found?.steps).toMatchObject([
      { index: 0, text: "one ", usage: USAGE, toolCalls: [{ id: "a" }], commandId: turnId },
    ]);
    expect(found?.steps[0]?.results).toBeUndefined();
  });

  it("has each result with it from then on, in the order of the calls", async () => {
    const { harness, turns, turnId } = await afterOneStep();
    await turns.keepResult({ turnId, result: { call: "a", text: "first" } });
    await turns.keepResult({ turnId, result: { call: "b", text: "no", failed: true } });
    const [step] = (await harness.restart().plans.read(turnId))?.steps ?? [];
    expect(step?.results).toEqual([
      { call: "a", text: "first" },
      { call: "b", text: "no", failed: true },
    ]);
    expect(await harness.store.check()).toMatchObject({ mismatched: [], unreadable: [] });
  });

  it("is refused where its turn does not run, and where nothing was asked", async () => {
    const { harness, turns, turnId } = await afterOneStep();
    await closeTurn(harness, turnId);
    const times = { firstTokenMs: null, replyMs: null, finish: null, usage: null };
    const again = turns.endStep({ turnId, ended: { text: "", thinking: "", ...times } });
    await expect(again).rejects.toMatchObject({ code: "not-found" });
    const result = { call: "a", text: "" };
    const other = turns.keepResult({ turnId: crypto.randomUUID(), result });
    await expect(other).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("a worker that dies in the second step", () => {
  it("leaves what the first cost with the reply and its conversation", async () => {
    const model = { ...MODEL, price: { prompt: 100, reply: 500 } };
    const { harness, turnId, recover } = await afterOneStep(undefined, "one ", model);
    const store = await recover();
    expect((await store.findMessage(turnId))?.reply).toMatchObject({ usage: USAGE, cost: 0.002 });
    const { conversationId } = harness;
    expect((await store.conversations.find(conversationId))?.cost).toBe(0.002);
  });

  it("leaves what both came to in the month that it ran in, the second's as estimated", async () => {
    const model = { ...MODEL, price: { prompt: 100, reply: 500 } };
    const { harness, turns, turnId, userMessageId, recover } = await afterOneStep(
      undefined,
      "one ",
      model,
    );
    const tokens = { system: 0, history: 0, message: 0, total: 30 };
    await turns.keepPlan({ turnId, plan: { ...makeKeptPlan(userMessageId, { tokens }), step: 1 } });
    await turns.checkpoint({ turnId, text: "two", thinking: "hm " });
    harness.clock.time += 60 * 86_400_000;
    const store = await recover();
    const replyTokens = USAGE.replyTokens + estimateTokens("hm two");
    const counts = { replies: 1, promptTokens: 40, replyTokens, cost: 0.002, timed: 0 };
    expect(await store.usage.read()).toMatchObject([{ month: "2025-08", models: [counts] }]);
    expect(await store.check()).toMatchObject({ mismatched: [], unreadable: [] });
  });

  it("leaves no request in the month that nobody made, however long what is hidden of the first is", async () => {
    const hide = (text: string) => text.replace("Zanzibar, far away", "…");
    for (const step of [0, 1]) {
      const made = await afterOneStep(undefined, "To Zanzibar, far away", MODEL, "To …");
      await made.turns.keepPlan({ turnId: made.turnId, plan: { ...made.plan, step } });
      // What is hidden may have been other words when the step was kept.
      if (step === 0) {
        await made.turns.checkpoint({ turnId: made.turnId, text: ", and on", thinking: "" });
      }
      const counts = { replies: 1, ...USAGE };
      expect(await (await made.recover(hide)).usage.read()).toMatchObject([{ models: [counts] }]);
    }
  });

  it("leaves nothing in the month where no word had come, nor of the guide", async () => {
    const harness = await makeStore();
    await openTurn(harness, "hello");
    const { recover } = await afterOneStep(harness, "one ", GUIDE_MODEL);
    expect(await (await recover()).usage.read()).toEqual([]);
  });

  it("leaves both texts in the reply, what the first came to, and the calls that were not answered", async () => {
    const { turns, turnId, plan, recover } = await afterOneStep();
    await turns.keepPlan({ turnId, plan: { ...plan, step: 1 } });
    await turns.checkpoint({ turnId, text: "tw", thinking: "" });
    const store = await recover();
    const message = await store.findMessage(turnId);
    expect(message).toMatchObject({
      text: "one tw",
      reply: { status: "interrupted", usage: USAGE },
    });
    expect(await store.plans.read(turnId)).toMatchObject({
      kept: { step: 1 },
      steps: [{ index: 0 }],
    });
    expect(await store.turns.listOpenTurns()).toEqual([]);
  });

  it("leaves an answered call answered where it died before the next request", async () => {
    const { turns, turnId, recover } = await afterOneStep();
    await turns.keepResult({ turnId, result: { call: "a", text: "done" } });
    const store = await recover();
    await store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    const { steps, begun } = await store.turns.readTurn({ turnId });
    expect([begun, steps.length]).toEqual(["one ", 1]);
    expect(steps[0]?.results).toEqual([{ call: "a", text: "done" }]);
  });
});

describe("a reply that is continued", () => {
  const end = (
    harness: StoreHarness,
    turnId: string,
    text: string,
    outcome: Partial<CloseTurn["outcome"]> = {},
  ) =>
    harness.store.turns.closeTurn({
      ...{ turnId, thinkingMs: 0, seenFrom: null, steps: 0 },
      outcome: { status: "complete", failure: null, finish: "length", usage: USAGE, ...outcome },
      rest: { text, thinking: "" },
      hide: (all) => all,
      ...{ firstTokenMs: 5, replyMs: 9 },
    });

  it("keeps what its first run was told as a step, and is paid for both", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const { id: turnId, userMessageId } = await openTurn(harness, "hello");
    await store.turns.keepPlan({ turnId, plan: makeKeptPlan(userMessageId) });
    await end(harness, turnId, "half ");
    expect(await rawRows(harness.database, "steps")).toEqual([]);
    await store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    expect((await store.turns.readTurn({ turnId })).steps).toMatchObject([
      { index: 0, text: "half ", firstTokenMs: 5, replyMs: 9, usage: USAGE, finish: "length" },
    ]);
    await store.turns.keepPlan({ turnId, plan: { ...makeKeptPlan(userMessageId), step: 1 } });
    await end(harness, turnId, "whole");
    const message = await store.findMessage(turnId);
    expect(message).toMatchObject({
      text: "half whole",
      reply: { usage: { promptTokens: 20, replyTokens: 4 }, lastUsage: USAGE },
    });
  });

  it.each([
    [{ status: "complete", finish: "length" }, false],
    [{ status: "complete", finish: "refusal" }, false],
    [{ status: "cancelled", finish: null }, false],
    [{ status: "interrupted", finish: null }, false],
    [{ status: "complete", finish: "tool-calls" }, true],
    [{ status: "complete", finish: "stop" }, true],
  ] as const)(
    "goes on with calls only where they had come whole: %j, %j",
    async (ended, isWhole) => {
      const harness = await makeStore();
      const { id: turnId, userMessageId } = await openTurn(harness, "hello");
      await harness.store.turns.keepPlan({ turnId, plan: makeKeptPlan(userMessageId) });
      const toolCalls = [{ id: "a", name: "look", arguments: "" }];
      await end(harness, turnId, "half ", { ...ended, toolCalls });
      await harness.store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
      const { steps } = await harness.store.turns.readTurn({ turnId });
      expect(steps).toMatchObject([{ index: 0, text: "half " }]);
      expect(steps[0]?.toolCalls).toEqual(isWhole ? toolCalls : undefined);
    },
  );

  it("makes no step of a request that nothing came back for", async () => {
    const harness = await makeStore();
    const { id: turnId, userMessageId } = await openTurn(harness, "hello");
    await harness.store.turns.keepPlan({ turnId, plan: makeKeptPlan(userMessageId) });
    await harness.store.turns.closeTurn({
      ...{ turnId, thinkingMs: 0, seenFrom: null, steps: 0, rest: NOTHING },
      outcome: { status: "failed", failure: null, finish: null, usage: null },
      hide: (all) => all,
    });
    await harness.store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    expect(await rawRows(harness.database, "steps")).toEqual([]);
  });
});

describe("steps go", () => {
  it("with their reply where its text is deleted, and with their conversation", async () => {
    const { harness, turnId } = await afterOneStep();
    const { store, conversationId, database } = harness;
    await closeTurn(harness, turnId);
    const what = { type: "ids", ids: [turnId] } as const;
    const contextId = await contextIdOf(store, conversationId);
    await store.deleteMessages({ conversationId, contextId, what });
    expect(await rawRows(database, "steps")).toEqual([]);
    await afterOneStep(harness).then((next) => closeTurn(harness, next.turnId));
    expect(await rawRows(database, "steps")).toHaveLength(1);
    await store.conversations.purge({ conversationId, messages: 4 });
    expect(await rawRows(database, "steps")).toEqual([]);
  });

  it("where a reply without a word is answered anew in its place", async () => {
    const { harness, turnId } = await afterOneStep(undefined, "");
    await closeTurn(harness, turnId);
    const { store, database } = harness;
    expect(await rawRows(database, "steps")).toHaveLength(1);
    await store.turns.answerTurn({ id: crypto.randomUUID(), messageId: turnId, model: MODEL });
    expect(await rawRows(database, "steps")).toEqual([]);
    expect(await textsOf(harness)).toEqual(["hello", ""]);
  });
});
