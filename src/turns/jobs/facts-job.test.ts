import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeJobDeps } from "../../../test/builders/make-job-deps";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import { summarise } from "../../../test/builders/summarise";
import type { Message } from "../../domain/message";
import type { Taint } from "../../domain/taint";
import { factsJob } from "./facts-job";

type Given = Parameters<typeof makeJobDeps>[2];

async function setup(
  answer: (prompt: string) => string,
  texts: readonly string[] = ["My name is Ada.", "I live in Turin."],
  given: Given = {},
) {
  const harness = await makeStore();
  const { store, conversationId, clock } = harness;
  const say = async (text: string, reply = "I am Bob from Oslo.") => {
    clock.time += 1_000;
    return sayTurn(harness, text, reply);
  };
  for (const text of texts) await say(text);
  const made = makeJobDeps(harness, answer, given);
  const contextId = await contextIdOf(store, conversationId);
  const list = () => store.readFacts(contextId);
  const said = async () =>
    (await list()).map(({ key, value, state }) => `${state} ${key}: ${value}`);
  const run = (deps = made.deps) => factsJob.run(deps, conversationId);
  return { ...made, harness, store, contextId, conversationId, say, list, said, run };
}

const BOTH = 'name: Ada | "My name is Ada"\ncity: Turin | "I live in Turin"';

describe("factsJob", () => {
  it("O-012 learns what the person has said, with the message that says it", async () => {
    const { run, said, list, prompts, conversationId } = await setup(() => BOTH);
    expect(await run()).toEqual({ changed: true, more: false });
    expect(await said()).toEqual(["kept name: Ada", "kept city: Turin"]);
    expect((await list())[1]?.source).toMatchObject({ conversationId, quote: "I live in Turin" });
    expect(prompts[0]).toContain("- My name is Ada.\n- I live in Turin.");
  });

  it("asks about the person's words only, and takes nothing that a reply says", async () => {
    const { run, said, prompts } = await setup(() => 'name: Bob | "I am Bob from Oslo"');
    expect(await run()).toEqual({ changed: false, more: false });
    expect([prompts[0]?.includes("Bob"), await said()]).toEqual([false, []]);
  });

  it.each([
    "none",
    "The person did not say much about themselves, sorry!",
    "",
    "name Ada\n".repeat(1_000),
  ])("learns nothing of an answer that lists nothing, and does not ask again", async (answer) => {
    const { run, said, prompts } = await setup(() => answer);
    expect(await run()).toEqual({ changed: false, more: false });
    expect(await run()).toEqual({ changed: false, more: false });
    expect([prompts.length, await said()]).toEqual([1, []]);
  });

  it("reads what was said since, also behind a summary of the beginning", async () => {
    const { run, prompts, say, harness } = await setup(() => "none");
    await run();
    await say("I play the cello.");
    await summarise(harness, { through: 5 });
    await run();
    expect(prompts[1]).toMatch(/Messages:\n- I play the cello\.$/);
  });

  it("reads as many turns at a time as fit, until all are read", async () => {
    const { run, prompts } = await setup(() => "none", ["one ".repeat(20), "two ".repeat(20)], {
      room: 25,
    });
    expect(await run()).toEqual({ changed: false, more: true });
    expect(await run()).toEqual({ changed: false, more: false });
    expect(prompts.map((text) => [text.includes("one one"), text.includes("two two")])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("reads a question that was sent while an earlier one was answered, in the next round", async () => {
    const { prompts, deps, conversationId } = await setup(
      () => "none",
      ["one ".repeat(20), "two ".repeat(20)],
      { room: 25 },
    );
    // The first reply is closed behind the second question.
    const readUnlearned: typeof deps.jobs.readUnlearned = async (input) => {
      const from = await deps.jobs.readUnlearned({ ...input });
      return { ...from, messages: from.messages.map(moved).filter(isNew) };
    };
    let until = 0;
    const isNew = ({ createdAt }: Message) => createdAt > until;
    const moved = (one: Message) =>
      one.role === "assistant" ? { ...one, createdAt: one.createdAt + 1_500 } : one;
    const saveLearned: typeof deps.jobs.saveLearned = async (learned) => {
      until = learned.until;
      return false;
    };
    const late = { ...deps, jobs: { ...deps.jobs, readUnlearned, saveLearned } };
    expect(await factsJob.run(late, conversationId)).toMatchObject({ more: true });
    expect(await factsJob.run(late, conversationId)).toMatchObject({ more: false });
    expect(prompts.map((text) => text.includes("two two"))).toEqual([false, true]);
  });

  it("asks once about what was said before the clock was set back, after what was said since", async () => {
    const long = ["one ".repeat(20), "two ".repeat(20)];
    const { run, prompts, say, harness } = await setup(() => "none", long, { room: 25 });
    harness.clock.time -= 60_000;
    await say("three ".repeat(20));
    expect(await run()).toMatchObject({ more: true });
    expect(await run()).toMatchObject({ more: false });
    const firsts = prompts.map((text) => /Messages:\n- (\w+)/.exec(text)?.[1]);
    expect(firsts).toEqual(["three", "one"]);
    harness.clock.time += 120_000;
    expect(await run()).toMatchObject({ more: true });
    expect(await run()).toMatchObject({ more: false });
    expect(prompts[3]).toContain("two two");
  });

  it("does not learn what the person has forgotten, whatever is read again", async () => {
    const { run, list, said, store, deps } = await setup(() => BOTH);
    await run();
    const [{ id, version } = { id: "", version: 0 }] = await list();
    await store.memory().facts.forget({ id, version });
    // As after a restore, where nobody knows any more what was read.
    const readUnlearned: typeof deps.jobs.readUnlearned = async (input) => {
      const { messages } = await store.listMessages({ ...input, before: null, limit: 50 });
      return { ...(await deps.jobs.readUnlearned(input)), messages };
    };
    await run({ ...deps, jobs: { ...deps.jobs, readUnlearned } });
    expect(await said()).toEqual(["kept city: Turin"]);
  });

  it("learns nothing in a context that does not remember, then or later", async () => {
    const { run, said, prompts, deps } = await setup(() => BOTH);
    const readUnlearned: typeof deps.jobs.readUnlearned = async (input) => {
      const from = await deps.jobs.readUnlearned(input);
      return { ...from, context: { ...from.context, remembers: false } };
    };
    const off = { ...deps, jobs: { ...deps.jobs, readUnlearned } };
    expect(await run(off)).toEqual({ changed: false, more: false });
    expect(await run()).toEqual({ changed: false, more: false });
    expect([prompts, await said()]).toEqual([[], []]);
  });

  it("learns nothing of what was said while the context did not remember, where it was not run then", async () => {
    const answer = (text: string) =>
      text.includes("cello") ? 'plays: cello | "I play the cello"' : BOTH;
    const { run, said, say, prompts, store, contextId, harness } = await setup(answer);
    const remember = async (remembers: boolean) => {
      harness.clock.time += 1_000;
      const { version } = (await store.contexts.get(contextId)).context;
      await store.contexts.update({ id: contextId, version, fields: { remembers } });
    };
    await run();
    await remember(false);
    await say("My diagnosis is flu.");
    await remember(true);
    await say("I play the cello.");
    expect(await run()).toEqual({ changed: false, more: true });
    expect(await run()).toEqual({ changed: true, more: false });
    expect(prompts.join()).not.toContain("flu");
    expect(await said()).toEqual(["kept name: Ada", "kept city: Turin", "kept plays: cello"]);
    // What is not switched on anew remembers as it did.
    await remember(true);
    await say("I sing, too.");
    const { context } = await store.contexts.get(contextId);
    expect(context.remembersSince).toBeLessThan(context.updatedAt);
    await run();
    expect(prompts.join()).toContain("I sing, too.");
  });

  it.each([
    ["a context that does not remember", false],
    ["one that began to remember later", true],
  ])(
    "keeps nothing of a conversation that lies, once the model has answered, in %s",
    async (_what, again) => {
      const { run, said, store, deps, conversationId, harness } = await setup(() => BOTH);
      const id = crypto.randomUUID();
      const fields = { name: "Elsewhere", systemPrompt: "You help.", remembers: false };
      await store.contexts.create({ id, fields });
      harness.clock.time += 1_000;
      const move = async () => {
        await store.conversations.move({ conversationId, contextId: id });
        const { version } = (await store.contexts.get(id)).context;
        if (again) await store.contexts.update({ id, version, fields: { remembers: true } });
      };
      const saveLearned: typeof deps.jobs.saveLearned = async (learned) => {
        await move();
        return deps.jobs.saveLearned(learned);
      };
      const late = { ...deps, jobs: { ...deps.jobs, saveLearned } };
      await expect(run(late)).rejects.toThrow("conflict");
      expect(await run()).toEqual({ changed: false, more: false });
      expect([await said(), await store.readFacts(id)]).toEqual([[], []]);
    },
  );

  it("lets facts of a tainted turn wait, and asks about such turns apart", async () => {
    const { deps, run, said, list, prompts } = await setup((text) =>
      text.includes("Turin") ? 'city: Turin | "I live in Turin"' : 'name: Ada | "My name is Ada"',
    );
    const taint: Taint[] = ["page"];
    const readUnlearned: typeof deps.jobs.readUnlearned = async (input) => {
      const from = await deps.jobs.readUnlearned(input);
      const messages = from.messages.map((one) =>
        one.role === "assistant" && one.depth === 3 ? { ...one, taint } : one,
      );
      return { ...from, messages };
    };
    const tainting = { ...deps, jobs: { ...deps.jobs, readUnlearned } };
    expect(await run(tainting)).toEqual({ changed: true, more: true });
    expect(await run(tainting)).toEqual({ changed: true, more: false });
    expect(prompts.map((text) => text.includes("Ada"))).toEqual([true, false]);
    expect(await said()).toEqual(["kept name: Ada", "waiting city: Turin"]);
    expect((await list())[1]?.taint).toEqual(["page"]);
  });

  it("E-051 tells the model nothing that is not to be sent, and keeps nothing that is not to be kept", async () => {
    const redactions = [
      { kind: "word", text: "Ada", when: "sent" },
      { kind: "word", text: "Turin", when: "stored" },
    ] as const;
    const settings = { redactions: [...redactions] };
    const { run, said, prompts } = await setup(() => BOTH, undefined, { settings });
    await run();
    expect(prompts[0]).toContain("- My name is [redacted].");
    expect(await said()).toEqual([]);
  });

  it("keeps nothing once it was stopped, and reads the same again", async () => {
    const stop = new AbortController();
    const answer = () => {
      stop.abort(new Error("stopped"));
      return BOTH;
    };
    const { run, said, prompts, deps } = await setup(answer, undefined, { signal: stop.signal });
    await expect(run()).rejects.toThrow("stopped");
    expect(await said()).toEqual([]);
    await run({ ...deps, signal: new AbortController().signal });
    expect(prompts[1]).toBe(prompts[0]);
  });
});
