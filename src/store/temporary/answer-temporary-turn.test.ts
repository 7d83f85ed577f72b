import { describe, expect, it } from "vitest";
import { COMPLETE, MODEL, makeStore } from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import type { ErrorCode } from "../../domain/app-error";
import type { Outcome } from "../../domain/turn";
import { createUndoRecord, isUndoable } from "../rows/undo-record";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore } from "./temporary-store";
import { withTemporary } from "./with-temporary";

const OTHER = { ...MODEL, name: "qwen3" };
const FAILED: Outcome = {
  status: "failed",
  failure: { code: "provider-unreachable", data: {} },
  finish: null,
  usage: null,
};

/** A temporary conversation, in a context of the store. */
async function makeTemporary() {
  const harness = await makeStore();
  const area = createFakeKeyValueArea();
  const { clock } = harness;
  const deps = { store: harness.store, temporary: createTemporaryStore(area), clock };
  const store = withTemporary(deps);
  const target = { conversationId: harness.conversationId };
  const contextId = (await store.branches.readPosition(target)).context.id;
  const id: string = crypto.randomUUID();
  await createTemporaryMaker(deps).create({ id, channel: "side-panel", contextId });
  /** Lets a question follow another directly, as only others' conversations have it. */
  const follow = (messageId: string, previous: string) =>
    deps.temporary.change({
      conversationId: id,
      grows: false,
      change: (held) => ({
        ...held,
        messages: held.messages.map((one) => (one.id === messageId ? { ...one, previous } : one)),
      }),
    });
  return { store, id, contextId, area, follow };
}

type Held = Awaited<ReturnType<typeof makeTemporary>>;

async function open({ store, id }: Held, text: string) {
  const turnId = crypto.randomUUID();
  return (await store.turns.openTurn({ id: turnId, conversationId: id, text, model: MODEL })).turn;
}

async function close({ store }: Held, turnId: string, text: string, outcome = COMPLETE) {
  const rest = { text, thinking: "" };
  await store.turns.closeTurn({ turnId, outcome, rest, thinkingMs: 0, seenFrom: null });
}

async function say(held: Held, question: string, answer: string, outcome = COMPLETE) {
  const turn = await open(held, question);
  await close(held, turn.id, answer, outcome);
  return turn;
}

function remove({ store, id, contextId }: Held, ids: readonly string[], at?: number) {
  const record = at === undefined ? undefined : createUndoRecord(at);
  const what = { type: "ids" as const, ids };
  const deleted = store.deleteMessages({ contextId, conversationId: id, what, record });
  return deleted.then(() => record!);
}

function answer({ store }: Held, messageId: string, id: string = crypto.randomUUID()) {
  return store.turns.answerTurn({ id, messageId, model: OTHER });
}

async function shown({ store, id }: Held) {
  return store.listMessages({ conversationId: id, before: null, limit: 50 });
}

async function texts(held: Held) {
  return (await shown(held)).messages.map(({ text }) => text);
}

/** What lies in the browser's memory. */
function memoryOf({ area }: Held): string {
  return JSON.stringify([...area.stored]);
}

async function expectRefused(held: Held, messageId: string, code: ErrorCode) {
  const before = memoryOf(held);
  await expect(answer(held, messageId)).rejects.toMatchObject({ code });
  expect(memoryOf(held)).toBe(before);
}

describe("answerTurn in a temporary conversation", () => {
  it("fills the place of a deleted reply, and what was said after it stays", async () => {
    const held = await makeTemporary();
    const first = await say(held, "1", "one");
    const second = await say(held, "2", "two");
    await remove(held, [first.id]);
    const missing = { messageId: first.userMessageId, answer: first.id };
    expect((await shown(held)).unanswered).toEqual([missing]);
    expect(await answer(held, first.id)).toEqual({ turn: first, fresh: true });
    expect(await held.store.turns.readTurn({ turnId: first.id })).toMatchObject({
      model: OTHER,
      userMessage: { text: "1" },
      begun: "",
    });
    await close(held, first.id, "uno");
    expect(await texts(held)).toEqual(["1", "uno", "2", "two"]);
    expect(await held.store.conversations.find(held.id)).toMatchObject({
      activeLeaf: second.id,
      messageCount: 4,
      deletedCount: 0,
    });
  });

  it("fills a reply that failed without a word, once by an id", async () => {
    const held = await makeTemporary();
    const failed = await say(held, "1", "", FAILED);
    const id = crypto.randomUUID();
    expect(await answer(held, failed.id, id)).toEqual({ turn: failed, fresh: true });
    expect(await answer(held, failed.id, id)).toEqual({ turn: failed, fresh: false });
    await expectRefused(held, failed.id, "turn-running");
    await close(held, failed.id, "uno");
    expect(await answer(held, failed.id, id)).toEqual({ turn: failed, fresh: false });
    expect(await texts(held)).toEqual(["1", "uno"]);
  });

  it("conflicts where there is an answer, and with another's id", async () => {
    const held = await makeTemporary();
    const said = await say(held, "1", "one");
    await expectRefused(held, said.id, "conflict");
    await expectRefused(held, said.userMessageId, "conflict");
    const failed = await say(held, "2", "", FAILED);
    await expect(answer(held, failed.id, said.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("answers a question that another one follows on a branch of its own", async () => {
    const held = await makeTemporary();
    const { store, id: conversationId } = held;
    const first = await say(held, "1", "one");
    const second = await say(held, "2", "two");
    await remove(held, [first.id]);
    await held.follow(second.userMessageId, first.userMessageId);
    expect(await texts(held)).toEqual(["1", "2", "two"]);
    const question = first.userMessageId;
    expect((await shown(held)).unanswered).toEqual([{ messageId: question, answer: question }]);
    const id = crypto.randomUUID();
    const turn = { id, conversationId, userMessageId: question };
    expect(await answer(held, question, id)).toEqual({ turn, fresh: true });
    expect(await answer(held, question, id)).toEqual({ turn, fresh: false });
    await close(held, id, "uno");
    expect(await texts(held)).toEqual(["1", "uno"]);
    const { forks } = await shown(held);
    expect(forks).toEqual([{ messageId: id, siblings: [second.userMessageId, id] }]);
    await store.branches.show({ conversationId, from: id, to: second.userMessageId });
    expect(await texts(held)).toEqual(["1", "2", "two"]);
    await open(held, "3");
    await expectRefused(held, question, "turn-running");
  });

  it("finds no question whose text was deleted, and answers none in an archived context", async () => {
    const held = await makeTemporary();
    const said = await say(held, "1", "one");
    const failed = await say(held, "2", "", FAILED);
    await remove(held, [said.id, said.userMessageId]);
    await expectRefused(held, said.id, "not-found");
    await held.store.contexts.archive({ id: held.contextId });
    await expectRefused(held, failed.id, "archived");
  });
});

describe("what was deleted in a temporary conversation", () => {
  it("is taken back, and what is being typed stays", async () => {
    const held = await makeTemporary();
    const { store, id: conversationId } = held;
    const said = await say(held, "1", "A heron.");
    expect(memoryOf(held)).toContain("heron");
    const before = await store.conversations.find(conversationId);
    const record = await remove(held, [said.id, said.userMessageId], 0);
    expect(isUndoable(record)).toBe(true);
    expect(await texts(held)).toEqual([]);
    expect(memoryOf(held)).not.toContain("heron");
    await store.saveDraft({ conversationId, text: "typed since" });
    await store.undo(record);
    expect(await texts(held)).toEqual(["1", "A heron."]);
    const { version: _version, ...after } = (await store.conversations.find(conversationId))!;
    expect(before).toMatchObject(after);
    expect((await store.conversations.show({ conversationId })).draft).toBe("typed since");
  });

  it("is gone where something was said since, and that stays", async () => {
    const held = await makeTemporary();
    const said = await say(held, "1", "one");
    const record = await remove(held, [said.id], 0);
    await say(held, "2", "two");
    await expect(held.store.undo(record)).rejects.toMatchObject({ code: "conflict" });
    expect(await texts(held)).toEqual(["1", "2", "two"]);
  });

  it("is gone where its missing answer is being written", async () => {
    const held = await makeTemporary();
    const said = await say(held, "1", "one");
    const record = await remove(held, [said.id], 0);
    await answer(held, said.id);
    await expect(held.store.undo(record)).rejects.toMatchObject({ code: "conflict" });
    await close(held, said.id, "uno");
    expect(await texts(held)).toEqual(["1", "uno"]);
  });

  it("is gone with the conversation, and with what is in memory", async () => {
    const held = await makeTemporary();
    const { store, id: conversationId } = held;
    const said = await say(held, "1", "A heron.");
    const record = await remove(held, [said.id], 0);
    await store.conversations.purge({ conversationId, messages: 2 });
    await expect(store.undo(record)).rejects.toMatchObject({ code: "not-found" });
    expect(memoryOf(held)).not.toContain("heron");
  });

  it("leaves nothing to take back where there was nothing to delete", async () => {
    const held = await makeTemporary();
    await say(held, "1", "one");
    expect(isUndoable(await remove(held, [crypto.randomUUID()], 0))).toBe(false);
  });
});
