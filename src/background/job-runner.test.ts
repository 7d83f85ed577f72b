import { describe, expect, it } from "vitest";
import {
  hang,
  makeHarness,
  makeJobRunner,
  makeRunnerOver,
} from "../../test/builders/make-job-runner";
import { GUIDE_MODEL } from "../domain/model";

const MINUTE = 60_000;

describe("the job runner", () => {
  it("A-062 names and summarises once the turns have ended, and tells the windows", async () => {
    const { rest, title, summary, world, conversationId } = await makeRunnerOver(10);
    await rest();
    expect(await title()).toBe("Tea");
    expect(await summary()).toMatchObject({ messages: 8, text: "What was said." });
    expect(world.changed).toEqual([conversationId, conversationId]);
    expect(world.errors).toEqual([]);
  });

  it("asks nothing twice: woken again, it finds nothing left to do", async () => {
    const { rest, world } = await makeRunnerOver(10);
    await rest();
    const promptCount = world.prompts.length;
    await rest();
    expect([promptCount, world.prompts.length]).toEqual([2, 2]);
  });

  it("D-7 wakes the worker when the conversation will have been idle for 30 minutes", async () => {
    const { rest, world, clock, store } = await makeRunnerOver(2);
    const closedAt = clock.now();
    await rest();
    expect(world.alarm).toBe(closedAt + 30 * MINUTE);
    clock.time = closedAt + 30 * MINUTE;
    await rest();
    const [whole = "", facts = ""] = world.prompts.slice(-2);
    expect(whole).toMatch(/^Summarize this conversation in 1-2 sentences/);
    expect(facts).toContain("key: value");
    expect(world.alarm).toBeNull();
    expect(await store.jobs.listJobs()).toEqual([]);
  });

  it("holds the worker only while it works", async () => {
    const { rest, world, runner } = await makeRunnerOver(1);
    let held = 0;
    world.answer = () => {
      held = world.held;
      return "Tea";
    };
    await rest();
    expect([held, world.held]).toEqual([1, 0]);
    world.alarm = undefined;
    runner.wake();
    await expect.poll(() => world.alarm).toEqual(expect.any(Number));
    expect(world.held).toBe(0);
  });

  it("A-062 D-23 asks nothing where background calls are not allowed, and waits for nothing", async () => {
    const { rest, world, store } = await makeRunnerOver(10);
    world.settings = {
      ...world.settings,
      prompt: { ...world.settings.prompt, backgroundLocal: false },
    };
    await rest();
    expect(world.prompts).toEqual([]);
    expect(await store.jobs.listJobs()).toEqual([]);
    expect(world.alarm).toBeNull();
  });

  it("asks nothing where the guide answers", async () => {
    const { rest, world, title } = await makeRunnerOver(10);
    world.settings = { ...world.settings, model: GUIDE_MODEL };
    await rest();
    expect([world.prompts, await title()]).toEqual([[], "q1"]);
  });
});

describe("a job and a turn", () => {
  it("do not run at once: nothing begins while a turn runs", async () => {
    const { runner, world, rest, title } = await makeRunnerOver(1);
    world.busy = true;
    runner.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(world.prompts).toEqual([]);
    world.busy = false;
    await rest();
    expect(await title()).toBe("Tea");
  });

  it("a turn that begins while the rows are read is seen before anything is asked", async () => {
    const { runner, world, store } = makeJobRunner(await makeHarness(1), {
      listJobs: async () => {
        const rows = await store.jobs.listJobs();
        world.busy = true;
        runner.yield();
        return rows;
      },
    });
    runner.wake();
    await expect.poll(() => world.busy && world.held === 0).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([world.prompts, world.errors]).toEqual([[], []]);
  });

  it("a turn that begins stops the job, which is tried again when it has ended", async () => {
    const { runner, world, store, rest, title } = await makeRunnerOver(1);
    world.answer = hang;
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    world.busy = true;
    runner.yield();
    await expect.poll(() => world.held).toBe(0);
    expect(await store.jobs.listJobs()).toMatchObject([{ attempts: 0, failure: null, done: [] }]);
    expect(world.errors).toEqual([]);
    world.busy = false;
    world.answer = () => "Tea";
    await rest();
    expect(await title()).toBe("Tea");
  });

  it("throws away an answer that comes although the job was stopped", async () => {
    const { runner, world, title } = await makeRunnerOver(1);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    world.answer = async () => {
      await gate;
      return "Too late";
    };
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    world.busy = true;
    runner.yield();
    release();
    await expect.poll(() => world.held).toBe(0);
    expect(await title()).toBe("q1");
  });

  it("a lock throws the answer away, and nothing more is asked", async () => {
    const { runner, world, lock, title } = await makeRunnerOver(10);
    world.answer = () => {
      lock();
      return "Too late";
    };
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    await expect.poll(() => world.held).toBe(0);
    runner.wake();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([await title(), world.prompts.length, world.errors]).toEqual(["q1", 1, []]);
  });
});

describe("a slice", () => {
  it("ends after its time, and the worker is woken for the rest", async () => {
    const { rest, world, clock, summary } = await makeRunnerOver(10);
    world.answer = () => {
      clock.time += 4 * MINUTE;
      return "Tea";
    };
    await rest();
    expect(world.prompts).toHaveLength(1);
    expect(await summary()).toBeNull();
    expect(world.alarm).toBe(clock.now() + MINUTE / 2);
  });
});

describe("summarising on the person's word", () => {
  it("does it before it is due, and tells the windows", async () => {
    const { runner, rest, conversationId, world } = await makeRunnerOver(5);
    await rest();
    const made = await runner.summarise(conversationId);
    expect(made).toMatchObject({ messages: 4, text: "What was said." });
    expect(world.changed.at(-1)).toBe(conversationId);
  });

  it("gives null where there is nothing to summarise", async () => {
    const { runner, conversationId } = await makeRunnerOver(1);
    expect(await runner.summarise(conversationId)).toBeNull();
  });

  it("asks no leave of D-23, but a model there must be", async () => {
    const { runner, conversationId, world } = await makeRunnerOver(5);
    const { prompt } = world.settings;
    world.settings = { ...world.settings, prompt: { ...prompt, backgroundLocal: false } };
    expect(await runner.summarise(conversationId)).not.toBeNull();
    world.settings = { ...world.settings, model: GUIDE_MODEL };
    const refused = runner.summarise(conversationId);
    await expect(refused).rejects.toMatchObject({ code: "no-summariser" });
  });

  it("is refused while a turn runs, and stopped by one that begins", async () => {
    const { runner, conversationId, world, summary } = await makeRunnerOver(5);
    world.busy = true;
    const refused = runner.summarise(conversationId);
    await expect(refused).rejects.toMatchObject({ code: "turn-running" });
    world.busy = false;
    world.answer = hang;
    const stopped = expect(runner.summarise(conversationId)).rejects.toMatchObject({
      code: "turn-running",
    });
    await expect.poll(() => world.prompts.length).toBe(1);
    runner.yield();
    await stopped;
    expect(await summary()).toBeNull();
  });

  it("goes before what nobody waits for, which is done afterwards", async () => {
    const { runner, conversationId, world, title } = await makeRunnerOver(5);
    world.answer = (prompt, signal) =>
      prompt.includes("title") && world.prompts.length === 1 ? hang(prompt, signal) : "Fine";
    runner.wake();
    await expect.poll(() => world.prompts.length).toBe(1);
    expect(await runner.summarise(conversationId)).toMatchObject({ text: "Fine" });
    await expect.poll(title).toBe("Fine");
  });

  it("fails as the model does, and notes nothing: the person is told at once", async () => {
    const { runner, rest, conversationId, world, store } = await makeRunnerOver(5);
    await rest();
    world.answer = () => "";
    const failed = runner.summarise(conversationId);
    await expect(failed).rejects.toMatchObject({ code: "summary-unusable" });
    expect((await store.summaries.list({ conversationId })).failure).toBeNull();
  });
});
