import { describe, expect, it } from "vitest";
import {
  allRawRows,
  makeStore,
  rawRows,
  sayTurn,
  seedTurns,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { summarise } from "../../../test/builders/summarise";

async function makeSeeded(turns = 6) {
  const harness = await makeStore();
  await seedTurns(harness, turns);
  return { ...harness, store: harness.restart() };
}

describe("saveSummary", () => {
  it("stores it as active, and marks the one that it folds, whose text stays", async () => {
    const harness = await makeSeeded();
    const { store } = harness;
    const first = await summarise(harness, { through: 3 });
    const second = await summarise(harness, { through: 7, folds: first });
    expect(second).toMatchObject({
      version: 1,
      state: "active",
      folds: first.id,
      foldedInto: null,
      former: null,
      createdAt: harness.clock.now(),
    });
    const { id, version } = second;
    await store.summaries.change({ id, version, change: { type: "drop" } });
    const { conversationId } = harness;
    expect((await store.summaries.list({ conversationId })).active).toEqual({
      ...first,
      version: 2,
      foldedInto: second.id,
    });
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("refuses to fold one that the person edited, dropped or folded meanwhile", async () => {
    const harness = await makeSeeded();
    const { store } = harness;
    const first = await summarise(harness, { through: 3 });
    const { id, version } = first;
    const edit = { type: "edit", text: "mine" } as const;
    const edited = await store.summaries.change({ id, version, change: edit });
    const before = await allRawRows(harness.database);
    const late = () => summarise(harness, { through: 7, folds: first });
    await expect(late()).rejects.toMatchObject({ code: "conflict" });
    expect(await allRawRows(harness.database)).toEqual(before);
    const dropped = await store.summaries.change({
      id,
      version: edited.version,
      change: { type: "drop" },
    });
    await expect(late()).rejects.toMatchObject({ code: "conflict" });
    const onDropped = summarise(harness, { through: 7, folds: dropped });
    await expect(onDropped).rejects.toMatchObject({ code: "conflict" });
  });

  it("refuses one that would cover an active one without folding it", async () => {
    const harness = await makeSeeded();
    await summarise(harness, { through: 3 });
    await expect(summarise(harness, { through: 7 })).rejects.toMatchObject({ code: "conflict" });
    expect(await summarise(harness, { through: 7, kind: "whole" })).toMatchObject({ folds: null });
    expect(await rawRows(harness.database, "summaries")).toHaveLength(2);
  });

  it("folds one that ends far before the new one", async () => {
    const harness = await makeSeeded(260);
    const first = await summarise(harness, { through: 3 });
    expect(await summarise(harness, { through: 501, folds: first })).toMatchObject({
      folds: first.id,
    });
  });

  it("refuses a conversation that is gone, and a folded one that is gone", async () => {
    const harness = await makeSeeded();
    const first = await summarise(harness, { through: 3 });
    await rawTable(harness.database, "summaries").delete(first.id);
    const folding = summarise(harness, { through: 7, folds: first });
    await expect(folding).rejects.toMatchObject({ code: "conflict" });
    const { id: _id, version: _version, state: _state, former: _former, ...rest } = first;
    const summary = { ...rest, conversationId: crypto.randomUUID() };
    const saving = harness.store.jobs.saveSummary({ summary, folds: null, deletedCount: 0 });
    await expect(saving).rejects.toMatchObject({ code: "not-found" });
  });

  it("M-037 refuses a summary or a title that was begun before a message was deleted", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const { userMessageId } = await sayTurn(harness, "secret", "one");
    await sayTurn(harness, "2", "two");
    const { deletedCount, context } = await store.jobs.readUnsummarised({
      conversationId,
      limit: 9,
    });
    const summary = await summarise(harness, { through: 1 });
    const { id: _id, version: _version, state: _state, former: _former, ...rest } = summary;
    const what = { type: "ids", ids: [userMessageId] } as const;
    await store.deleteMessages({ contextId: context.id, conversationId, what });
    const saving = store.jobs.saveSummary({ summary: rest, folds: null, deletedCount });
    await expect(saving).rejects.toMatchObject({ code: "conflict" });
    const naming = store.jobs.nameConversation({ conversationId, title: "secret", deletedCount });
    await expect(naming).rejects.toMatchObject({ code: "conflict" });
    expect((await store.summaries.list({ conversationId })).active).toBeNull();
  });
});
