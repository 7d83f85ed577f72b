import { describe, expect, it } from "vitest";
import { makeFile } from "../../../test/builders/make-attached";
import {
  allRawRows,
  COMPLETE,
  MODEL,
  makeOrdinaryStore,
  makeStore,
  type StoreHarness,
} from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { createUndoRecord } from "../rows/undo-record";
import { createTemporaryMaker } from "../temporary/temporary-conversations";
import { createTemporaryStore } from "../temporary/temporary-store";
import { withTemporary } from "../temporary/with-temporary";

/** A temporary conversation of two messages. */
async function makeTemporary(harness: StoreHarness) {
  const area = createFakeKeyValueArea();
  const deps = {
    store: harness.store,
    temporary: createTemporaryStore(area),
    clock: harness.clock,
  };
  const store = withTemporary(deps);
  const { context } = await store.branches.readPosition({ conversationId: harness.conversationId });
  const [id, turnId] = [crypto.randomUUID(), crypto.randomUUID()];
  await createTemporaryMaker(deps).create({ id, channel: "side-panel", contextId: context.id });
  await store.turns.openTurn({ id: turnId, conversationId: id, text: "Zanzibar", model: MODEL });
  const rest = { text: "an island", thinking: "" };
  await store.turns.closeTurn({ turnId, outcome: COMPLETE, rest, thinkingMs: 0, seenFrom: null });
  const list = () => store.listMessages({ conversationId: id, before: null, limit: 9 });
  const discard = async () => {
    const record = createUndoRecord(0);
    await store.conversations.purge({ conversationId: id, messages: 2, record });
    return record;
  };
  return { area, store, conversationId: id, context, list, discard };
}

describe("a temporary conversation that was discarded", () => {
  it("comes back as it was, and lay nowhere meanwhile but in the worker's memory", async () => {
    const harness = await makeStore();
    const { area, store, list, discard } = await makeTemporary(harness);
    const [before, rows] = [await list(), await allRawRows(harness.database)];
    expect(before.messages).toHaveLength(2);
    const record = await discard();
    expect([...area.stored.values()].join()).not.toContain("Zanzibar");
    await expect(list()).rejects.toThrow("not-found");
    await store.undo(record);
    expect(await list()).toEqual(before);
    expect(await allRawRows(harness.database)).toEqual(rows);
  });

  it("does not come back into a context that is gone", async () => {
    const harness = await makeOrdinaryStore();
    const { store, context, list, discard } = await makeTemporary(harness);
    const record = await discard();
    await store.contexts.purge({ id: context.id, name: context.name });
    await expect(store.undo(record)).rejects.toThrow("not-found");
    await expect(list()).rejects.toThrow("not-found");
  });
});

it("what was taken out of the draft of one comes back in its place", async () => {
  const harness = await makeStore();
  const { store, conversationId } = await makeTemporary(harness);
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const id of [first, second]) {
    await store.attachments.add({ id, conversationId, attached: makeFile(id) });
  }
  const record = createUndoRecord(0);
  await store.attachments.remove({ id: first, conversationId, record });
  await store.saveDraft({ conversationId, text: "typed since" });
  await store.undo(record);
  const opened = await store.conversations.show({ conversationId });
  expect(opened.draft).toBe("typed since");
  expect(opened.draftAttachments.map(({ id }) => id)).toEqual([first, second]);
});
