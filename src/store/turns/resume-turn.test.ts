import { describe, expect, it } from "vitest";
import {
  COMPLETE,
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  textsOf,
} from "../../../test/builders/make-store";
import type { Usage } from "../../domain/message";

describe("resumeTurn", () => {
  async function interrupted() {
    const harness = await makeStore();
    const turn = await openTurn(harness, "hello");
    await closeTurn(harness, turn.id, "half ");
    return { harness, turn, input: { id: crypto.randomUUID(), turnId: turn.id, model: MODEL } };
  }

  it("opens the reply again with its text, and adds to it", async () => {
    const { harness, turn, input } = await interrupted();
    expect(await harness.store.turns.resumeTurn(input)).toEqual({ turn, fresh: true });
    const source = await harness.store.turns.readTurn({ turnId: turn.id });
    expect(source.begun).toBe("half ");
    await closeTurn(harness, turn.id, "whole");
    expect(await textsOf(harness)).toEqual(["hello", "half whole"]);
  });

  it("adds up what its runs have come to, and keeps that where one is not counted", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const { id: turnId } = await openTurn(harness, "hello");
    const price = { prompt: 2, reply: 4 };
    const end = async (usage: Usage | null) => {
      const outcome = { status: "complete", failure: null, finish: "length", usage } as const;
      const rest = { text: "x", thinking: "" };
      await store.turns.closeTurn({
        ...{ turnId, outcome, rest, price, thinkingMs: 0, seenFrom: null },
        hide: (text) => text,
      });
    };
    const again = () => store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    await end({ promptTokens: 1_000, replyTokens: 500 });
    await again();
    await end({ promptTokens: 2_000, replyTokens: null });
    await again();
    await end(null);
    await again();
    await end({ promptTokens: 1_000, replyTokens: 500 });
    const reply = (await store.findMessage(turnId))?.reply;
    expect(reply).toMatchObject({
      usage: { promptTokens: 4_000, replyTokens: 1_000 },
      lastUsage: { promptTokens: 1_000, replyTokens: 500 },
      cost: 0.008,
    });
    const { conversation } = await store.conversations.show({ conversationId });
    expect(conversation.cost).toBe(0.008);
  });

  it("keeps the sources of the runs before, and adds those that are new", async () => {
    const harness = await makeStore();
    const { store } = harness;
    const { id: turnId } = await openTurn(harness, "hello");
    const end = async (...named: readonly string[]) => {
      const sources = named.map((name) => ({ url: `https://${name}.example/`, title: name }));
      const outcome = { ...COMPLETE, ...(sources.length > 0 && { sources }) };
      const rest = { text: "x", thinking: "" };
      await store.turns.closeTurn({ turnId, outcome, rest, thinkingMs: 0, seenFrom: null });
    };
    const again = () => store.turns.resumeTurn({ id: crypto.randomUUID(), turnId, model: MODEL });
    await end("one");
    await again();
    await end();
    await again();
    await end("two");
    const reply = (await store.findMessage(turnId))?.reply;
    expect(reply?.sources?.map(({ title }) => title)).toEqual(["one", "two"]);
  });

  it("does it once for the same id, while it runs and after", async () => {
    const { harness, turn, input } = await interrupted();
    await harness.store.turns.resumeTurn(input);
    expect(await harness.store.turns.resumeTurn(input)).toEqual({ turn, fresh: false });
    await closeTurn(harness, turn.id, "whole");
    expect(await harness.store.turns.resumeTurn(input)).toEqual({ turn, fresh: false });
    expect(await harness.store.turns.listOpenTurns()).toEqual([]);
  });

  it("refuses a turn that runs and one that does not exist", async () => {
    const { harness, input } = await interrupted();
    await harness.store.turns.resumeTurn(input);
    const other = { ...input, id: crypto.randomUUID() };
    await expect(harness.store.turns.resumeTurn(other)).rejects.toMatchObject({
      code: "turn-running",
    });
    const nowhere = { ...other, turnId: crypto.randomUUID() };
    await expect(harness.store.turns.resumeTurn(nowhere)).rejects.toMatchObject({
      code: "not-found",
    });
  });
});
