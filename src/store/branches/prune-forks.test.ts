import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { closeTurn, MODEL, makeStore, sayTurn, textsOf } from "../../../test/builders/make-store";
import { nativeDatabase } from "../database/open-database";

async function setup() {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const { contextId } = (await store.conversations.show({ conversationId })).conversation;
  const remove = (ids: readonly string[]) =>
    store.deleteMessages({ contextId, conversationId: null, what: { type: "ids", ids } });
  return { ...harness, remove };
}

describe("the branches of what was deleted", () => {
  async function forked() {
    const harness = await setup();
    const { store } = harness;
    const first = await sayTurn(harness, "1", "one");
    const { turn: second } = await store.turns.reopenTurn({
      id: crypto.randomUUID(),
      turnId: first.id,
      model: MODEL,
    });
    await closeTurn(harness, second.id, "one b");
    const forks = async () => {
      const { conversationId } = harness;
      return (await store.listMessages({ conversationId, before: null, limit: 50 })).forks;
    };
    const show = (from: string, to: string) =>
      store.branches.show({ conversationId: harness.conversationId, from, to });
    return { ...harness, first, second, forks, show };
  }

  it("shows the other reply where the one that was shown is deleted", async () => {
    const harness = await forked();
    await harness.remove([harness.second.id]);
    expect(await textsOf(harness)).toEqual(["1", "one"]);
    expect(await harness.forks()).toEqual([]);
    await sayTurn(harness, "2", "two");
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
    expect(await textsOf({ ...harness, store: harness.restart() })).toHaveLength(4);
  });

  it("keeps what is left in reach where a later batch is cut", async () => {
    const harness = await forked();
    const last = await sayTurn(harness, "2", "two");
    const shown = [harness.second.id, last.userMessageId, last.id];
    const others = Array.from({ length: 497 }, () => crypto.randomUUID());
    const native = nativeDatabase(harness.database);
    const begin = native.transaction.bind(native);
    let writes = 0;
    native.transaction = (names, mode, options) => {
      const transaction = begin(names, mode, options);
      if (mode === "readwrite") writes += 1;
      if (mode === "readwrite" && writes === 2) transaction.abort();
      return transaction;
    };
    const ids = [...shown, ...others, harness.first.userMessageId];
    await expect(harness.remove(ids)).rejects.toMatchObject({ name: "AppError" });
    expect(await textsOf({ ...harness, store: harness.restart() })).toEqual(["1", "one"]);
    expect(await harness.forks()).toEqual([]);
    expect(await harness.remove(ids)).toEqual({ deleted: 1 });
    expect(await textsOf(harness)).toEqual(["one"]);
  });

  it("brings no deleted sibling back where the row of forks is lost", async () => {
    const harness = await forked();
    const { conversationId, database } = harness;
    await harness.remove([harness.second.id]);
    await flipRow(database, "forks");
    const store = harness.restart();
    const page = await store.listMessages({ conversationId, before: null, limit: 9 });
    expect(page.messages.map(({ text }) => text)).toEqual(["1", "one"]);
    expect(page.forks).toEqual([]);
    // The row stays for Health to tell, until it is repaired.
    const found = { table: "forks", id: conversationId, code: "row-tampered" };
    expect((await store.check()).unreadable).toEqual([found]);
    await store.repair();
    expect((await store.check()).unreadable).toEqual([]);
    const after = await store.listMessages({ conversationId, before: null, limit: 9 });
    expect(after.forks).toEqual([]);
  });

  it("shows what is left where the head is lost and the newest branch is deleted", async () => {
    const harness = await forked();
    const { conversationId, database, first, second } = harness;
    const last = await sayTurn(harness, "2", "two");
    await harness.show(second.id, first.id);
    await harness.remove([second.id, last.userMessageId, last.id]);
    await flipRow(database, "conversations", conversationId);
    const store = harness.restart();
    await store.repair();
    const page = await store.listMessages({ conversationId, before: null, limit: 9 });
    expect(page.messages.map(({ text }) => text)).toEqual(["1", "one"]);
    expect(page.forks).toEqual([]);
    await sayTurn({ ...harness, store }, "3", "three");
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one", "3", "three"]);
  });

  it("offers no sibling of which nothing is left", async () => {
    const harness = await forked();
    await harness.remove([harness.first.id]);
    expect(await textsOf(harness)).toEqual(["1", "one b"]);
    expect(await harness.forks()).toEqual([]);
    const { conversationId } = harness;
    const page = await harness.restart().listMessages({ conversationId, before: null, limit: 9 });
    expect(page.forks).toEqual([]);
  });

  it("lets the next message stand for a deleted one that others stand beside", async () => {
    const harness = await forked();
    const turn = await sayTurn(harness, "2", "two");
    await harness.remove([harness.second.id]);
    expect(await textsOf(harness)).toEqual(["1", "2", "two"]);
    const siblings = [harness.first.id, turn.userMessageId];
    expect(await harness.forks()).toEqual([{ messageId: turn.userMessageId, siblings }]);
    await harness.show(turn.userMessageId, harness.first.id);
    expect(await textsOf(harness)).toEqual(["1", "one"]);
    expect((await harness.forks())[0]?.siblings).toEqual([harness.first.id, harness.second.id]);
    await harness.show(harness.first.id, harness.second.id);
    expect(await textsOf(harness)).toEqual(["1", "2", "two"]);
  });

  it("keeps a sibling of which only a branch of its own is left", async () => {
    const harness = await forked();
    const { first, second, store, conversationId } = harness;
    const id = crypto.randomUUID();
    const edits = first.userMessageId;
    await store.turns.openTurn({ id, conversationId, text: "1b", model: MODEL, edits });
    await closeTurn(harness, id, "other");
    await harness.remove([first.userMessageId, second.id]);
    const [fork] = await harness.forks();
    expect(fork?.siblings).toHaveLength(2);
    await harness.show(fork?.messageId ?? "", first.userMessageId);
    expect(await textsOf(harness)).toEqual(["one"]);
  });

  it("shows an earlier version of a message where the whole newer branch is deleted", async () => {
    const harness = await forked();
    const { first, store, conversationId, clock } = harness;
    await sayTurn(harness, "2", "two");
    clock.time += 1_000;
    const id = crypto.randomUUID();
    const edits = first.userMessageId;
    const input = { id, conversationId, text: "1b", model: MODEL, edits };
    const { turn } = await store.turns.openTurn(input);
    await closeTurn(harness, id, "other");
    await harness.remove([turn.userMessageId, id]);
    expect(await textsOf(harness)).toEqual(["1", "one b", "2", "two"]);
    expect((await store.check()).mismatched).toEqual([]);
  });
});

describe("pages with deleted messages", () => {
  it("fills a page past what was deleted, and says where the branch begins", async () => {
    const harness = await setup();
    const turns = [];
    for (const text of ["1", "2", "3", "4"]) turns.push(await sayTurn(harness, text, `a${text}`));
    const ids = [turns[1], turns[2]].flatMap((turn) => [turn!.id, turn!.userMessageId]);
    await harness.remove(ids);
    const { store, conversationId } = harness;
    const list = (before: string | null, limit: number) =>
      store.listMessages({ conversationId, before, limit });
    const newest = await list(null, 3);
    expect(newest.messages.map(({ text }) => text)).toEqual(["a1", "4", "a4"]);
    expect(newest.more).toBe(true);
    const oldest = await list(newest.messages[0]!.id, 3);
    expect(oldest.messages.map(({ text }) => text)).toEqual(["1"]);
    expect(oldest.more).toBe(false);
    await harness.remove([turns[0]!.id, turns[0]!.userMessageId]);
    expect(await list(null, 2)).toMatchObject({ messages: [{ text: "4" }, {}], more: false });
  });
});
