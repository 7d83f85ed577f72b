import { describe, expect, it } from "vitest";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";

async function setup() {
  const harness = await makeStore();
  const { store, conversationId } = harness;
  const show = (from: string, to: string, at = store) =>
    at.branches.show({ conversationId, from, to });
  const edit = (edits: string, text: string, answer: string) =>
    sayEdit(harness, { edits, text, answer });
  return { ...harness, show, edit };
}

type Edit = { readonly edits: string; readonly text: string; readonly answer: string };

async function sayEdit(harness: StoreHarness, { edits, text, answer }: Edit) {
  const { store, conversationId } = harness;
  const input = { id: crypto.randomUUID(), conversationId, text, model: MODEL, edits };
  const { turn } = await store.turns.openTurn(input);
  await closeTurn(harness, turn.id, answer);
  return turn;
}

async function retry(harness: StoreHarness, turnId: string, answer: string) {
  const input = { id: crypto.randomUUID(), turnId, model: MODEL };
  const { turn } = await harness.store.turns.reopenTurn(input);
  await closeTurn(harness, turn.id, answer);
  return turn;
}

const listAll = ({ store, conversationId }: StoreHarness) =>
  store.listMessages({ conversationId, before: null, limit: 50 });

describe("editing and showing branches", () => {
  it("stores an edited message beside the earlier one, and shows it", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    const turn = await harness.edit(first.userMessageId, "1b", "one b");
    const { messages, forks } = await listAll(harness);
    expect(messages).toMatchObject([
      { id: turn.userMessageId, previous: null, depth: 0, text: "1b" },
      { id: turn.id, previous: turn.userMessageId, depth: 1, text: "one b" },
    ]);
    const siblings = [first.userMessageId, turn.userMessageId];
    expect(forks).toEqual([{ messageId: turn.userMessageId, siblings }]);
  });

  it("shows a branch again as far as it went, and goes on there", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const edited = await harness.edit(first.userMessageId, "1b", "one b");
    await sayTurn(harness, "2b", "two b");

    await harness.show(edited.userMessageId, first.userMessageId);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
    await sayTurn(harness, "3", "three");
    await harness.show(first.userMessageId, edited.userMessageId, harness.restart());
    const store = harness.restart();
    expect(await textsOf({ ...harness, store })).toEqual(["1b", "one b", "2b", "two b"]);
    await store.branches.show({
      conversationId: harness.conversationId,
      from: edited.userMessageId,
      to: first.userMessageId,
    });
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one", "2", "two", "3", "three"]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("gives the next message its place by the branch that is shown", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const edited = await harness.edit(first.userMessageId, "1b", "one b");
    await harness.show(edited.userMessageId, first.userMessageId);
    const turn = await sayTurn(harness, "3", "three");
    expect(await harness.store.findMessage(turn.id)).toMatchObject({ depth: 5 });
  });

  it("keeps where a branch within a branch was left", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    const second = await sayTurn(harness, "2", "two");
    const other = await retry(harness, second.id, "two b");
    const edited = await harness.edit(first.userMessageId, "1b", "one b");
    await harness.show(edited.userMessageId, first.userMessageId);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two b"]);
    await harness.show(other.id, second.id);
    await sayTurn(harness, "3", "three");
    await harness.show(first.userMessageId, edited.userMessageId);
    await harness.show(edited.userMessageId, first.userMessageId);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two", "3", "three"]);
    await harness.show(second.id, other.id);
    await harness.show(other.id, second.id);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two", "3", "three"]);
  });

  it("tells all siblings of a place, the oldest first", async () => {
    const harness = await setup();
    const turn = await sayTurn(harness, "1", "one");
    const second = await retry(harness, turn.id, "two");
    const third = await retry(harness, turn.id, "three");
    const { forks } = await listAll(harness);
    expect(forks).toEqual([{ messageId: third.id, siblings: [turn.id, second.id, third.id] }]);
  });

  it("remembers the end of the branch that another window shows when a reply is tried anew elsewhere", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const edited = await harness.edit(first.userMessageId, "1b", "one b");
    await sayTurn(harness, "2b", "two b");
    const again = await retry(harness, first.id, "one again");
    expect(await textsOf(harness)).toEqual(["1", "one again"]);
    await harness.show(again.id, first.id);
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
    await harness.show(first.userMessageId, edited.userMessageId);
    expect(await textsOf(harness)).toEqual(["1b", "one b", "2b", "two b"]);
  });

  it("refuses a place that is not on the branch that is shown", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    const second = await sayTurn(harness, "2", "two");
    const other = await retry(harness, second.id, "two b");
    const edited = await harness.edit(first.userMessageId, "1b", "one b");
    const conflict = { code: "conflict" };
    await expect(harness.show(other.id, second.id)).rejects.toMatchObject(conflict);
    await expect(harness.show(edited.id, first.id)).rejects.toMatchObject(conflict);
    await expect(harness.show(first.id, first.userMessageId)).rejects.toMatchObject(conflict);
    const missing = harness.show(edited.userMessageId, crypto.randomUUID());
    await expect(missing).rejects.toMatchObject({ code: "not-found" });
    await harness.show(first.userMessageId, edited.userMessageId);
    expect(await textsOf(harness)).toEqual(["1b", "one b"]);
  });

  it("refuses while a turn of the conversation runs, and so does an edit", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    const second = await retry(harness, first.id, "one b");
    const running = await openTurn(harness, "2");
    const refused = { code: "turn-running" };
    await expect(harness.show(second.id, first.id)).rejects.toMatchObject(refused);
    await expect(harness.edit(first.userMessageId, "x", "y")).rejects.toMatchObject(refused);
    await closeTurn(harness, running.id);
    await harness.show(second.id, first.id);
  });

  it("edits no reply, no message of another conversation and no deleted one", async () => {
    const harness = await setup();
    const turn = await sayTurn(harness, "1", "one");
    const missing = { code: "not-found" };
    await expect(harness.edit(turn.id, "x", "y")).rejects.toMatchObject(missing);
    await expect(harness.edit(crypto.randomUUID(), "x", "y")).rejects.toMatchObject(missing);
    expect(await rawRows(harness.database, "forks")).toEqual([]);
  });

  it("writes an edit once where the same id is sent twice", async () => {
    const harness = await setup();
    const { store, conversationId } = harness;
    const first = await sayTurn(harness, "1", "one");
    const id = crypto.randomUUID();
    const input = { id, conversationId, text: "1b", model: MODEL, edits: first.userMessageId };
    const { turn } = await store.turns.openTurn(input);
    await closeTurn(harness, id, "one b");
    expect(await store.turns.openTurn(input)).toEqual({ turn, fresh: false });
    expect((await listAll(harness)).forks[0]?.siblings).toHaveLength(2);
  });

  it("makes the forks of a conversation that has no row of them from its messages", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const second = await retry(harness, first.id, "one b");
    await dropForks(harness);
    const store = harness.restart();
    const { forks } = await listAll({ ...harness, store });
    expect(forks).toEqual([{ messageId: second.id, siblings: [first.id, second.id] }]);
    expect(await rawRows(harness.database, "forks")).toHaveLength(1);
    await harness.show(second.id, first.id, store);
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one", "2", "two"]);
    expect((await store.check()).unreadable).toEqual([]);
  });

  it("shows a sibling whose remembered end is damaged or gone", async () => {
    const harness = await setup();
    const first = await sayTurn(harness, "1", "one");
    const end = await sayTurn(harness, "2", "two");
    const second = await retry(harness, first.id, "one b");
    await rawTable(harness.database, "messages").delete(end.id);
    const store = harness.restart();
    await harness.show(second.id, first.id, store);
    expect(await textsOf({ ...harness, store })).toEqual(["1", "one", "2"]);
    const turn = await sayTurn({ ...harness, store }, "3", "three");
    expect(await store.findMessage(turn.userMessageId)).toMatchObject({ depth: 3 });
  });
});

/** As a release left it that knew no forks. */
async function dropForks({ database }: StoreHarness) {
  await rawTable(database, "forks").clear();
}
