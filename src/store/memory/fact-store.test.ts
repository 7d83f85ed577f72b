import { describe, expect, it } from "vitest";
import { addConversation } from "../../../test/builders/add-conversation";
import { leaveNoRoom } from "../../../test/builders/fill-disk";
import { makeFactStore } from "../../../test/builders/make-fact-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { commitBeside, rawRows, sayTurn } from "../../../test/builders/make-store";
import { createUndoRecord } from "../rows/undo-record";
import { factToPut } from "./fact-rows";
import { FORGOTTEN } from "./forget-in-plans";

describe("facts that the person changes", () => {
  it("are corrected with what they were beside them, by the version that was seen", async () => {
    const { store, learn, learned, list, clock } = await makeFactStore();
    await learn(learned());
    const [fact] = await list();
    const { id, version } = fact!;
    clock.time += 1_000;
    const next = await store
      .memory()
      .facts.update({ id, version, key: "name", value: "Ada Byron" });
    expect(next).toMatchObject({ version: 2, confidence: 1, source: null });
    expect(next.former).toMatchObject([{ value: "Ada", source: { quote: "I am Ada" } }]);
    const late = store.memory().facts.update({ id, version, key: "name", value: "Eve" });
    await expect(late).rejects.toThrow("conflict");
    expect(await list()).toEqual([next]);
  });

  it("do not come back from the same words once they were corrected", async () => {
    const { store, learn, learned, list, said, clock } = await makeFactStore();
    const first = learned();
    await learn(first);
    const [{ id, version } = { id: "", version: 0 }] = await list();
    clock.time += 1_000;
    await store.memory().facts.update({ id, version, key: "name", value: "Ada Byron" });
    expect(await learn(first)).toBe(false);
    expect(await said()).toEqual(["kept name: Ada Byron"]);
  });

  it("take no key that another one has", async () => {
    const { store, keep } = await makeFactStore();
    await keep("city", "Oslo");
    const { id, version } = await keep("town", "Turin");
    const renamed = store.memory().facts.update({ id, version, key: "City", value: "Turin" });
    await expect(renamed).rejects.toMatchObject({
      code: "invalid-field",
      data: { field: "key", problem: "taken" },
    });
  });

  it.each([
    ["", "x", { field: "key", problem: "empty" }],
    ["a", "\u200b\n ", { field: "value", problem: "empty" }],
    ["k".repeat(61), "x", { field: "key", problem: "too-long", limit: 60 }],
    ["a", "v".repeat(501), { field: "value", problem: "too-long", limit: 500 }],
  ])("are refused where a part is empty or too long: %j", async (key, value, data) => {
    const { keep, list } = await makeFactStore();
    await expect(keep(key, value)).rejects.toMatchObject({ code: "invalid-field", data });
    expect(await list()).toEqual([]);
  });

  it("are one line each, whatever was typed", async () => {
    const { keep } = await makeFactStore();
    expect(await keep(" my\nkey ", "a\n## Known\u202e b")).toMatchObject({
      key: "my key",
      value: "a ## Known b",
    });
  });

  it("are approved in place of what their key was, and stay marked as what they are", async () => {
    const { store, learn, learned, list, keep, clock } = await makeFactStore();
    await keep("name", "Ada");
    clock.time += 1_000;
    await learn(learned({ value: "Eve", taint: ["import"], since: clock.now() }));
    const waiting = (await list()).find(({ state }) => state === "waiting");
    const { id, version } = waiting!;
    const fact = await store.memory().facts.approve({ id, version });
    expect(fact).toMatchObject({ state: "kept", value: "Eve", confidence: 1, taint: ["import"] });
    expect(fact.former).toMatchObject([{ value: "Ada" }]);
    expect(await list()).toEqual([fact]);
  });

  it("are not kept in a context that is not there", async () => {
    const { store } = await makeFactStore();
    const contextId = crypto.randomUUID();
    const kept = store
      .memory()
      .facts.keep({ contextId, key: "a", value: "b", source: null, taint: [] });
    await expect(kept).rejects.toThrow("not-found");
  });
});

describe("facts that are forgotten", () => {
  const forgetName = async ({ store, list }: Awaited<ReturnType<typeof makeFactStore>>) => {
    const [{ id, version } = { id: "", version: 0 }] = await list();
    const record = createUndoRecord(0);
    await store.memory().facts.forget({ id, version, record });
    return record;
  };

  it("leave nothing of them, former values neither, and are not learned again from what was said", async () => {
    const made = await makeFactStore();
    const { learn, learned, said, keep, harness, clock } = made;
    await learn(learned());
    await keep("name", "Ada Lovelace");
    await forgetName(made);
    expect(await said()).toEqual([]);
    expect(await rawRows(harness.database, "facts")).toEqual([]);
    expect(await learn(learned({ key: "NAME" }))).toBe(false);
    // A clock that was set back before the message does not help it.
    clock.time = 0;
    expect(await learn(learned({ since: 10 ** 15 }))).toBe(false);
  });

  it("can be learned anew from what is said later", async () => {
    const made = await makeFactStore();
    const { learn, learned, said, clock } = made;
    await learn(learned());
    await forgetName(made);
    clock.time += 1_000;
    const source = { ...learned().source, messageId: crypto.randomUUID() };
    expect(await learn(learned({ since: clock.now(), source }))).toBe(true);
    expect(await said()).toEqual(["kept name: Ada"]);
  });

  it("that wait take nothing of what is known of their key with them", async () => {
    const made = await makeFactStore();
    const { store, learn, learned, said, keep, list, clock } = made;
    await keep("name", "Ada");
    clock.time += 1_000;
    const brought = learned({ value: "Eve", taint: ["import"], since: clock.now() });
    await learn(brought);
    const [{ id, version } = { id: "", version: 0 }] = (await list()).filter(
      ({ state }) => state === "waiting",
    );
    await store.memory().facts.forget({ id, version });
    expect(await said()).toEqual(["kept name: Ada"]);
    expect(await learn(brought)).toBe(false);
    expect(await said()).toEqual(["kept name: Ada"]);
  });

  it("that wait leave what is known in kept requests, though it was what they were before", async () => {
    const { harness, conversationId, keep, contextId } = await makeFactStore();
    const known = await keep("name", "Ada");
    const former = [{ value: "Ada", since: 1, source: null }];
    const came = {
      ...known,
      id: crypto.randomUUID(),
      value: "Eve",
      former,
      state: "waiting",
    } as const;
    await commitBeside(harness, { durability: "strict", puts: [factToPut(came, null)] });
    const store = harness.restart();
    const turn = await sayTurn({ ...harness, store, conversationId }, "Who am I?", "You are Ada.");
    const source = { type: "facts" as const, ids: [] };
    const text = "- name: Ada\n- name: Eve";
    const sections = [{ kind: "facts" as const, tokens: 9, text, source }];
    const plan = makeKeptPlan(turn.userMessageId, { sections });
    await store.turns.keepPlan({ turnId: turn.id, plan });
    const waiting = (await store.readFacts(contextId)).find(({ id }) => id === came.id);
    await store.memory().facts.forget({ id: came.id, version: waiting?.version ?? 0 });
    const [section] = (await store.plans.read(turn.id))?.kept.plan.sections ?? [];
    expect(section?.text).toBe(`- name: Ada\n- ${FORGOTTEN}`);
  });

  it("keep one row a key, which tells neither the key nor a value", async () => {
    const made = await makeFactStore();
    const { keep, harness, store } = made;
    for (const value of ["Ada", "Eve"]) {
      await keep("name", value);
      await forgetName(made);
    }
    expect(await rawRows(harness.database, "forgotten_facts")).toHaveLength(1);
    const exported: string[] = [];
    for await (const { lines } of store.export()) exported.push(...lines);
    const rows = exported.filter((line) => line.includes('"salt"'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toMatch(/Ada|Eve|"name"/);
  });

  it("come back whole by undo, and are learned again then", async () => {
    const made = await makeFactStore();
    const { store, learn, learned, list, harness } = made;
    await learn(learned());
    const before = await list();
    await store.undo(await forgetName(made));
    expect(await list()).toEqual(before.map((fact) => ({ ...fact, version: expect.any(Number) })));
    expect(await rawRows(harness.database, "forgotten_facts")).toEqual([]);
  });

  it("stay forgotten in a store that is opened anew, and are checked as all rows are", async () => {
    const made = await makeFactStore();
    await made.learn(made.learned());
    await forgetName(made);
    const store = made.harness.restart();
    expect(await store.readFacts(made.contextId)).toEqual([]);
    expect(await store.check()).toMatchObject({ unreadable: [], mismatched: [] });
  });
});

describe("facts of messages that are deleted", () => {
  it("stay, without the words that are gone", async () => {
    const { store, learn, learned, list, contextId, conversationId, userMessageId } =
      await makeFactStore();
    await learn(learned());
    const what = { type: "ids" as const, ids: [userMessageId] };
    await store.deleteMessages({ contextId, conversationId, what });
    expect(await list()).toMatchObject([{ value: "Ada", source: null }]);
  });

  it("stay without them when their conversation is deleted, and have them again by undo", async () => {
    const { store, learn, learned, list, keep, conversationId } = await makeFactStore();
    await learn(learned());
    await keep("name", "Ada Lovelace");
    const record = createUndoRecord(0);
    await store.conversations.purge({ conversationId, messages: 2, record });
    expect(await list()).toMatchObject([{ former: [{ value: "Ada", source: null }] }]);
    await store.undo(record);
    expect(await list()).toMatchObject([{ former: [{ source: { quote: "I am Ada" } }] }]);
  });

  const DELETED: readonly [string, (made: Moved) => Promise<unknown>][] = [
    [
      "a message is deleted there",
      ({ store, toId, conversationId, userMessageId }) => {
        const what = { type: "ids" as const, ids: [userMessageId] };
        return store.deleteMessages({ contextId: toId, conversationId, what });
      },
    ],
    [
      "the conversation is deleted there",
      ({ store, conversationId }) => store.conversations.purge({ conversationId, messages: 2 }),
    ],
    [
      "that context is purged",
      ({ store, toId }) => store.contexts.purge({ id: toId, name: "Elsewhere" }),
    ],
  ];

  it.each(DELETED)(
    "stay without them where the conversation was moved to another context: %s",
    async (_what, remove) => {
      const made = await makeMoved();
      const { list, harness, store, toId, conversationId } = made;
      expect(await list()).toMatchObject([{ source: { conversationId } }, { source: null }]);
      await remove(made);
      expect(await list()).toMatchObject([
        { value: "Ada Lovelace", source: null, former: [{ value: "Ada", source: null }] },
        { value: "a cat", source: null },
      ]);
      expect(await store.readFacts(toId)).toHaveLength(0);
      expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
    },
  );

  it.each(DELETED.slice(1))(
    "stay without them where it goes on a full disk: %s",
    async (_what, remove) => {
      const made = await makeMoved();
      leaveNoRoom(made.harness.database);
      await remove(made);
      const sources = (await made.list()).flatMap((one) => [one, ...one.former]);
      expect(sources.map(({ source }) => source)).toEqual([null, null, null]);
    },
  );

  it("stay without them, whichever conversations of a context had said them", async () => {
    const { harness, store, learn, learned, list, contextId, clock } = await makeFactStore();
    const others = await Promise.all([addConversation(store), addConversation(store)]);
    await learn(learned());
    for (const conversationId of others) {
      clock.time += 1_000;
      const turn = await sayTurn({ ...harness, conversationId }, "I am Eve", "hello");
      const source = { conversationId, messageId: turn.userMessageId, quote: "I am Eve" };
      await learn(learned({ value: conversationId, source }));
    }
    clock.time += 1_000;
    const what = { type: "older" as const, than: clock.now() };
    await store.deleteMessages({ contextId, conversationId: null, what });
    const [fact] = await list();
    expect([fact, ...(fact?.former ?? [])].map((one) => one?.source)).toEqual([null, null, null]);
  });
});

type Moved = Awaited<ReturnType<typeof makeMoved>>;

/** Two facts, one of which has learned both of its values from a conversation that lies elsewhere now. */
async function makeMoved() {
  const made = await makeFactStore();
  const { store, learn, learned, keep, conversationId, clock } = made;
  await learn(learned());
  clock.time += 1_000;
  await learn(learned({ value: "Ada Lovelace" }));
  clock.time += 1_000;
  await keep("pet", "a cat");
  const fields = { name: "Elsewhere", systemPrompt: "You help." };
  const { context } = await store.contexts.create({ id: crypto.randomUUID(), fields });
  await store.conversations.move({ conversationId, contextId: context.id });
  return { ...made, toId: context.id };
}
