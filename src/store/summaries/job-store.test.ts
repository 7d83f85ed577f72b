import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  closeTurn,
  MODEL,
  makeStore,
  openTurn,
  rawRows,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { JobKind } from "../../domain/job";

const ALL: readonly JobKind[] = ["title", "range", "whole"];
const FAILURE = { code: "provider-silent", data: {} } as const;

/** A store with one finished turn; `job` reads what is to be done. */
async function makeJob() {
  const harness = await makeStore();
  await sayTurn(harness, "1", "one");
  const { jobs } = harness.store;
  const job = async () => (await jobs.listJobs())[0]!;
  return { harness, jobs, job };
}

describe("the jobs of a conversation", () => {
  it("are all to be done once a turn has ended, however it did", async () => {
    for (const status of ["complete", "failed", "cancelled", "interrupted"] as const) {
      const harness = await makeStore();
      const { id: turnId } = await openTurn(harness, "1");
      expect(await harness.store.jobs.listJobs()).toEqual([]);
      await harness.store.turns.closeTurn({
        turnId,
        outcome: { status, failure: null, finish: null, usage: null },
        rest: { text: "", thinking: "" },
        thinkingMs: 0,
        seenFrom: null,
      });
      expect(await harness.restart().jobs.listJobs()).toEqual([
        {
          conversationId: harness.conversationId,
          version: 1,
          closedAt: harness.clock.now(),
          done: [],
          attempts: 0,
          notBefore: 0,
          failure: null,
          failedKind: null,
        },
      ]);
    }
  });

  it("are to be done anew after the next turn, and it stays known why there is no summary", async () => {
    const { harness, jobs, job } = await makeJob();
    await jobs.finishJob({ job: await job(), kind: "title", all: ALL });
    await jobs.failJob({ job: await job(), kind: "range", failure: FAILURE, notBefore: 9 });
    expect(await job()).toMatchObject({ done: ["title"], attempts: 1, notBefore: 9 });
    harness.clock.time += 60_000;
    await sayTurn(harness, "2", "two");
    expect(await job()).toMatchObject({
      version: 4,
      closedAt: harness.clock.now(),
      done: [],
      attempts: 0,
      notBefore: 0,
      failure: FAILURE,
      failedKind: "range",
    });
  });

  it("are gone with the last one that is done", async () => {
    const { harness, jobs, job } = await makeJob();
    for (const kind of ALL) {
      expect(await jobs.listJobs()).toHaveLength(1);
      await jobs.finishJob({ job: await job(), kind, all: ALL });
    }
    expect(await rawRows(harness.database, "jobs")).toEqual([]);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("count failures in a row, which a summary that is made ends and a title does not explain", async () => {
    const { jobs, job } = await makeJob();
    for (const attempts of [1, 2]) {
      await jobs.failJob({ job: await job(), kind: "range", failure: FAILURE, notBefore: 7 });
      expect(await job()).toMatchObject({ attempts, notBefore: 7, failure: FAILURE });
    }
    await jobs.finishJob({ job: await job(), kind: "title", all: ALL });
    expect(await job()).toMatchObject({ attempts: 2, notBefore: 7, failure: FAILURE });
    await jobs.finishJob({ job: await job(), kind: "range", all: ALL });
    const ended = { done: ["title", "range"], failure: null, failedKind: null };
    expect(await job()).toMatchObject(ended);
  });

  it("know which kind failed, and why there is no summary though a title fails after it", async () => {
    const { jobs, job } = await makeJob();
    const other = { code: "provider-unreachable", data: {} } as const;
    await jobs.failJob({ job: await job(), kind: "title", failure: other, notBefore: 0 });
    expect(await job()).toMatchObject({ failure: other, failedKind: "title" });
    await jobs.failJob({ job: await job(), kind: "range", failure: FAILURE, notBefore: 0 });
    await jobs.failJob({ job: await job(), kind: "title", failure: other, notBefore: 5 });
    const known = { failure: FAILURE, failedKind: "range", attempts: 3, notBefore: 5 };
    expect(await job()).toMatchObject(known);
  });

  it("are not marked by whoever knows an older state of them", async () => {
    const { harness, jobs, job } = await makeJob();
    const old = await job();
    await sayTurn(harness, "2", "two");
    const marks = [
      () => jobs.finishJob({ job: old, kind: "range", all: ALL }),
      () => jobs.failJob({ job: old, kind: "range", failure: FAILURE, notBefore: 0 }),
      () => jobs.dropJob(old),
    ];
    for (const mark of marks) await expect(mark()).rejects.toMatchObject({ code: "conflict" });
    const dropped = await job();
    await jobs.dropJob(dropped);
    await expect(jobs.dropJob(dropped)).rejects.toMatchObject({ code: "conflict" });
  });

  it("are still there where the worker died after a summary was saved, which is kept", async () => {
    const { harness, job } = await makeJob();
    const saved = await summarise(harness, { through: 1 });
    const { jobs } = harness.restart();
    const { conversationId } = harness;
    const again = await jobs.readUnsummarised({ conversationId, limit: 10 });
    expect(again).toMatchObject({ previous: saved, messages: [] });
    await jobs.finishJob({ job: await job(), kind: "range", all: ["range"] });
    expect(await jobs.listJobs()).toEqual([]);
  });

  it("stay where their row was altered, until a repair; turns go on", async () => {
    const { harness, jobs } = await makeJob();
    const id = await flipRow(harness.database, "jobs");
    expect(await jobs.listJobs()).toEqual([]);
    const turn = await openTurn(harness, "2");
    await closeTurn(harness, turn.id, "two");
    expect(await textsOf(harness)).toEqual(["1", "one", "2", "two"]);
    expect(harness.store.health()).toMatchObject([{ table: "jobs", id }]);
    const store = harness.restart();
    await store.repair();
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
    await sayTurn({ ...harness, store }, "3", "three");
    expect(await store.jobs.listJobs()).toMatchObject([{ conversationId: id, version: 1 }]);
  });
});

describe("nameConversation", () => {
  it("sets a title once", async () => {
    const { store, conversationId, restart } = await makeStore();
    const name = (title: string) =>
      store.jobs.nameConversation({ conversationId, title, deletedCount: 0 });
    expect(await name("Harbours")).toBe(true);
    expect(await name("Boats")).toBe(false);
    const { conversation } = await restart().conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    expect(conversation.title).toBe("Harbours");
    expect(await restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("gives it the taint of what it was made from, whatever who made it says", async () => {
    const harness = await makeStore();
    const { store, conversationId } = harness;
    const taint = ["page"] as const;
    const id = crypto.randomUUID();
    await store.turns.openTurn({ id, conversationId, text: "Read it", taint, model: MODEL });
    await closeTurn(harness, id, "Read.");
    await sayTurn(harness, "Go on", "On.");
    await store.jobs.nameConversation({ conversationId, title: "Obey Eve", deletedCount: 0 });
    expect(await store.conversations.find(conversationId)).toMatchObject({
      title: "Obey Eve",
      taint: ["page"],
    });
  });

  it("refuses a conversation that does not exist", async () => {
    const { store } = await makeStore();
    const conversationId = crypto.randomUUID();
    const naming = store.jobs.nameConversation({ conversationId, title: "x", deletedCount: 0 });
    await expect(naming).rejects.toMatchObject({ code: "not-found" });
  });
});
