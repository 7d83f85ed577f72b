import { describe, expect, it } from "vitest";
import { untilQuiet } from "../../../test/builders/make-app";
import { makeToolApp, type Order } from "../../../test/builders/make-tool-app";
import { MODELS_WORD } from "../../domain/fact";
import type { KeptFact } from "../../store/memory/fact-store";
import { turnDecide, turnTools } from "../handlers/turn-tools";

const SET: Order = ["fact_set", { key: "tea", value: "coffee" }];
const FORGET: Order = ["fact_forget", { key: "tea" }];
const QUOTE = { conversationId: crypto.randomUUID(), messageId: crypto.randomUUID(), quote: "" };

/** A model that asks for one tool, in a context that knows which tea. */
async function setup(order: Order, known?: Partial<KeptFact>) {
  const given = await makeToolApp({ orders: [order] });
  const { app, contextId } = given;
  const { facts } = app.store.memory();
  const tea = { contextId, key: "tea", value: "sencha", source: null, taint: [], ...known };
  if (known !== undefined) await facts.keep(tea);
  const said = async () =>
    (await app.store.readFacts(contextId)).map(({ value, confidence }) => [value, confidence]);
  const decide = async (turnId: string) => {
    const call = { id: crypto.randomUUID(), turnId, call: "call-0", approved: true };
    await turnDecide(app, call);
    await untilQuiet(app);
  };
  return { ...given, facts, said, decide };
}

describe("what the person has written, kept from a message or approved", () => {
  const KNOWN: readonly Partial<KeptFact>[] = [{}, { source: QUOTE }];

  it.each(KNOWN)(
    "is set anew by a model only behind a card, and is the person's then: %j",
    async (known) => {
      const { app, send, said, decide } = await setup(SET, known);
      const turnId = await send();
      expect((await turnTools(app, { turnId })).uses[0]?.asks).toMatchObject({ before: "sencha" });
      expect(await said()).toEqual([["sencha", 1]]);
      await decide(turnId);
      expect(await said()).toEqual([["coffee", 1]]);
    },
  );

  it.each(KNOWN)("is forgotten by a model only behind a card: %j", async (known) => {
    const { app, send, said, decide } = await setup(FORGET, known);
    const turnId = await send();
    expect((await turnTools(app, { turnId })).uses[0]?.asks).not.toBeNull();
    expect(await said()).toEqual([["sencha", 1]]);
    await decide(turnId);
    expect(await said()).toEqual([]);
  });

  it("and edited in the page about memory asks likewise, whoever had kept it first", async () => {
    const { app, contextId, facts, send } = await setup(SET, {
      source: QUOTE,
      confidence: MODELS_WORD,
    });
    const [{ id, version } = { id: "", version: 0 }] = await app.store.readFacts(contextId);
    await facts.update({ id, version, key: "tea", value: "gyokuro" });
    expect((await turnTools(app, { turnId: await send() })).uses[0]?.asks).not.toBeNull();
  });

  it("stays the person's where a model sets the same, and needs no card for it", async () => {
    const { send, said } = await setup(["fact_set", { key: "tea", value: "Sencha" }], {});
    await send();
    expect(await said()).toEqual([["Sencha", 1]]);
  });
});

describe("what a model has set by itself", () => {
  it("is its word, not the person's", async () => {
    const { send, said } = await setup(SET);
    await send();
    expect(await said()).toEqual([["coffee", MODELS_WORD]]);
  });

  it.each([
    [SET, [["coffee", MODELS_WORD]]],
    [FORGET, []],
  ])("is changed without a card: %j", async (order, left) => {
    const { send, said } = await setup(order, { source: QUOTE, confidence: MODELS_WORD });
    await send();
    expect(await said()).toEqual(left);
  });

  it("does not stand over what was written since it was looked at", async () => {
    const { contextId, facts, app } = await setup(SET, { confidence: MODELS_WORD });
    const [seen] = await app.store.readFacts(contextId);
    const kept = { contextId, key: "tea", source: null, taint: [] };
    await facts.keep({ ...kept, value: "gyokuro" });
    const late = facts.keep({ ...kept, value: "coffee", confidence: MODELS_WORD, seen: seen! });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
  });
});
