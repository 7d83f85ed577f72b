import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeImportedConversation } from "../../../test/builders/make-import-store";
import {
  allRawRows,
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import type { ErrorCode } from "../../domain/app-error";

const IMPORTED = ["text of q1", "text of a1", "text of q2"];

const OTHER = { ...MODEL, name: "qwen3" };

async function remove({ store, conversationId }: StoreHarness, ids: readonly string[]) {
  const contextId = await contextIdOf(store, conversationId);
  await store.deleteMessages({ contextId, conversationId, what: { type: "ids", ids } });
}

function answer({ store }: StoreHarness, messageId: string, id: string = crypto.randomUUID()) {
  return store.turns.answerTurn({ id, messageId, model: OTHER });
}

/** Refuses to answer with that code, and changes no row. */
async function expectRefused(harness: StoreHarness, messageId: string, code: ErrorCode) {
  const before = await allRawRows(harness.database);
  await expect(answer(harness, messageId)).rejects.toMatchObject({ code });
  expect(await allRawRows(harness.database)).toEqual(before);
}

/** A reply that ended without a word. */
async function failTurn(harness: StoreHarness, question: string) {
  const turn = await openTurn(harness, question);
  await harness.store.turns.closeTurn({
    turnId: turn.id,
    outcome: {
      status: "failed",
      failure: { code: "provider-unreachable", data: {} },
      finish: null,
      usage: null,
    },
    rest: { text: "", thinking: "" },
    thinkingMs: 0,
    seenFrom: null,
  });
  return turn;
}

function page({ store, conversationId }: StoreHarness) {
  return store.listMessages({ conversationId, before: null, limit: 50 });
}

async function find({ store, conversationId }: StoreHarness) {
  return (await store.conversations.find(conversationId))!;
}

const endWithQuestion = () => importAll([">q1", "q1>a1", "a1>q2"]);

/** An imported conversation, which the harness shows; its end, and an id for an answer. */
async function importAll(said: readonly string[]) {
  const harness = await makeStore();
  const { store } = harness;
  const contextId = await contextIdOf(store, harness.conversationId);
  const { base } = await store.imports.begin({ contextId });
  const conversations = [makeImportedConversation(said)];
  await store.imports.add({ contextId, source: "claude", base, conversations });
  const all = { contextId, after: null, limit: 9, query: "A title", archived: false };
  const [found] = (await store.conversations.list(all)).conversations;
  const { id: conversationId, activeLeaf } = found!.conversation;
  const id: string = crypto.randomUUID();
  return { harness: { ...harness, conversationId }, id, question: activeLeaf! };
}

describe("answerTurn", () => {
  it("fills the row of a deleted reply, and what was said after it stays", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "1", "one");
    const second = await sayTurn(harness, "2", "two");
    await remove(harness, [first.id]);
    expect((await page(harness)).unanswered).toEqual([
      { messageId: first.userMessageId, answer: first.id },
    ]);
    const before = await find(harness);
    const { turn, fresh } = await answer(harness, first.id);
    expect({ turn, fresh }).toEqual({ turn: first, fresh: true });
    expect(await harness.store.turns.listOpenTurns()).toEqual([first]);
    expect(await harness.store.turns.readTurn({ turnId: first.id })).toMatchObject({
      model: OTHER,
      userMessage: { text: "1" },
      begun: "",
    });
    await closeTurn(harness, first.id, "uno");
    expect(await textsOf(harness)).toEqual(["1", "uno", "2", "two"]);
    const after = await find(harness);
    expect(after).toMatchObject({ messageCount: 4, deletedCount: 0, activeLeaf: second.id });
    expect(before).toMatchObject({ messageCount: 4, deletedCount: 1 });
    expect(await harness.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("fills a reply that failed without a word, and what was said after it stays", async () => {
    const harness = await makeStore();
    const failed = await failTurn(harness, "1");
    await sayTurn(harness, "2", "two");
    const { turn } = await answer(harness, failed.id);
    expect(turn).toEqual(failed);
    const { messages, unanswered } = await page(harness);
    expect(messages[1]).toMatchObject({
      id: failed.id,
      text: "",
      reply: { status: "open", model: OTHER.name, failure: null },
    });
    expect(unanswered).toBeUndefined();
    await closeTurn(harness, failed.id, "uno");
    expect(await textsOf(harness)).toEqual(["1", "uno", "2", "two"]);
    expect(await find(harness)).toMatchObject({ messageCount: 4, deletedCount: 0 });
  });

  it("answers the question that ends the branch in a row of its own", async () => {
    const { harness, id, question } = await endWithQuestion();
    expect((await page(harness)).unanswered).toEqual([{ messageId: question, answer: question }]);
    const before = await find(harness);
    const { turn, fresh } = await answer(harness, question, id);
    expect({ turn, fresh }).toEqual({
      turn: { id, conversationId: harness.conversationId, userMessageId: question },
      fresh: true,
    });
    const reply = await harness.store.findMessage(id);
    const questionMessage = await harness.store.findMessage(question);
    expect(reply).toMatchObject({
      previous: question,
      depth: questionMessage!.depth + 1,
      role: "assistant",
    });
    expect(await find(harness)).toMatchObject({
      activeLeaf: id,
      messageCount: before.messageCount + 1,
    });
    await closeTurn(harness, id, "uno");
    expect(await textsOf(harness)).toEqual([...IMPORTED, "uno"]);
  });

  describe("to a question that another question follows", () => {
    const FIRST = ["text of q1", "text of q2", "text of a2"];

    /** And the ids of both questions and the answer to the second. */
    async function askTwice() {
      const { harness, id } = await importAll([">q1", "q1>q2", "q2>a2"]);
      const [first, second, reply] = (await page(harness)).messages.map((message) => message.id);
      return { harness, id, first: first!, second: second!, reply: reply! };
    }

    it("stands on a branch of its own, and the other is as it was left", async () => {
      const { harness, id, first, second, reply } = await askTwice();
      const { store, conversationId } = harness;
      expect((await page(harness)).unanswered).toEqual([{ messageId: first, answer: first }]);
      const before = await find(harness);
      const turn = { id, conversationId, userMessageId: first };
      expect(await answer(harness, first, id)).toEqual({ turn, fresh: true });
      expect(await answer(harness, first, id)).toEqual({ turn, fresh: false });
      expect(await store.turns.readTurn({ turnId: id })).toMatchObject({
        userMessage: { text: "text of q1" },
      });
      await closeTurn(harness, id, "uno");
      expect(await textsOf(harness)).toEqual(["text of q1", "uno"]);
      const shown = await page(harness);
      expect(shown.forks).toEqual([{ messageId: id, siblings: [second, id] }]);
      expect(shown.unanswered).toBeUndefined();
      const messageCount = before.messageCount + 1;
      expect(await find(harness)).toMatchObject({ activeLeaf: id, messageCount });
      await store.branches.show({ conversationId, from: id, to: second });
      expect(await textsOf(harness)).toEqual(FIRST);
      expect((await find(harness)).activeLeaf).toBe(reply);
      await sayTurn(harness, "3", "three");
      await store.branches.show({ conversationId, from: second, to: id });
      expect(await textsOf(harness)).toEqual(["text of q1", "uno"]);
      expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    });

    it("is found where a page ends between the two", async () => {
      const { harness, first, second } = await askTwice();
      const { store, conversationId } = harness;
      const newest = await store.listMessages({ conversationId, before: null, limit: 2 });
      expect(newest.unanswered).toBeUndefined();
      const older = await store.listMessages({ conversationId, before: second, limit: 2 });
      expect(older.unanswered).toEqual([{ messageId: first, answer: first }]);
    });

    it("begins no branch where nothing is left of what followed", async () => {
      const { harness, id, first, second, reply } = await askTwice();
      await remove(harness, [second, reply]);
      expect((await page(harness)).unanswered).toEqual([{ messageId: first, answer: first }]);
      await answer(harness, first, id);
      await closeTurn(harness, id, "uno");
      expect(await textsOf(harness)).toEqual(["text of q1", "uno"]);
      expect((await page(harness)).forks).toEqual([]);
      expect(await harness.store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    });

    it("begins one where only the question was deleted, and leads back to its answer", async () => {
      const { harness, id, first, second } = await askTwice();
      await remove(harness, [second]);
      await answer(harness, first, id);
      await closeTurn(harness, id, "uno");
      expect((await page(harness)).forks).toEqual([{ messageId: id, siblings: [second, id] }]);
      const { store, conversationId } = harness;
      await store.branches.show({ conversationId, from: id, to: second });
      expect(await textsOf(harness)).toEqual(["text of q1", "text of a2"]);
    });

    it("is refused while an answer is being written on the branch that is shown", async () => {
      const { harness, first } = await askTwice();
      await openTurn(harness, "3");
      await expectRefused(harness, first, "turn-running");
    });
  });

  it("does it once by an id, however often it is asked and whatever became of it", async () => {
    const harness = await makeStore();
    const failed = await failTurn(harness, "1");
    const id = crypto.randomUUID();
    const first = await answer(harness, failed.id, id);
    const before = await allRawRows(harness.database);
    expect(await answer(harness, failed.id, id)).toEqual({ turn: first.turn, fresh: false });
    expect(await allRawRows(harness.database)).toEqual(before);
    await closeTurn(harness, failed.id, "uno");
    expect(await answer(harness, failed.id, id)).toEqual({ turn: first.turn, fresh: false });
  });

  it("does it once by an id in a row of its own, too", async () => {
    const { harness, id, question } = await endWithQuestion();
    const { turn } = await answer(harness, question, id);
    expect(await answer(harness, question, id)).toEqual({ turn, fresh: false });
    await closeTurn(harness, id, "uno");
    expect(await answer(harness, question, id)).toEqual({ turn, fresh: false });
    expect(await textsOf(harness)).toEqual([...IMPORTED, "uno"]);
  });

  it("is refused while the reply is being written", async () => {
    const harness = await makeStore();
    const running = await openTurn(harness, "1");
    await expectRefused(harness, running.id, "turn-running");
    await closeTurn(harness, running.id, "one");
    const failed = await failTurn(harness, "2");
    await answer(harness, failed.id);
    await expectRefused(harness, failed.id, "turn-running");
  });

  it("is refused in an archived context, but for what was asked before", async () => {
    const harness = await makeStore();
    const failed = await failTurn(harness, "1");
    const id = crypto.randomUUID();
    const begun = await answer(harness, failed.id, id);
    await closeTurn(harness, failed.id);
    await harness.store.contexts.archive({
      id: await contextIdOf(harness.store, harness.conversationId),
    });
    await expectRefused(harness, failed.id, "archived");
    expect(await answer(harness, failed.id, id)).toEqual({ turn: begun.turn, fresh: false });
  });

  it("conflicts where there is an answer, and with another's id", async () => {
    const harness = await makeStore();
    const said = await sayTurn(harness, "1", "one");
    await expectRefused(harness, said.id, "conflict");
    await expectRefused(harness, said.userMessageId, "conflict");
    const failed = await failTurn(harness, "2");
    await expect(answer(harness, failed.id, said.id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("finds no question whose text was deleted, and none where there is none", async () => {
    const harness = await makeStore();
    const said = await sayTurn(harness, "1", "one");
    await remove(harness, [said.id, said.userMessageId]);
    await expectRefused(harness, said.id, "not-found");
    await expectRefused(harness, said.userMessageId, "not-found");
    await expectRefused(harness, crypto.randomUUID(), "not-found");
  });
});
