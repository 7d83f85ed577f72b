import { describe, expect, it } from "vitest";
import {
  type Answer,
  hang,
  makeHarness,
  makeJobRunner,
  makeRunnerOver,
} from "../../test/builders/make-job-runner";
import { makeStore, sayTurn } from "../../test/builders/make-store";
import { AppError } from "../domain/app-error";

const MINUTE = 60_000;

describe("a job that fails", () => {
  const failing: Answer = () => {
    throw new AppError("provider-unreachable", { data: { host: "127.0.0.1:11434" } });
  };

  it("is noted with its reason and tried after 1, 5 and 30 minutes, then hourly, five times in all", async () => {
    const { rest, world, clock, store } = await makeRunnerOver(1);
    world.answer = failing;
    const waits: (number | null)[] = [];
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await rest();
      const { alarm } = world;
      waits.push(typeof alarm === "number" ? (alarm - clock.now()) / MINUTE : null);
      if (typeof alarm === "number") clock.time = alarm;
    }
    expect(waits).toEqual([1, 5, 30, 60, null]);
    expect(world.prompts).toHaveLength(5);
    expect(await store.jobs.listJobs()).toEqual([]);
  });

  it("leaves a row for good only where that tells why there is no summary", async () => {
    const { rest, world, clock, store, conversationId } = await makeRunnerOver(10);
    world.answer = failing;
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await rest();
      clock.time += 61 * MINUTE;
    }
    const failure = { code: "provider-unreachable", data: { host: "127.0.0.1:11434" } };
    const [row] = await store.jobs.listJobs();
    expect(row).toMatchObject({ failedKind: "range", failure });
    expect((await store.summaries.list({ conversationId })).failure).toEqual(failure);
  });

  it("leaves no row once what it kept nobody from is done as well", async () => {
    const harness = await makeHarness(10);
    const { jobs } = harness.store;
    const spent = { attempts: 5, failedKind: "title" as const };
    const { runner, world, store } = makeJobRunner(harness, {
      listJobs: async () => (await jobs.listJobs()).map((row) => ({ ...row, ...spent })),
    });
    world.answer = () => "What was said.";
    runner.wake();
    await expect.poll(() => jobs.listJobs()).toEqual([]);
    const { conversationId } = harness;
    expect((await store.summaries.list({ conversationId })).active?.messages).toBe(8);
  });

  it("is tried anew once the next turn has ended", async () => {
    const { rest, world, clock, harness, title } = await makeRunnerOver(1);
    world.answer = failing;
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await rest();
      clock.time += 61 * MINUTE;
    }
    world.answer = () => "Tea";
    await rest();
    expect(await title()).toBe("q1");
    await sayTurn(harness, "q", "a");
    await rest();
    expect(await title()).toBe("Tea");
  });

  it("tells why there is no summary, and the windows hear of it", async () => {
    const { rest, world, store, conversationId } = await makeRunnerOver(10);
    world.answer = (prompt) => (prompt.includes("title") ? "Tea" : "");
    await rest();
    const { active, failure } = await store.summaries.list({ conversationId });
    expect(active).toBeNull();
    expect(failure).toEqual({ code: "summary-unusable", data: { reason: "empty" } });
    expect(world.changed).toHaveLength(2);
  });

  it("does not keep another conversation's waiting", async () => {
    const gone = {
      conversationId: crypto.randomUUID(),
      version: 1,
      closedAt: 0,
      done: [],
      attempts: 0,
      notBefore: 0,
      failure: null,
      failedKind: null,
    };
    const harness = await makeStore();
    await sayTurn(harness, "q", "a");
    let isThere = true;
    const { runner, world, store } = makeJobRunner(harness, {
      listJobs: async () => [...(isThere ? [gone] : []), ...(await store.jobs.listJobs())],
      dropJob: async ({ conversationId }) => {
        isThere = conversationId !== gone.conversationId;
      },
    });
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    expect(isThere).toBe(false);
  });

  it("rests where its failure cannot be noted, and is woken again", async () => {
    const full = new AppError("quota-exceeded");
    const failJob = async () => {
      throw full;
    };
    const { rest, world, clock } = await makeRunnerOver(1, { failJob });
    world.answer = failing;
    await rest();
    expect(world.prompts).toHaveLength(1);
    expect(world.errors).toContain(full);
    expect(world.alarm).toBe(clock.now() + MINUTE / 2);
  });
});

describe("a worker that dies", () => {
  it("in the middle of a job leaves it to the next worker", async () => {
    const { runner, world, harness, store } = await makeRunnerOver(10);
    world.answer = hang;
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    // Dead: nothing of it is heard of any more.
    const next = makeJobRunner({ ...harness, store: harness.restart() });
    next.runner.wake();
    const { conversationId } = harness;
    await expect
      .poll(async () => (await store.summaries.list({ conversationId })).active?.messages)
      .toBe(8);
    expect(next.world.prompts).toHaveLength(2);
  });

  it("between saving a summary and noting it makes no second one of the same turns", async () => {
    const dead = new Error("killed");
    const first = await makeRunnerOver(10, {
      finishJob: async () => {
        throw dead;
      },
      failJob: async () => {
        throw dead;
      },
    });
    first.world.answer = () => "What was said.";
    first.runner.wake();
    await expect.poll(() => first.world.errors.length).toBeGreaterThan(0);
    const { harness } = first;
    const next = makeJobRunner({ ...harness, store: harness.restart() });
    next.runner.wake();
    await expect
      .poll(() => typeof next.world.alarm === "number" && next.world.held === 0)
      .toBe(true);
    expect(await first.summary()).toMatchObject({ messages: 8, folds: null });
    expect(await first.title()).not.toBe("");
  });

  it("is woken again, in case it dies while it works", async () => {
    const { runner, world, clock } = await makeRunnerOver(1);
    world.answer = hang;
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    expect(world.alarm).toBeGreaterThan(clock.now());
  });
});
