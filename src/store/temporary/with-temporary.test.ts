import { describe, expect, it } from "vitest";
import { fillDisk } from "../../../test/builders/fill-disk";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  allRawRows,
  COMPLETE,
  MODEL,
  makeOrdinaryStore,
  makeStore,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { createFakeKeyValueArea } from "../../../test/fakes/key-value-area";
import { createTemporaryMaker } from "./temporary-conversations";
import { createTemporaryStore, dropTemporary } from "./temporary-store";
import { withTemporary } from "./with-temporary";

async function makeBoth(given?: StoreHarness) {
  const harness = given ?? (await makeStore());
  const area = createFakeKeyValueArea();
  const over = (temporary = createTemporaryStore(area)) => {
    const deps = { store: harness.store, temporary, clock: harness.clock };
    return { store: withTemporary(deps), maker: createTemporaryMaker(deps) };
  };
  const { store, maker } = over();
  const { context } = await store.branches.readPosition({ conversationId: harness.conversationId });
  const id = crypto.randomUUID();
  const input = { id, channel: "side-panel", contextId: context.id } as const;
  return { harness, area, over, store, maker, context, id, input };
}

type Both = Awaited<ReturnType<typeof makeBoth>>;

async function say(
  { store, id }: Pick<Both, "store" | "id">,
  question: string,
  answer: string,
  edits?: string,
) {
  const turnId = crypto.randomUUID();
  const opening = { id: turnId, conversationId: id, text: question, model: MODEL, edits };
  const { turn } = await store.turns.openTurn(opening);
  await store.turns.checkpoint({ turnId, text: answer, thinking: "" });
  const rest = { text: "", thinking: "" };
  const end = { turnId, outcome: COMPLETE, rest, thinkingMs: 0, seenFrom: null };
  await store.turns.closeTurn(end);
  return turn;
}

/** A question and two replies to it, of which the second is shown. */
async function sayTwice(both: Both) {
  const { store } = both;
  const turn = await say(both, "1", "one");
  const second = crypto.randomUUID();
  await store.turns.reopenTurn({ id: second, turnId: turn.id, model: MODEL });
  const rest = { text: "one b", thinking: "" };
  const end = { turnId: second, outcome: COMPLETE, rest, thinkingMs: 0, seenFrom: null };
  await store.turns.closeTurn(end);
  return { turn, second };
}

function page({ store, id }: Pick<Both, "store" | "id">) {
  return store.listMessages({ conversationId: id, before: null, limit: 50 });
}

async function texts(both: Pick<Both, "store" | "id">): Promise<string[]> {
  return (await page(both)).messages.map(({ text }) => text);
}

describe("withTemporary", () => {
  it("is called by its first words, and by nothing once these were deleted", async () => {
    const both = await makeBoth();
    await both.maker.create(both.input);
    const turn = await say(both, "Is *this* kept?", "No.");
    const find = () => both.store.conversations.find(both.id);
    expect(await find()).toMatchObject({ title: "Is this kept?" });
    await say(both, "Is that?", "No.", turn.userMessageId);
    expect(await find()).toMatchObject({ title: "Is that?" });
    const { titleOf } = (await find()) ?? {};
    const what = { type: "ids" as const, ids: [titleOf ?? ""] };
    const scope = { contextId: both.context.id, conversationId: both.id };
    await both.store.deleteMessages({ ...scope, what });
    expect(await find()).toMatchObject({ title: "Is this kept?" });
  });

  it("leaves no row and changes none, whatever is done in a temporary conversation", async () => {
    const both = await makeBoth();
    const { harness, store, maker, input, id } = both;
    const before = await allRawRows(harness.database);
    await maker.create(input);
    await store.saveDraft({ conversationId: id, text: "typing" });
    const turn = await say(both, "1", "one");
    const kept = makeKeptPlan(turn.userMessageId);
    await store.turns.keepPlan({ turnId: turn.id, plan: kept });
    await store.branches.read({ conversationId: id, leaf: turn.id, limit: 9 });
    const edits = { id: crypto.randomUUID(), conversationId: id, text: "2", model: MODEL };
    await store.turns.openTurn({ ...edits, edits: turn.userMessageId });
    expect(await allRawRows(harness.database)).toEqual(before);
    expect((await store.plans.read(turn.id))?.kept).toEqual(kept);
  });

  it("M-074 goes on where the disk is full, and leaves the stored conversation as it was", async () => {
    const both = await makeBoth();
    const { harness, store, maker, input } = both;
    await sayTurn(harness, "kept", "yes");
    const before = await allRawRows(harness.database);
    const disk = fillDisk(harness.database, 1);
    const { conversationId } = harness;
    const opening = { id: crypto.randomUUID(), conversationId, text: "more", model: MODEL };
    await expect(store.turns.openTurn(opening)).rejects.toMatchObject({ code: "quota-exceeded" });
    await maker.create(input);
    await say(both, "1", "one");
    expect(await texts(both)).toEqual(["1", "one"]);
    const query = { conversationId, before: null, limit: 9 };
    const read = await store.listMessages(query);
    expect(read.messages.map(({ text }) => text)).toEqual(["kept", "yes"]);
    disk.empty();
    expect(await allRawRows(harness.database)).toEqual(before);
  });

  it("tells that nothing of it is to be kept to whoever runs its turns", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, harness } = both;
    await maker.create(input);
    const turnId = crypto.randomUUID();
    const opening = { id: turnId, conversationId: both.id, text: "1", model: MODEL };
    await store.turns.openTurn({ ...opening, maintainPersonality: false });
    const source = await store.turns.readTurn({ turnId });
    expect(source).toMatchObject({ temporary: true, maintainPersonality: false, begun: "" });
    expect(source.context.id).toBe(context.id);
    const stored = crypto.randomUUID();
    const { conversationId } = harness;
    await store.turns.openTurn({ ...opening, id: stored, conversationId });
    expect((await store.turns.readTurn({ turnId: stored })).temporary).toBeUndefined();
  });

  it("is shown, listed before the others, and removed", async () => {
    const both = await makeBoth();
    const { harness, store, maker, input, context, id } = both;
    await sayTurn(harness, "stored", "yes");
    await maker.create(input);
    await say(both, "1", "one");
    expect(await texts(both)).toEqual(["1", "one"]);
    const query = { contextId: context.id, after: null, limit: 20, query: "", archived: false };
    const listed = await store.conversations.list(query);
    expect(listed.pinned.map(({ conversation }) => conversation.id)).toEqual([id]);
    expect(listed.conversations.map(({ conversation }) => conversation.temporary)).toEqual([false]);
    const shown = await store.conversations.show({ conversationId: id });
    expect(shown.conversation.temporary).toBe(true);
    await store.conversations.purge({ conversationId: id, messages: 2 });
    await expect(texts(both)).rejects.toMatchObject({ code: "not-found" });
  });

  it("finds its running turns again after a worker has died, and ends them", async () => {
    const both = await makeBoth();
    await both.maker.create(both.input);
    const turnId = crypto.randomUUID();
    const opening = { id: turnId, conversationId: both.id, text: "1", model: MODEL };
    await both.store.turns.openTurn(opening);
    await both.store.turns.checkpoint({ turnId, text: "half", thinking: "" });
    const { store } = both.over();
    expect((await store.turns.listOpenTurns()).map(({ id }) => id)).toEqual([turnId]);
    const outcome = { status: "interrupted", failure: null, finish: null, usage: null } as const;
    const rest = { text: "", thinking: "" };
    await store.turns.closeTurn({ turnId, outcome, rest, thinkingMs: 0, seenFrom: null });
    const message = await store.findMessage(turnId);
    expect(message).toMatchObject({ text: "half", reply: { status: "interrupted" } });
    expect(await store.turns.listOpenTurns()).toEqual([]);
  });

  it("deletes the text of its messages, and what was kept of their prompts", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, id } = both;
    await maker.create(input);
    const turn = await say(both, "secret", "one");
    await store.turns.keepPlan({ turnId: turn.id, plan: makeKeptPlan(turn.userMessageId) });
    const what = { type: "ids", ids: [turn.userMessageId] } as const;
    const within = { contextId: context.id, conversationId: id };
    expect(await store.deleteMessages({ ...within, what })).toEqual({ deleted: 1 });
    expect(await store.deleteMessages({ ...within, what })).toEqual({ deleted: 0 });
    expect(await texts(both)).toEqual(["one"]);
    expect(JSON.stringify([...both.area.stored.values()])).not.toContain("secret");
    expect(await store.plans.read(turn.id)).toBeNull();
  });

  it("shows the other reply where the one that was shown is deleted", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, id } = both;
    await maker.create(input);
    const { turn, second } = await sayTwice(both);
    const what = { type: "ids", ids: [second] } as const;
    await store.deleteMessages({ contextId: context.id, conversationId: id, what });
    expect(await texts(both)).toEqual(["1", "one"]);
    expect((await page(both)).forks).toEqual([]);
    const show = store.branches.show({ conversationId: id, from: turn.id, to: second });
    await expect(show).rejects.toMatchObject({ code: "conflict" });
    const { conversation } = await store.conversations.show({ conversationId: id });
    expect(conversation).toMatchObject({ activeLeaf: turn.id, messageCount: 3, deletedCount: 1 });
  });

  it("lets the next message stand for a deleted one that others stand beside", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, id } = both;
    await maker.create(input);
    const first = await say(both, "1", "one");
    const second = await say(both, "1b", "other", first.userMessageId);
    const what = { type: "ids", ids: [second.userMessageId] } as const;
    await store.deleteMessages({ contextId: context.id, conversationId: id, what });
    expect(await texts(both)).toEqual(["other"]);
    const siblings = [first.userMessageId, second.id];
    expect((await page(both)).forks).toEqual([{ messageId: second.id, siblings }]);
    const to = first.userMessageId;
    await store.branches.show({ conversationId: id, from: second.id, to });
    expect(await texts(both)).toEqual(["1", "one"]);
    await store.branches.show({ conversationId: id, from: to, to: second.userMessageId });
    expect(await texts(both)).toEqual(["other"]);
  });

  it("fills a page past what was deleted", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, id } = both;
    await maker.create(input);
    const turns = [await say(both, "1", "one"), await say(both, "2", "two")];
    const ids = [turns[1]!.userMessageId];
    const what = { type: "ids", ids } as const;
    await store.deleteMessages({ contextId: context.id, conversationId: id, what });
    const newest = await store.listMessages({ conversationId: id, before: null, limit: 2 });
    expect(newest.messages.map(({ text }) => text)).toEqual(["one", "two"]);
    expect(newest.more).toBe(true);
    const before = newest.messages[0]!.id;
    const oldest = await store.listMessages({ conversationId: id, before, limit: 1 });
    expect(oldest).toMatchObject({ messages: [{ text: "1" }], more: false });
  });

  it("deletes neither the reply nor the question of a turn that runs", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, id } = both;
    await maker.create(input);
    const turnId = crypto.randomUUID();
    const opening = { id: turnId, conversationId: id, text: "1", model: MODEL };
    const { turn } = await store.turns.openTurn(opening);
    for (const message of [turn.id, turn.userMessageId]) {
      const what = { type: "ids", ids: [message] } as const;
      const deleting = store.deleteMessages({ contextId: context.id, conversationId: id, what });
      await expect(deleting).rejects.toMatchObject({ code: "turn-running" });
    }
    expect((await texts(both))[0]).toBe("1");
  });

  it("is gone with the lock", async () => {
    const both = await makeBoth();
    await both.maker.create(both.input);
    await say(both, "1", "one");
    await dropTemporary(both.area);
    const { store } = both.over();
    const { id } = both;
    await expect(texts({ store, id })).rejects.toMatchObject({ code: "not-found" });
    expect(both.area.stored.size).toBe(0);
  });

  it("is removed by nobody who has not seen all its messages", async () => {
    const both = await makeBoth();
    const { store, id: conversationId } = both;
    await both.maker.create(both.input);
    await say(both, "1", "one");
    const purge = (messages: number) => store.conversations.purge({ conversationId, messages });
    await expect(purge(0)).rejects.toMatchObject({ code: "conflict" });
    expect(await texts(both)).toEqual(["1", "one"]);
  });

  it("keeps a context in which something is held from being archived by time", async () => {
    const both = await makeBoth(await makeOrdinaryStore());
    await both.maker.create(both.input);
    both.harness.clock.time += 30 * 86_400_000;
    expect(await both.store.contexts.archiveExpired()).toEqual({ archived: 0, restored: 0 });
    await both.store.conversations.purge({ conversationId: both.id, messages: 0 });
    expect(await both.store.contexts.archiveExpired()).toEqual({ archived: 1, restored: 0 });
  });

  it("goes with its context, which is not purged while it is answered there", async () => {
    const both = await makeBoth();
    const { store, maker, input, context, id } = both;
    await maker.create(input);
    const turnId = crypto.randomUUID();
    await store.turns.openTurn({ id: turnId, conversationId: id, text: "1", model: MODEL });
    const purge = () => store.contexts.purge({ id: context.id, name: context.name });
    await expect(purge()).rejects.toMatchObject({ code: "turn-running" });
    const rest = { text: "", thinking: "" };
    const end = { turnId, outcome: COMPLETE, rest, thinkingMs: 0, seenFrom: null };
    await store.turns.closeTurn(end);
    await purge();
    await expect(texts({ store, id })).rejects.toMatchObject({ code: "not-found" });
  });

  it("refuses a context that was archived", async () => {
    const both = await makeBoth();
    await both.harness.store.contexts.archive({ id: both.context.id });
    await expect(both.maker.create(both.input)).rejects.toMatchObject({ code: "archived" });
  });
});
