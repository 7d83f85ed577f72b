import { expect, it } from "vitest";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { makeStore, sayTurn } from "../../../test/builders/make-store";
import type { KeptPlan } from "../../domain/prompt-plan";
import { FORGOTTEN } from "../memory/forget-in-plans";

type Section = KeptPlan["plan"]["sections"][number];

it("takes what a context knew out of the requests of conversations that were moved away", async () => {
  const harness = await makeStore();
  const { store } = harness;
  const add = async (name: string) => {
    const fields = { name, systemPrompt: "You help." };
    return (await store.contexts.create({ id: crypto.randomUUID(), fields })).context.id;
  };
  const [goingId, stayingId] = [await add("Going"), await add("Staying")];
  const keep = (contextId: string, value: string) =>
    store.memory().facts.keep({ contextId, key: "pet", value, source: null, taint: [] });
  const [fact, other] = [await keep(goingId, "a dog"), await keep(stayingId, "a fish")];
  const named = { ...fact, key: "name", value: "Ada" };
  const { id, version } = await store.memory().facts.keep({ ...named, contextId: goingId });
  await store.memory().facts.update({ ...named, id, version, key: "nickname" });
  const { conversation } = await store.conversations.open({ channel: "popup", contextId: goingId });
  const conversationId = conversation.id;
  const turn = await sayTurn({ ...harness, conversationId }, "Hello", "Hi.");
  const gone = crypto.randomUUID();
  const sections = [
    listOf("## Known\n- city: Lima\n- pet: a dog", [gone, fact.id]),
    listOf("- pet: a cat\n- city: Lima", [gone, gone]),
    listOf("- pet: a fish", [other.id]),
    listOf("- name: Ada", [gone]),
  ];
  await store.turns.keepPlan({
    turnId: turn.id,
    plan: makeKeptPlan(turn.userMessageId, { sections }),
  });
  await store.conversations.move({ conversationId, contextId: stayingId });
  await store.contexts.purge({ id: goingId, name: "Going" });
  const kept = (await store.plans.read(turn.id))?.kept.plan;
  expect(kept?.sections.map(({ text }) => text)).toEqual([
    `## Known\n- ${FORGOTTEN}\n- ${FORGOTTEN}`,
    // Whose list it was is not known any more: the key counts.
    `- ${FORGOTTEN}\n- city: Lima`,
    "- pet: a fish",
    // As it was called before it was renamed.
    `- ${FORGOTTEN}`,
  ]);
  expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
});

function listOf(text: string, ids: readonly string[]): Section {
  return { kind: "facts", tokens: 9, text, source: { type: "facts", ids: [...ids] } };
}
