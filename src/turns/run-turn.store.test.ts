import { expect, it } from "vitest";
import { contextIdOf } from "../../test/builders/add-conversation";
import { makeImportedConversation } from "../../test/builders/make-import-store";
import { makeKeptPlan } from "../../test/builders/make-plan";
import { makeRunner } from "../../test/builders/make-runner";
import {
  closeTurn,
  makeStore,
  openTurn,
  type StoreHarness,
  textsOf,
} from "../../test/builders/make-store";

/** What says something in a conversation and has it answered. */
async function setup(given?: StoreHarness) {
  const harness = given ?? (await makeStore());
  const { run, requests } = makeRunner(harness);
  const say = async (text: string) => run(await openTurn(harness, text));
  return { harness, say, requests };
}

it("A-056 A-090 appends the turn, keeps it, answers, has its length looked at, and is not read stale after", async () => {
  const { harness, say, requests } = await setup();
  const { restart, conversationId } = harness;
  expect(await say("Hello")).toMatchObject({ status: "complete", text: "Good day." });
  expect(await textsOf({ ...harness, store: restart() })).toEqual(["Hello", "Good day."]);
  expect(await restart().jobs.listJobs()).toMatchObject([{ conversationId, done: [] }]);
  await say("And now?");
  const { messages } = JSON.parse(requests[1]?.body ?? "");
  const said = messages.map(({ content }: { content: string }) => content);
  expect(said.slice(1, 3)).toEqual(["Hello", "Good day."]);
  expect(said.at(-1)).toBe("And now?");
});

it("marks a reply with the taint of all that was told for it, and its kept plan says of what", async () => {
  const own = await makeStore();
  const { store } = own;
  const contextId = await contextIdOf(store, own.conversationId);
  const { base } = await store.imports.begin({ contextId });
  const conversations = [makeImportedConversation([">q1", "q1>a1"])];
  await store.imports.add({ contextId, source: "chatgpt", base, conversations });
  const known = await store.imports.known({ source: "chatgpt", ids: ["c1"] });
  const imported = { ...own, conversationId: known[0]?.conversationId ?? "" };
  const taints = async ({ conversationId }: StoreHarness) => {
    const { messages } = await store.listMessages({ conversationId, before: null, limit: 9 });
    return messages.map(({ taint }) => taint);
  };
  await (await setup(imported)).say("Go on");
  expect(await taints(imported)).toEqual([["import"], ["import"], [], ["import"]]);
  const [newest] = await store.plans.list({ limit: 1, conversationId: imported.conversationId });
  expect(newest?.kept.plan.taint).toEqual(["import"]);
  expect(newest?.kept.plan.history.map(({ untrusted }) => untrusted)).toEqual([true, true]);
  expect(newest?.kept.plan.message.untrusted).toBe(undefined);
  await (await setup(own)).say("Hello");
  expect(await taints(own)).toEqual([[], []]);
});

it("takes the taint from the kept plan where the worker died before the reply was whole", async () => {
  const harness = await makeStore();
  const { id: turnId, userMessageId } = await openTurn(harness, "Hello");
  const kept = makeKeptPlan(userMessageId);
  const plan = { ...kept, plan: { ...kept.plan, taint: ["page" as const] } };
  await harness.store.turns.keepPlan({ turnId, plan });
  await closeTurn(harness, turnId, "Good day.");
  const { conversationId, store } = harness;
  const { messages } = await store.listMessages({ conversationId, before: null, limit: 9 });
  expect(messages.map(({ taint }) => taint)).toEqual([[], ["page"]]);
});

it("asks and records nothing of a fact that is forgotten while the request is put together", async () => {
  const harness = await makeStore();
  const { store, conversationId, clock } = harness;
  const { facts } = store.memory();
  const known = { contextId: await contextIdOf(store, conversationId), source: null, taint: [] };
  const { id, version } = await facts.keep({ ...known, key: "home city", value: "Turin" });
  await facts.keep({ ...known, key: "pet", value: "a cat" });
  const forgetting = {
    ...store,
    turns: {
      ...store.turns,
      keepPlan: async (input: Parameters<typeof store.turns.keepPlan>[0]) => {
        const isKnown = (await store.readFacts(known.contextId)).some((fact) => fact.id === id);
        if (isKnown) await facts.forget({ id, version });
        await store.turns.keepPlan(input);
      },
    },
  };
  const { run, requests } = makeRunner({ store: forgetting, clock });
  const turn = await openTurn(harness, "Where do I live?");
  await run(turn);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.body).toContain("pet: a cat");
  expect(requests[0]?.body).not.toMatch(/home city|turin/iu);
  const kept = JSON.stringify((await store.plans.read(turn.id))?.kept.plan);
  expect(kept).toContain("pet: a cat");
  expect(kept).not.toMatch(/home city|turin/iu);
});
