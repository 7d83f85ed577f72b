import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  makeStore,
  type StoreHarness,
  sayTurn,
  seedTurns,
} from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";

/** Two conversations with a turn each over one store, in one context or in two. */
async function makeTwo(contexts: 1 | 2) {
  const harness = await makeStore();
  const { store, clock } = harness;
  await sayTurn(harness, "1", "one");
  const contextOf = async ({ conversationId: id }: StoreHarness) =>
    (await store.branches.readPosition({ conversationId: id })).context.id;
  const conversationId = crypto.randomUUID();
  const contextId = contexts === 1 ? await contextOf(harness) : crypto.randomUUID();
  if (contexts === 2) {
    const fields = { name: "Coach", systemPrompt: "You coach." };
    await store.contexts.create({ id: contextId, fields });
  }
  await store.conversations.create({ id: conversationId, channel: "side-panel", contextId });
  const second: StoreHarness = { ...harness, conversationId };
  await sayTurn(second, "2", "two");
  clock.time += 1_000;
  return { store, first: harness, second, contextOf };
}

describe("listSummaries", () => {
  it("gives the active one of the branch that is shown and the dropped ones after it", async () => {
    const seeded = await makeStore();
    await seedTurns(seeded, 6);
    const harness = { ...seeded, store: seeded.restart() };
    const { store, conversationId } = harness;
    const active = await summarise(harness, { through: 3 });
    const { id, version } = await summarise(harness, { through: 5, folds: active });
    const dropped = await store.summaries.change({ id, version, change: { type: "drop" } });
    expect(await store.summaries.list({ conversationId })).toMatchObject({
      active: { id: active.id },
      dropped: [dropped],
      failure: null,
    });
  });

  it("refuses a conversation that does not exist", async () => {
    const { store } = await makeStore();
    const listing = store.summaries.list({ conversationId: crypto.randomUUID() });
    await expect(listing).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("newestWhole", () => {
  it("O-013 gives the newest of each other conversation of the context, newest first", async () => {
    const { store, first, second, contextOf } = await makeTwo(1);
    const contextId = await contextOf(first);
    await summarise(first, { through: 1, kind: "whole", text: "older" });
    first.clock.time += 1_000;
    await summarise(first, { through: 1, kind: "whole", text: "first" });
    await summarise(second, { through: 1, kind: "whole", text: "second" });
    await summarise(second, { through: 1, kind: "range" });
    const texts = async (except: string, limit = 5) =>
      (await store.summaries.newestWhole({ contextId, except, limit })).map(({ text }) => text);
    expect(await texts(crypto.randomUUID())).toEqual(["second", "first"]);
    expect(await texts(second.conversationId)).toEqual(["first"]);
    expect(await texts(crypto.randomUUID(), 1)).toEqual(["second"]);
  });

  it("leaves out another context's, dropped ones, and those that do not open", async () => {
    const { store, first, second, contextOf } = await makeTwo(2);
    const { id, version } = await summarise(second, { through: 1, kind: "whole" });
    const newest = async (harness: StoreHarness) => {
      const contextId = await contextOf(harness);
      const except = crypto.randomUUID();
      return store.summaries.newestWhole({ contextId, except, limit: 5 });
    };
    expect(await newest(first)).toEqual([]);
    expect(await newest(second)).toMatchObject([{ id }]);
    await store.summaries.change({ id, version, change: { type: "drop" } });
    expect(await newest(second)).toEqual([]);
    await store.summaries.change({ id, version: version + 1, change: { type: "undo" } });
    expect(await newest(second)).toHaveLength(1);
    await flipRow(first.database, "summaries", id);
    expect(await newest(second)).toEqual([]);
    expect(store.health()).toMatchObject([{ table: "summaries", id }]);
  });
});
