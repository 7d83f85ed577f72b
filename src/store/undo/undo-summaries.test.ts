import { describe, expect, it } from "vitest";
import { addContext, contextIdOf } from "../../../test/builders/add-conversation";
import { makeStore, seedTurns, textsOf } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import { idOf } from "../../../test/fakes/fake-client";
import { createUndoRecord } from "../rows/undo-record";

/** Six turns, summarised to the fourth message before where that is wanted, of which one message was deleted. */
async function setup({ isSummarised = false, index = 2 } = {}) {
  const seeded = await makeStore();
  await seedTurns(seeded, 6);
  const harness = { ...seeded, store: seeded.restart() };
  const { store, conversationId, clock } = harness;
  const before = isSummarised ? await summarise(harness, { through: 3 }) : null;
  const texts = await textsOf(harness);
  const contextId = await contextIdOf(store, conversationId);
  const page = await store.listMessages({ conversationId, before: null, limit: 50 });
  const what = { type: "ids", ids: [page.messages[index]?.id ?? ""] } as const;
  clock.time += 1_000;
  const record = createUndoRecord(clock.now());
  await store.deleteMessages({ contextId, conversationId, what, record });
  clock.time += 1_000;
  const list = () => store.summaries.list({ conversationId });
  return { harness, store, before, texts, record, list };
}

describe("a deleted message comes back", () => {
  it("with the summary that went with it, and without the one that was made of the rest", async () => {
    const { harness, store, before, texts, record, list } = await setup({ isSummarised: true });
    await summarise(harness, { through: 5 });
    await store.undo(record);
    expect(await textsOf(harness)).toEqual(texts);
    expect((await list()).active).toMatchObject({ id: before?.id, text: before?.text });
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("without the first summary, which was made of the rest", async () => {
    const { harness, store, texts, record, list } = await setup();
    await summarise(harness, { through: 5 });
    await store.undo(record);
    expect([await textsOf(harness), (await list()).active]).toEqual([texts, null]);
  });

  it("beside a summary that the person has written since, and not where one comes back with it", async () => {
    for (const isSummarised of [false, true]) {
      const { harness, store, record, list } = await setup({ isSummarised });
      const { id, version } = await summarise(harness, { through: 5 });
      await store.summaries.change({ id, version, change: { type: "edit", text: "mine" } });
      const undone = await Promise.allSettled([store.undo(record)]);
      expect(undone[0]).toMatchObject(
        isSummarised ? { reason: { code: "conflict" } } : { status: "fulfilled" },
      );
      expect((await list()).active?.text).toBe("mine");
    }
  });

  it("beside a summary that the person has dropped since, and not where one comes back with it", async () => {
    for (const isSummarised of [false, true]) {
      const { harness, store, record, list } = await setup({ isSummarised });
      const { id, version } = await summarise(harness, { through: 5 });
      await store.summaries.change({ id, version, change: { type: "drop" } });
      const undone = await Promise.allSettled([store.undo(record)]);
      expect(undone[0]).toMatchObject(
        isSummarised ? { reason: { code: "conflict" } } : { status: "fulfilled" },
      );
      expect((await list()).dropped.map((one) => one.id)).toEqual([id]);
    }
  });

  it("beside a summary of what stands before it", async () => {
    const { harness, store, texts, record, list } = await setup({ index: 10 });
    const made = await summarise(harness, { through: 3 });
    await store.undo(record);
    expect([await textsOf(harness), (await list()).active?.id]).toEqual([texts, made.id]);
  });
});

it("a moved conversation stays where a summary was made of it since", async () => {
  const { harness, store } = await setup({ isSummarised: true, index: 10 });
  const { conversationId, clock } = harness;
  const record = createUndoRecord(clock.now());
  await store.conversations.move({
    ...{ conversationId, record },
    contextId: await addContext(store, "Other"),
  });
  clock.time += 1_000;
  const made = await summarise(harness, { through: 5, kind: "whole" });
  await expect(store.undo(record)).rejects.toMatchObject({ code: "conflict" });
  const of = { contextId: made.contextId, except: idOf(1), limit: 5 };
  expect((await store.summaries.newestWhole(of)).map((one) => one.id)).toEqual([made.id]);
});
