import { expect, it } from "vitest";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { COMPLETE, MODEL, makeStore } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { createUndoRecord, type UndoRecord } from "../rows/undo-record";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore } from "./temporary-store";
import { withTemporary } from "./with-temporary";

const usage = { promptTokens: 10, replyTokens: 2 };
const times = { finish: "tool-calls", usage, firstTokenMs: 1, replyMs: 2 } as const;
const model = { ...MODEL, price: { prompt: 100, reply: 500 } };

/** A temporary conversation with an answered question, and a turn behind it that has gone on. */
async function setup() {
  const harness = await makeStore();
  const temporary = createTemporaryStore(createFakeKeyValueArea());
  const deps = { store: harness.store, temporary, clock: harness.clock };
  const store = withTemporary(deps);
  const { context } = await store.branches.readPosition({ conversationId: harness.conversationId });
  const conversationId = crypto.randomUUID();
  const input = { id: conversationId, channel: "side-panel", contextId: context.id } as const;
  await createTemporaryMaker(deps).create(input);
  const open = async (text: string) => {
    const id = crypto.randomUUID();
    return (await store.turns.openTurn({ id, conversationId, text, model })).turn;
  };
  const close = (turnId: string, text: string) => {
    const end = { outcome: COMPLETE, rest: { text, thinking: "" }, thinkingMs: 0, seenFrom: null };
    return store.turns.closeTurn({ turnId, ...end });
  };
  const first = await open("the secret question");
  await close(first.id, "the secret answer");
  const running = await open("2");
  const history = [{ id: first.id, role: "assistant", tokens: 3, text: "the secret" } as const];
  const page = {
    id: crypto.randomUUID(),
    tokens: 9,
    kept: 3,
    passages: 2,
    headings: ["The secret"],
  };
  const none = { kind: null, messages: 0, because: null, seenFrom: null };
  const cut = {
    what: "page",
    label: "secret.pdf",
    page,
    reason: "history-tokens",
    ...none,
  } as const;
  const sent = { taint: ["page" as const], history, leftOut: [cut] };
  const plan = makeKeptPlan(running.userMessageId, sent);
  await store.turns.keepPlan({ turnId: running.id, plan });
  const toolCalls = [{ id: "a", name: "archival_search", arguments: "{}" }];
  const ended = { text: "", thinking: "", ...times, toolCalls };
  await store.turns.endStep({ turnId: running.id, ended });
  const remove = (record?: UndoRecord) => {
    const what = { type: "ids", ids: [first.userMessageId, first.id] } as const;
    return store.deleteMessages({ contextId: context.id, conversationId, what, record });
  };
  return { harness, store, conversationId, first, running, plan, remove, open, close };
}

it("a message deleted while a later turn runs leaves that its steps and its taint, and no word", async () => {
  const { store, running, plan, remove, close } = await setup();
  const since = store.turns.forgettings();
  expect(await remove()).toEqual({ deleted: 2 });
  const late = store.turns.keepPlan({ turnId: running.id, plan, since });
  await expect(late).rejects.toMatchObject({ code: "conflict" });
  const found = await store.plans.read(running.id);
  expect(JSON.stringify(found)).not.toContain("secret");
  expect(found?.steps).toHaveLength(1);
  await store.turns.keepResult({ turnId: running.id, result: { call: "a", text: "found" } });
  await close(running.id, "two");
  expect((await store.findMessage(running.id))?.taint).toEqual(["page"]);
});

it("a message deleted in memory keeps no plan of a stored conversation from being kept", async () => {
  const { harness, store, remove } = await setup();
  await remove();
  const id = crypto.randomUUID();
  const { conversationId } = harness;
  const { turn } = await store.turns.openTurn({ id, conversationId, text: "3", model: MODEL });
  const since = store.turns.forgettings();
  await store.turns.keepPlan({ turnId: id, plan: makeKeptPlan(turn.userMessageId), since });
  expect(await store.plans.read(id)).not.toBeNull();
});

it("what is put back while a later turn runs takes nothing that was said and set since", async () => {
  const { store, conversationId, first, running, plan, remove, close } = await setup();
  const record = createUndoRecord(0);
  await remove(record);
  await store.turns.checkpoint({ turnId: running.id, text: "two ", thinking: "" });
  await store.turns.keepResult({ turnId: running.id, result: { call: "a", text: "found" } });
  await store.turns.keepPlan({ turnId: running.id, plan: { ...plan, step: 1, bodyDigest: "n" } });
  const parameters = { note: "Be short." };
  await store.conversations.setParameters({ conversationId, parameters });
  await store.undo(record);
  await close(running.id, "and on");
  expect((await store.findMessage(running.id))?.text).toBe("two and on");
  expect((await store.findMessage(first.id))?.text).toBe("the secret answer");
  const found = await store.plans.read(running.id);
  expect([found?.kept.step, found?.steps[0]?.results?.length]).toEqual([1, 1]);
  expect((await store.conversations.find(conversationId))?.parameters).toEqual(parameters);
});

it("nothing is answered, or gone on with, that another window has deleted", async () => {
  const { store, first, running, remove, close } = await setup();
  await close(running.id, "two");
  await remove();
  const again = { id: crypto.randomUUID(), turnId: first.id, model: MODEL };
  const gone = { code: "not-found" };
  await expect(store.turns.resumeTurn(again)).rejects.toMatchObject(gone);
  await expect(store.turns.reopenTurn(again)).rejects.toMatchObject(gone);
  expect(await store.turns.listOpenTurns()).toEqual([]);
});

it("a worker that died after a turn's first step leaves what that cost, and asked tools for", async () => {
  const { store, running } = await setup();
  const outcome = { status: "interrupted", failure: null, finish: null, usage: null } as const;
  const rest = { text: "", thinking: "" };
  await store.turns.closeTurn({ turnId: running.id, outcome, rest, thinkingMs: 0, seenFrom: null });
  expect((await store.findMessage(running.id))?.reply).toMatchObject({
    ...{ usage, cost: 0.002 },
    tools: ["archival_search"],
  });
});

it("messages that were deleted take no place of those that a model is told", async () => {
  const { store, conversationId, first, running, remove, open, close } = await setup();
  await close(running.id, "two");
  const last = await open("3");
  await close(last.id, "three");
  const read = async (limit: number) => {
    const branch = await store.branches.read({ conversationId, leaf: last.id, limit });
    const texts = branch.messages.filter(({ text }) => text !== "").map(({ text }) => text);
    return [texts, branch.more, branch.deleted];
  };
  expect(await read(2)).toEqual([["3", "three"], true, 0]);
  const what = { type: "ids", ids: [running.userMessageId, running.id] } as const;
  const { contextId } = (await store.conversations.show({ conversationId })).conversation;
  await store.deleteMessages({ contextId, conversationId, what });
  const all = ["the secret question", "the secret answer", "3", "three"];
  expect(await read(4)).toEqual([all, false, 2]);
  expect(await read(3)).toEqual([all.slice(1), true, 2]);
  await remove();
  expect(await read(2)).toEqual([["3", "three"], true, 4]);
  expect((await store.findMessage(first.id))?.text).toBe("");
});
