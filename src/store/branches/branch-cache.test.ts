import { describe, expect, it } from "vitest";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  closeTurn,
  MODEL,
  makeKeyring,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { Branch } from "../../domain/branch";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { createBranchCache } from "./branch-cache";

const BRANCH: Branch = { messages: [], more: false, summary: null, dropped: [], failure: null };

/** A cache over a reader that counts, and ends only when it is let. */
function makeCache(ttl = 1_000) {
  const clock = { time: 50_000, now: () => clock.time };
  const reads: string[] = [];
  let waiting: Promise<void> | null = null;
  const cache = createBranchCache({
    read: async ({ conversationId }) => {
      reads.push(conversationId);
      await waiting;
      return BRANCH;
    },
    clock,
    ttlMs: async () => ttl,
  });
  const hold = () => {
    let release = () => {};
    waiting = new Promise((resolve) => {
      release = resolve;
    });
    return () => release();
  };
  const read = (conversationId = "c", leaf = "l", limit = 6) =>
    cache.read({ conversationId, leaf, limit });
  return { cache, clock, reads, hold, read };
}

describe("createBranchCache", () => {
  it("A-006 A-010 A-013 gives a branch from memory until its time is over, and counts both", async () => {
    const { cache, clock, read, reads } = makeCache();
    expect((await read()).cached).toBe(false);
    clock.time += 999;
    expect((await read()).cached).toBe(true);
    clock.time += 1;
    expect((await read()).cached).toBe(false);
    expect(reads).toHaveLength(2);
    expect(cache.stats()).toEqual({ hits: 1, misses: 2, entries: 1 });
  });

  it("reads again where the clock was put back", async () => {
    const { clock, read } = makeCache();
    await read();
    clock.time -= 1;
    expect((await read()).cached).toBe(false);
  });

  it("keeps nothing for a time of 0", async () => {
    const { read } = makeCache(0);
    await read();
    expect((await read()).cached).toBe(false);
  });

  it("tells conversations, leaves and limits apart", async () => {
    const { read, reads } = makeCache();
    await read("c", "l", 6);
    await read("d", "l", 6);
    await read("c", "m", 6);
    await read("c", "l", 7);
    expect(reads).toHaveLength(4);
  });

  it("keeps the newest twenty", async () => {
    const { cache, read } = makeCache();
    for (let at = 0; at <= 20; at += 1) await read(`c${at}`);
    expect(cache.stats().entries).toBe(20);
    expect((await read("c20")).cached).toBe(true);
    expect((await read("c0")).cached).toBe(false);
  });

  it("does not keep what was read before it was to be forgotten", async () => {
    const { cache, hold, read } = makeCache();
    const release = hold();
    const reading = read();
    cache.drop();
    release();
    await reading;
    expect((await read()).cached).toBe(false);
  });

  it("keeps nothing of a failed reading", async () => {
    const cache = createBranchCache({
      read: async () => {
        throw new Error("no");
      },
      clock: { now: () => 0 },
      ttlMs: async () => 1_000,
    });
    const query = { conversationId: "c", leaf: "l", limit: 1 };
    await expect(cache.read(query)).rejects.toThrow("no");
    expect(cache.stats()).toEqual({ hits: 0, misses: 1, entries: 0 });
  });
});

/** A store with one finished turn; `read` tells whether the branch that ends there was in memory. */
async function makeWarm(given?: StoreHarness) {
  const harness = given ?? (await makeStore());
  const { id: leaf } = await sayTurn(harness, "1", "one");
  const { store, conversationId } = harness;
  const read = async () => (await store.branches.read({ conversationId, leaf, limit: 6 })).cached;
  await read();
  expect(await read()).toBe(true);
  return { harness, store, conversationId, leaf, read };
}

describe("the cache of a store", () => {
  it("goes on over messages, plans, drafts and pieces that are added", async () => {
    const { harness, store, conversationId, read } = await makeWarm();
    const { id: turnId, userMessageId } = await openTurn(harness, "2");
    await store.turns.keepPlan({ turnId, plan: makeKeptPlan(userMessageId) });
    await store.turns.checkpoint({ turnId, text: "tw", thinking: "" });
    await store.saveDraft({ conversationId, text: "typing" });
    await store.counters.addHabits({ modelKey: "m", habits: ["responses"] });
    expect(await read()).toBe(true);
  });

  it("A-011 reads again once a turn has ended", async () => {
    const { harness, read } = await makeWarm();
    const { id } = await openTurn(harness, "2");
    await closeTurn(harness, id, "two");
    expect(await read()).toBe(false);
  });

  it("A-014 has the branch with a turn in memory once the turn has ended, and what the store holds", async () => {
    const { harness, store, conversationId } = await makeWarm();
    const { id: leaf } = await openTurn(harness, "2");
    await closeTurn(harness, leaf, "two");
    const query = { conversationId, leaf, limit: 6 };
    const grown = await store.branches.read(query);
    expect(grown.cached).toBe(true);
    expect(grown).toEqual({ ...(await harness.restart().branches.read(query)), cached: true });
    expect(grown.messages.map(({ text }) => text)).toEqual(["1", "one", "2", "two"]);
    // A job that is done changes nothing that a branch holds.
    const [job] = await store.jobs.listJobs();
    await store.jobs.dropJob(job!);
    expect((await store.branches.read(query)).cached).toBe(true);
  });

  it("A-014 takes nothing from memory that a commit has changed while it was read", async () => {
    const { harness, store, conversationId } = await makeWarm();
    const { id: leaf } = await openTurn(harness, "2");
    await closeTurn(harness, leaf, "two");
    const [job] = await store.jobs.listJobs();
    const failure = { code: "provider-silent", data: {} } as const;
    await store.jobs.failJob({ job: job!, kind: "range", failure, notBefore: 0 });
    const query = { conversationId, leaf, limit: 6 };
    expect((await store.branches.read(query)).failure).toEqual(failure);
    const { contextId } = (await store.conversations.find(conversationId))!;
    const what = { type: "ids", ids: [leaf] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    expect(JSON.stringify(await store.branches.read(query))).not.toContain("two");
  });

  it("A-014 reads nothing ahead where the branch was not in memory", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const { id: leaf } = await sayTurn(harness, "1", "one");
    expect(store.branches.stats()).toMatchObject({ entries: 0, misses: 0 });
    expect((await store.branches.read({ conversationId, leaf, limit: 6 })).cached).toBe(false);
  });

  it("reads again once a summary is saved, and once one is changed", async () => {
    const { harness, store, read } = await makeWarm();
    const { id, version } = await summarise(harness, { through: 1 });
    expect(await read()).toBe(false);
    expect(await read()).toBe(true);
    await store.summaries.change({ id, version, change: { type: "drop" } });
    expect(await read()).toBe(false);
  });

  it("reads again once a job has failed, and once it is gone", async () => {
    const { store, read } = await makeWarm();
    const [job] = await store.jobs.listJobs();
    const failure = { code: "provider-silent", data: {} } as const;
    await store.jobs.failJob({ job: job!, kind: "range", failure, notBefore: 0 });
    expect(await read()).toBe(false);
    await read();
    const [failed] = await store.jobs.listJobs();
    await store.jobs.dropJob(failed!);
    expect(await read()).toBe(false);
  });

  it("A-061 takes a new time at once", async () => {
    const { store, read } = await makeWarm();
    const prompt = { ...DEFAULT_SETTINGS.prompt, cacheTtlSeconds: 0 };
    await store.settings.update(() => ({ ...DEFAULT_SETTINGS, prompt }));
    expect(await read()).toBe(false);
    expect(await read()).toBe(false);
  });

  it("A-061 keeps a branch for 300 seconds where nobody chose otherwise", async () => {
    const { harness, read } = await makeWarm();
    harness.clock.time += 299_999;
    expect(await read()).toBe(true);
    harness.clock.time += 1;
    expect(await read()).toBe(false);
  });

  it("forgets all at a purge, a repair, rows sealed anew and a failed commit", async () => {
    const { harness, store, read } = await makeWarm();
    await store.repair();
    expect(await read()).toBe(false);
    await read();
    const former = harness.keys.current();
    harness.keys.use({ current: await makeKeyring("feedf00d"), former });
    await store.resealNext();
    expect(await read()).toBe(false);
    await read();
    await sayTurn({ ...harness, store: harness.restart() }, "2", "two");
    await expect(openTurn(harness, "3")).rejects.toMatchObject({ code: "conflict" });
    expect(await read()).toBe(false);
    const [entry] = await store.contexts.list();
    await store.contexts.purge(entry!.context);
    expect(store.branches.stats()).toMatchObject({ entries: 0 });
  });

  it("gives nothing once the keys were dropped, though it is in memory", async () => {
    const { harness, read } = await makeWarm();
    harness.keys.drop();
    await expect(read()).rejects.toMatchObject({ code: "locked" });
  });

  it("gives what the store holds, after whatever was done", async () => {
    const harness = await makeFullStore();
    const { store, conversationId } = harness;
    const { leaf } = await store.branches.readPosition({ conversationId });
    const query = { conversationId, leaf, limit: 6 };
    const shown = async (from = store) => ({ ...(await from.branches.read(query)), cached: null });
    const [turn] = await store.turns.listOpenTurns();
    const steps = [
      () => closeTurn(harness, turn!.id, "ee"),
      () => store.turns.resumeTurn({ id: crypto.randomUUID(), turnId: turn!.id, model: MODEL }),
      () => closeTurn(harness, turn!.id, "!"),
      () => summarise(harness, { through: 3, kind: "whole" }),
    ];
    for (const step of steps) {
      await shown();
      await step();
      expect(await shown()).toEqual(await shown(harness.restart()));
    }
  });
});
