import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  closeTurn,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
} from "../../../test/builders/make-store";
import type { UndoRecord } from "../rows/undo-record";
import { createUndoRecord } from "../rows/undo-record";

const SUMMARY = { type: "summary", id: crypto.randomUUID(), messages: 2 } as const;
const times = { finish: "tool-calls", usage: null, firstTokenMs: 1, replyMs: 2 } as const;

/** A turn that runs behind another one, and has gone on after a step, on a stranger's words. */
async function setup() {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const contextId = await contextIdOf(store, conversationId);
  const first = await sayTurn(harness, "the secret question", "the secret answer");
  const running = await openTurn(harness, "2");
  const sent = {
    taint: ["page"],
    sections: [{ kind: "summary", source: SUMMARY, text: "a secret was told", tokens: 4 }],
    history: [{ id: first.id, role: "assistant", tokens: 3, text: "the secret" }],
  } as const;
  const plan = makeKeptPlan(running.userMessageId, {
    taint: [...sent.taint],
    sections: [...sent.sections],
    history: [...sent.history],
  });
  const { turns } = store;
  await turns.keepPlan({ turnId: running.id, plan });
  const toolCalls = [{ id: "a", name: "archival_search", arguments: "{}" }];
  await turns.endStep({
    turnId: running.id,
    ended: { text: "", thinking: "", ...times, toolCalls },
  });
  await turns.keepPlan({ turnId: running.id, plan: { ...plan, step: 1 } });
  const remove = (record?: UndoRecord) => {
    const what = { type: "ids", ids: [first.userMessageId, first.id] } as const;
    return store.deleteMessages({ contextId, conversationId: null, what, record });
  };
  return { ...harness, harness, running, plan, remove };
}

describe("a message that is deleted while a later turn runs", () => {
  it("leaves the turn its steps and its taint, and none of the deleted words", async () => {
    const { store, harness, running, remove } = await setup();
    expect(await remove()).toEqual({ deleted: 2 });
    const found = await store.plans.read(running.id);
    expect(JSON.stringify(found)).not.toContain("secret");
    expect(found?.steps).toHaveLength(1);
    await store.turns.keepResult({ turnId: running.id, result: { call: "a", text: "found" } });
    await closeTurn(harness, running.id, "two");
    expect((await store.findMessage(running.id))?.taint).toEqual(["page"]);
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("takes with it what is kept of a turn that does not run any more", async () => {
    const { harness, database, running, remove } = await setup();
    await closeTurn(harness, running.id, "two");
    await remove();
    expect(await rawRows(database, "plans")).toEqual([]);
    expect(await rawRows(database, "steps")).toEqual([]);
  });

  it("comes back though that turn has gone on, whose requests stay as they are", async () => {
    const { store, running, plan, remove } = await setup();
    const record = createUndoRecord(0);
    await remove(record);
    const { id: turnId } = running;
    await store.turns.keepResult({ turnId, result: { call: "a", text: "found" } });
    await store.turns.keepPlan({ turnId, plan: { ...plan, step: 1, bodyDigest: "anew" } });
    await store.undo(record);
    const found = await store.plans.read(turnId);
    expect(found?.kept.bodyDigest).toBe("anew");
    expect(found?.steps[0]?.results).toEqual([{ call: "a", text: "found" }]);
    const { messages } = await store.listMessages({
      ...{ conversationId: running.conversationId, before: null, limit: 10 },
    });
    expect(messages[0]?.text).toBe("the secret question");
    expect((await store.check()).mismatched).toEqual([]);
  });

  it("is in no request that was made before and would be kept after it", async () => {
    const { store, running, plan, remove } = await setup();
    const since = store.turns.forgettings();
    await remove();
    const kept = store.turns.keepPlan({ turnId: running.id, plan, since });
    await expect(kept).rejects.toMatchObject({ code: "conflict" });
  });
});
