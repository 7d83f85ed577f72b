import { describe, expect, it } from "vitest";
import { makeFactStore } from "../../../test/builders/make-fact-store";
import { sayTurn } from "../../../test/builders/make-store";
import { MAX_FACTS, MODELS_WORD } from "../../domain/fact";

describe("facts that are learned", () => {
  it("O-012 are kept with their words, and none is kept twice", async () => {
    const { learn, learned, list, userMessageId, clock } = await makeFactStore();
    expect(await learn(learned())).toBe(true);
    expect(await list()).toMatchObject([
      { key: "name", value: "Ada", state: "kept", version: 1, former: [] },
    ]);
    clock.time += 1_000;
    expect(await learn(learned({ key: "Name", value: " ada " }))).toBe(false);
    expect(await list()).toHaveLength(1);
    expect((await list())[0]?.source).toMatchObject({
      messageId: userMessageId,
      quote: "I am Ada",
    });
  });

  it("stand in place of what their key was, which stays as its history", async () => {
    const { learn, learned, list, clock } = await makeFactStore();
    await learn(learned({ key: "city", value: "Turin" }));
    clock.time += 1_000;
    await learn(learned({ key: "City", value: "Oslo", since: clock.now() }));
    expect(await list()).toMatchObject([{ value: "Oslo", former: [{ value: "Turin" }] }]);
  });

  it("put nothing back that was said before what is known", async () => {
    const { learn, learned, said, clock } = await makeFactStore();
    clock.time += 1_000;
    await learn(learned({ key: "city", value: "Oslo", since: clock.now() }));
    await learn(learned({ key: "city", value: "Turin", since: clock.now() - 500 }));
    expect(await said()).toEqual(["kept city: Oslo"]);
  });

  it("wait where untrusted text may have said them, and where their words do not", async () => {
    const { learn, learned, said } = await makeFactStore();
    await learn(
      learned({ taint: ["page"] }),
      learned({ key: "job", value: "spy", confidence: 0.3 }),
      learned({ key: "city", value: "Turin" }),
    );
    expect((await said()).sort()).toEqual([
      "kept city: Turin",
      "waiting job: spy",
      "waiting name: Ada",
    ]);
  });

  it("contradict nothing in silence that the person has written", async () => {
    const { learn, learned, said, keep, clock } = await makeFactStore();
    await keep("name", "Ada Lovelace");
    clock.time += 1_000;
    await learn(learned({ value: "Eve", since: clock.now() }));
    expect(await said()).toEqual(["kept name: Ada Lovelace", "waiting name: Eve"]);
  });
  it("stand in place of what a model has set by itself, without a card", async () => {
    const { store, contextId, learn, learned, said, clock } = await makeFactStore();
    const set = { contextId, key: "name", value: "Eve", source: null, taint: [] };
    await store.memory().facts.keep({ ...set, confidence: MODELS_WORD });
    clock.time += 1_000;
    await learn(learned({ since: clock.now() }));
    expect(await said()).toEqual(["kept name: Ada"]);
  });

  it("that only ever waited are no history of what is approved or put right", async () => {
    const { store, learn, learned, keep, list, clock } = await makeFactStore();
    const { facts } = store.memory();
    await keep("city", "Rome");
    for (const value of ["Turin", "Oslo"]) {
      clock.time += 1_000;
      const said = { value, taint: ["page" as const], since: clock.now() };
      await learn(learned({ ...said, key: "city" }), learned({ ...said, key: "home" }));
    }
    const waiting = (await list()).filter(({ state }) => state === "waiting");
    expect(waiting).toMatchObject([{ former: [{ value: "Turin" }] }, { value: "Oslo" }]);
    const of = (key: string) => waiting.find((one) => one.key === key)!;
    const approved = await facts.approve(of("city"));
    expect(approved.former).toMatchObject([{ value: "Rome" }]);
    expect(approved.former).toHaveLength(1);
    expect((await facts.update({ ...of("home"), value: "Bergen" })).former).toEqual([]);
  });

  it("are no more than a context may have", async () => {
    const { learn, learned, list, keep } = await makeFactStore();
    const many = Array.from({ length: MAX_FACTS + 5 }, (_, at) => learned({ key: `k${at}` }));
    await learn(...many);
    expect(await list()).toHaveLength(MAX_FACTS);
    await expect(keep("one more", "x")).rejects.toMatchObject({
      code: "limit-exceeded",
      data: { limit: "facts", max: MAX_FACTS },
    });
    expect(await keep("k1", "another value")).toMatchObject({ former: [{ value: "Ada" }] });
  });

  it("are of the words until then only: nothing said before is read again", async () => {
    const { store, conversationId, learn, learned, harness, clock } = await makeFactStore();
    const read = () => store.jobs.readUnlearned({ conversationId, limit: 50 });
    expect((await read()).messages).toHaveLength(2);
    await learn(learned());
    expect((await read()).messages).toEqual([]);
    clock.time += 1_000;
    await sayTurn(harness, "and more", "yes");
    expect((await read()).messages.map(({ text }) => text)).toEqual(["and more", "yes"]);
  });

  it("are read again where the clock was set back since, and none is kept twice", async () => {
    const { store, conversationId, learn, learned, list, clock } = await makeFactStore();
    clock.time += 60_000;
    await learn(learned({ since: clock.now() - 60_000 }));
    clock.time -= 60_000;
    const { messages } = await store.jobs.readUnlearned({ conversationId, limit: 50 });
    expect(messages).toHaveLength(2);
    expect(await learn(learned())).toBe(false);
    expect(await list()).toHaveLength(1);
  });

  it("are not kept where a message was deleted since they were read", async () => {
    const { store, conversationId, contextId, learned, list, userMessageId } =
      await makeFactStore();
    const what = { type: "ids" as const, ids: [userMessageId] };
    await store.deleteMessages({ contextId, conversationId, what });
    const until = 1;
    const saved = store.jobs.saveLearned({
      conversationId,
      facts: [learned()],
      until,
      deletedCount: 0,
    });
    await expect(saved).rejects.toThrow("conflict");
    expect(await list()).toEqual([]);
  });
});
