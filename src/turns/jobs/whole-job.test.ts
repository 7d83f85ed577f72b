import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeJobDeps } from "../../../test/builders/make-job-deps";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import { rangeJob } from "./range-job";
import { wholeJob } from "./whole-job";

async function setup(turns: number, given: Parameters<typeof makeJobDeps>[2] = {}) {
  const harness = await makeStore();
  for (let turn = 1; turn <= turns; turn += 1) await sayTurn(harness, `q${turn}`, `a${turn}`);
  const answer = (prompt: string) => (prompt.includes("1-2 sentences") ? "They met." : "Part.");
  const made = makeJobDeps(harness, answer, given);
  const { conversationId, store } = harness;
  const run = () => wholeJob.run(made.deps, conversationId);
  const newest = async () => {
    const { conversation } = await store.conversations.open({
      channel: "side-panel",
      contextId: null,
    });
    const { contextId } = conversation;
    return store.summaries.newestWhole({ contextId, except: crypto.randomUUID(), limit: 5 });
  };
  return { ...made, harness, conversationId, run, newest };
}

describe("wholeJob", () => {
  it("O-030 O-031 summarises an idle conversation with the document's own words", async () => {
    const { run, newest, prompts } = await setup(2);
    expect(await run()).toEqual({ changed: true, more: false });
    expect(prompts[0]).toBe(
      "Summarize this conversation in 1-2 sentences. Be factual and concise. Do not add commentary.\n\nUser: q1\nAssistant: a1\nUser: q2\nAssistant: a2",
    );
    expect(await newest()).toMatchObject([{ kind: "whole", text: "They met.", messages: 4 }]);
  });

  it("takes the summary of the beginning for the messages that it stands for", async () => {
    const { deps, conversationId, run, prompts, newest } = await setup(10);
    await rangeJob.run(deps, conversationId);
    await run();
    expect(prompts[1]).toContain("Part.");
    expect(prompts[1]).not.toContain("q4");
    expect(prompts[1]).toContain("q5");
    expect(await newest()).toMatchObject([{ messages: 20, folds: null }]);
  });

  it("tells of the newest turns as many as fit beside the summary, and counts no others", async () => {
    const { deps, conversationId, run, prompts, newest } = await setup(10);
    await rangeJob.run(deps, conversationId);
    const { ask } = makeJobDeps(await makeStore(), () => "They met.", { room: 14 }).deps;
    await wholeJob.run({ ...deps, ask }, conversationId);
    expect(await newest()).toMatchObject([{ messages: 8 + 4 }]);
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts).toHaveLength(1);
  });

  it("brings nothing back that the person dropped the summary of", async () => {
    const { deps, conversationId, run, prompts, newest, harness } = await setup(10);
    await rangeJob.run(deps, conversationId);
    const { active } = await harness.store.summaries.list({ conversationId });
    const { id, version } = active!;
    await harness.store.summaries.change({ id, version, change: { type: "drop" } });
    await run();
    expect(prompts[1]).not.toMatch(/Part\.|q[1-4]\n/);
    expect(prompts[1]).toContain("User: q5\n");
    expect(await newest()).toMatchObject([{ messages: 12 }]);
  });

  it("tells other conversations nothing that was said before the context remembered", async () => {
    const { deps, harness, run, prompts, newest, conversationId } = await setup(10);
    await rangeJob.run(deps, conversationId);
    const { store, clock } = harness;
    const id = await contextIdOf(store, conversationId);
    for (const remembers of [false, true]) {
      clock.time += 1_000;
      const { version } = (await store.contexts.get(id)).context;
      await store.contexts.update({ id, version, fields: { remembers } });
    }
    // Within the half hour after which it would be summarised.
    expect(await run()).toEqual({ changed: false, more: false });
    for (const said of ["q11", "q12"]) await sayTurn(harness, said, "a");
    await run();
    expect(prompts.slice(1)).toEqual([expect.stringMatching(/User: q11\n.*\nUser: q12\n/)]);
    expect(prompts[1]).not.toMatch(/Part\.|q10/);
    expect(await newest()).toMatchObject([{ text: "They met.", messages: 4 }]);
  });

  it("keeps nothing for others where, while it asks, the context comes not to remember what was said", async () => {
    for (const settings of [[false], [false, true]]) {
      const { deps, harness, newest, conversationId } = await setup(2);
      const { store, clock } = harness;
      const ask: typeof deps.ask = async (question) => {
        const id = await contextIdOf(store, conversationId);
        clock.time += 1_000;
        for (const remembers of settings) {
          const { version } = (await store.contexts.get(id)).context;
          await store.contexts.update({ id, version, fields: { remembers } });
        }
        return deps.ask(question);
      };
      const late = wholeJob.run({ ...deps, ask }, conversationId);
      await expect(late).rejects.toMatchObject({ code: "conflict" });
      expect(await newest()).toEqual([]);
      // What is read anew is not to be kept there.
      expect(await wholeJob.run(deps, conversationId)).toMatchObject({ changed: false });
    }
  });

  it("does nothing where all that was said was dropped", async () => {
    const { harness, run, prompts, conversationId } = await setup(3);
    const { id, version } = await summarise(harness, { through: 5 });
    await harness.store.summaries.change({ id, version, change: { type: "drop" } });
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts).toEqual([]);
    expect((await harness.store.summaries.list({ conversationId })).active).toBeNull();
  });

  it("E-051 keeps a summary without what is not to be kept", async () => {
    const rule = { kind: "word", text: "met", when: "stored" } as const;
    const { run, newest } = await setup(2, { settings: { redactions: [rule] } });
    await run();
    expect(await newest()).toMatchObject([{ text: "They [redacted]." }]);
  });

  it("leaves the summary that stands in the conversation's own prompt alone", async () => {
    const { deps, conversationId, run, harness } = await setup(10);
    await rangeJob.run(deps, conversationId);
    const before = await harness.store.summaries.list({ conversationId });
    await run();
    expect(await harness.store.summaries.list({ conversationId })).toEqual(before);
  });

  it("finds nothing to do a second time, and begins anew after another turn", async () => {
    const { run, newest, prompts, harness } = await setup(2);
    await run();
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts).toHaveLength(1);
    await sayTurn(harness, "q3", "a3");
    expect(await run()).toEqual({ changed: true, more: false });
    expect(await newest()).toMatchObject([{ messages: 6 }]);
  });

  it("does not make again what the person has dropped", async () => {
    const { run, newest, prompts, harness } = await setup(2);
    await run();
    const [whole] = await newest();
    const { id = "", version = 0 } = whole ?? {};
    await harness.store.summaries.change({ id, version, change: { type: "drop" } });
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts).toHaveLength(1);
  });

  it("is not worth a call for one question and its answer", async () => {
    const { run, prompts } = await setup(1);
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts).toEqual([]);
  });

  it("summarises nothing of a context that does not remember, for others to read", async () => {
    const { run, prompts, newest, harness } = await setup(3, {
      jobs: {
        readUnsummarised: async (input) => {
          const from = await harness.store.jobs.readUnsummarised(input);
          return { ...from, context: { ...from.context, remembers: false } };
        },
      },
    });
    expect(await run()).toEqual({ changed: false, more: false });
    expect([prompts, await newest()]).toEqual([[], []]);
  });
});
