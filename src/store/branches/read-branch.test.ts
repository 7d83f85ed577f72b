import { describe, expect, it } from "vitest";
import { countReads } from "../../../test/builders/count-reads";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  closeTurn,
  MODEL,
  makeStore,
  type StoreHarness,
  sayTurn,
  seedTurns,
} from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";

/** The branch that is shown, as a store that remembers nothing reads it. */
async function readShown(harness: StoreHarness, limit: number) {
  const store = harness.restart();
  const { conversationId } = harness;
  const { leaf } = await store.branches.readPosition({ conversationId });
  return { store, branch: await store.branches.read({ conversationId, leaf, limit }) };
}

/** A conversation of `turns` finished turns, faster than saying each. */
async function makeSeeded(turns: number): Promise<StoreHarness> {
  const harness = await makeStore();
  await seedTurns(harness, turns);
  return { ...harness, store: harness.restart() };
}

function drop({ store }: StoreHarness, { id, version }: { id: string; version: number }) {
  return store.summaries.change({ id, version, change: { type: "drop" } });
}

describe("readBranch", () => {
  it("E-002 E-020 O-011 gives the newest messages up to the limit, oldest first", async () => {
    const harness = await makeSeeded(3);
    const { branch } = await readShown(harness, 3);
    expect(branch.messages.map(({ text }) => text)).toEqual(["a1", "q2", "a2"]);
    expect(branch).toMatchObject({ more: true, summary: null, dropped: [], failure: null });
    const all = (await readShown(harness, 6)).branch;
    expect(all.messages).toHaveLength(6);
    expect(all.more).toBe(false);
  });

  it("gives nothing where there is no message yet", async () => {
    const { branch } = await readShown(await makeStore(), 6);
    expect(branch).toMatchObject({ messages: [], more: false, summary: null, dropped: [] });
  });

  it("follows the branch over many other replies", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "1", "one");
    for (let retry = 0; retry < 20; retry += 1) {
      const input = { id: crypto.randomUUID(), turnId: first.id, model: MODEL };
      await harness.store.turns.reopenTurn(input);
      await closeTurn(harness, input.id, `retry ${retry}`);
    }
    const { conversationId } = harness;
    const query = { conversationId, leaf: first.id, limit: 8 };
    const { messages } = await harness.store.branches.read(query);
    expect(messages.map(({ text }) => text)).toEqual(["1", "one"]);
  });

  it("E-050 reads a bounded number of rows out of 5,000 messages", async () => {
    const harness = await makeSeeded(2_500);
    const messages = countReads(harness.database, "messages");
    const { branch } = await readShown(harness, 6);
    expect(branch.messages.map(({ text }) => text)).toEqual([
      "q2497",
      "a2497",
      "q2498",
      "a2498",
      "q2499",
      "a2499",
    ]);
    expect(messages.rows).toBeGreaterThan(5);
    expect(messages.rows).toBeLessThan(15);
  });

  it("leaves a damaged message out, goes on before it and reports it", async () => {
    const harness = await makeStore();
    const { id } = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    await flipRow(harness.database, "messages", id);
    const { branch, store } = await readShown(harness, 6);
    expect(branch.messages.map(({ text }) => text)).toEqual(["1", "2", "two"]);
    expect(store.health()).toEqual([{ table: "messages", id, code: "row-tampered" }]);
  });
});

describe("the summaries of a branch", () => {
  it("gives the newest active range summary, and none of a whole conversation", async () => {
    const harness = await makeSeeded(6);
    const first = await summarise(harness, { through: 3 });
    await summarise(harness, { through: 7, kind: "whole" });
    expect((await readShown(harness, 12)).branch.summary).toEqual(first);
    const second = await summarise(harness, { through: 5, folds: first });
    const { branch } = await readShown(harness, 12);
    expect(branch.summary).toEqual(second);
    expect(branch.dropped).toEqual([]);
  });

  it("gives the one before it where the newest was dropped, and that one as dropped", async () => {
    const harness = await makeSeeded(6);
    const first = await summarise(harness, { through: 3 });
    const second = await summarise(harness, { through: 5, folds: first });
    const dropped = await drop(harness, second);
    const { branch } = await readShown(harness, 12);
    expect(branch.summary).toMatchObject({ id: first.id, text: "up to 3" });
    expect(branch.dropped).toEqual([dropped]);
  });

  it("tells of no dropped one that a newer active one covers", async () => {
    const harness = await makeSeeded(6);
    await drop(harness, await summarise(harness, { through: 3 }));
    const { branch } = await readShown(harness, 12);
    expect(branch).toMatchObject({ summary: null, dropped: [{ text: "up to 3" }] });
    const newer = await summarise(harness, { through: 5 });
    expect((await readShown(harness, 12)).branch).toMatchObject({ summary: newer, dropped: [] });
  });

  it("takes the later of two that end at the same message", async () => {
    const harness = await makeSeeded(3);
    await drop(harness, await summarise(harness, { through: 3, text: "first" }));
    harness.clock.time += 1_000;
    await summarise(harness, { through: 3, text: "second" });
    expect((await readShown(harness, 6)).branch).toMatchObject({
      summary: { text: "second" },
      dropped: [],
    });
  });

  it("leaves out one that ends on another branch", async () => {
    const harness = await makeStore();
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    await summarise(harness, { through: 1 });
    const retry = { id: crypto.randomUUID(), turnId: first.id, model: MODEL };
    await harness.store.turns.reopenTurn(retry);
    await closeTurn(harness, retry.id, "uno");
    const { branch } = await readShown(harness, 10);
    expect(branch.messages.map(({ text }) => text)).toEqual(["1", "uno"]);
    expect(branch.summary).toBeNull();
  });

  it("finds one that ends up to 600 messages before the end, and opens none of these", async () => {
    const harness = await makeSeeded(350);
    const summary = await summarise(harness, { through: 101 });
    const messages = countReads(harness.database, "messages");
    expect((await readShown(harness, 4)).branch.summary).toEqual(summary);
    expect(messages.rows).toBeLessThan(615);
    await drop(harness, summary);
    await summarise(harness, { through: 49 });
    expect((await readShown(harness, 4)).branch).toMatchObject({
      summary: null,
      dropped: [{ id: summary.id }],
    });
  });

  it("walks no further where there is no older summary", async () => {
    const harness = await makeSeeded(150);
    const messages = countReads(harness.database, "messages");
    expect((await readShown(harness, 4)).branch.summary).toBeNull();
    expect(messages.rows).toBeLessThan(10);
  });

  it("reads the branch without one that was altered, and reports it", async () => {
    const harness = await makeSeeded(6);
    const first = await summarise(harness, { through: 3 });
    const { id } = await summarise(harness, { through: 5, folds: first });
    await flipRow(harness.database, "summaries", id);
    const { branch, store } = await readShown(harness, 12);
    expect(branch).toMatchObject({ summary: { id: first.id }, dropped: [] });
    expect(branch.messages).toHaveLength(12);
    expect(store.health()).toEqual([{ table: "summaries", id, code: "row-tampered" }]);
  });

  it("tells why the last one was not made", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const failure = { code: "provider-silent", data: {} } as const;
    const [job] = await harness.store.jobs.listJobs();
    await harness.store.jobs.failJob({ job: job!, kind: "range", failure, notBefore: 0 });
    expect((await readShown(harness, 2)).branch.failure).toEqual(failure);
    await flipRow(harness.database, "jobs");
    expect((await readShown(harness, 2)).branch.failure).toBeNull();
  });
});

describe("what failed and is no summary of the branch", () => {
  it.each(["title", "whole"] as const)("is not told of: %s", async (kind) => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    const failure = { code: "provider-silent", data: {} } as const;
    const [job] = await harness.store.jobs.listJobs();
    await harness.store.jobs.failJob({ job: job!, kind, failure, notBefore: 0 });
    const { conversationId, store } = harness;
    expect((await readShown(harness, 2)).branch.failure).toBeNull();
    expect((await store.summaries.list({ conversationId })).failure).toBeNull();
  });
});

describe("readPosition", () => {
  it("tells where the next message goes", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    expect(await store.branches.readPosition({ conversationId })).toMatchObject({
      context: { name: "Confidant" },
      leaf: null,
      depth: 0,
    });
    const { id } = await sayTurn(harness, "1", "one");
    expect(await store.branches.readPosition({ conversationId })).toMatchObject({
      leaf: id,
      depth: 2,
    });
  });

  it("refuses a conversation that does not exist", async () => {
    const { store } = await makeStore();
    const reading = store.branches.readPosition({ conversationId: crypto.randomUUID() });
    await expect(reading).rejects.toMatchObject({ code: "not-found" });
  });
});

describe("readBranch where messages were deleted", () => {
  async function withDeleted(turns: number, kept: (index: number) => boolean) {
    const harness = await makeSeeded(turns);
    const { store, conversationId } = harness;
    const { conversation } = await store.conversations.show({ conversationId });
    const page = await store.listMessages({ conversationId, before: null, limit: 200 });
    const ids = page.messages.filter((_message, at) => !kept(at)).map(({ id }) => id);
    const { contextId } = conversation;
    const what = { type: "ids", ids } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    return harness;
  }

  it("goes on until it has as many messages as were asked for", async () => {
    const harness = await withDeleted(30, (index) => index < 10 || index >= 50);
    const { branch } = await readShown(harness, 12);
    const texts = branch.messages.filter(({ deletedAt }) => deletedAt === null);
    expect(texts).toHaveLength(12);
    expect(branch).toMatchObject({ more: true, deleted: 40 });
  });

  it("knows of deleted messages before those it has read", async () => {
    const harness = await withDeleted(30, (index) => index >= 40);
    const { branch } = await readShown(harness, 10);
    expect(branch.messages).toHaveLength(10);
    expect(branch.deleted).toBe(40);
  });
});
