import { describe, expect, it } from "vitest";
import { leaveNoRoom } from "../../../test/builders/fill-disk";
import { addRevision, makeBlockFields } from "../../../test/builders/make-block";
import { makeFactStore } from "../../../test/builders/make-fact-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import { commitBeside, sayTurn } from "../../../test/builders/make-store";
import type { KeptPlan, LeftOut } from "../../domain/prompt-plan";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader } from "../rows/row-reader";
import { createUndoRecord, hasRowsOf } from "../rows/undo-record";
import { FORGOTTEN, forgetInPlans, forgettingBlock } from "./forget-in-plans";

type Sections = KeptPlan["plan"]["sections"];

const WAITING: LeftOut = {
  ...{ what: "section", kind: "facts", label: "Home City", messages: 0 },
  ...{ reason: "fact-waiting", because: null, seenFrom: null },
};

/** A fact of two values, and a turn whose request told it, with a step that had told the former one. */
async function makePlanned() {
  const made = await makeFactStore();
  const { harness, store, keep } = made;
  const fact = await keep("home city", "Turin");
  await keep("pet", "a cat");
  const turn = await sayTurn(harness, "Where do I live?", "In Turin.");
  const keepPlan = async (sections: Sections, leftOut: LeftOut[] = []) => {
    const plan = makeKeptPlan(turn.userMessageId, { sections, leftOut });
    await store.turns.keepPlan({ turnId: turn.id, plan });
  };
  const readPlan = async () => (await store.plans.read(turn.id))?.kept.plan;
  const facts = (text: string, ids: readonly string[] = [fact.id, crypto.randomUUID()]) => ({
    ...{ kind: "facts" as const, tokens: 9, text },
    source: { type: "facts" as const, ids: [...ids] },
  });
  const exported = async () => {
    const lines: string[] = [];
    for await (const part of store.export()) lines.push(...part.lines);
    return lines.filter((line) => line.includes('"table":"plans"')).join("\n");
  };
  return { ...made, fact, turn, keepPlan, readPlan, facts, exported };
}

describe("what is kept of requests", () => {
  it("tells a forgotten fact no more, whatever it was then, and all else as before", async () => {
    const made = await makePlanned();
    const { store, fact, keepPlan, readPlan, facts, exported, harness } = made;
    const text = "## Known\n- home city: Turin\n- pet: a cat";
    await keepPlan([facts(text), facts("- Home-City: Oslo", [])], [WAITING]);
    expect(await exported()).toContain("home city: Turin");
    const { id, version } = fact;
    await store.memory().facts.forget({ id, version });
    const plan = await readPlan();
    expect(plan?.sections.map((section) => section.text)).toEqual([
      `## Known\n- ${FORGOTTEN}\n- pet: a cat`,
      `- ${FORGOTTEN}`,
    ]);
    expect(plan?.leftOut).toEqual([{ ...WAITING, label: FORGOTTEN }]);
    expect(await exported()).not.toMatch(/home.city|oslo/iu);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("tells a fact no more whose key is told in another form than it is kept in", async () => {
    const { store, fact, keepPlan, readPlan, facts } = await makePlanned();
    await keepPlan([facts("- ‹home city›: Turin\n- pet: a cat")]);
    await store.memory().facts.forget({ id: fact.id, version: fact.version });
    expect((await readPlan())?.sections[0]?.text).toBe(`- ${FORGOTTEN}\n- pet: a cat`);
  });

  it("tells a turned down value no more that was approved, sent and taken back, and what stays known as before", async () => {
    const { store, learn, learned, list, keepPlan, readPlan, facts, clock } = await makePlanned();
    clock.time += 1_000;
    const came = { key: "home city", value: "Oslo", since: clock.now() };
    await learn(learned({ ...came, taint: ["import"] }));
    const waiting = async () => (await list()).find(({ state }) => state === "waiting")!;
    const record = createUndoRecord(clock.now());
    const approved = await store.memory().facts.approve({ ...(await waiting()), record });
    await keepPlan([
      facts("- «Home City»: Oslo\n- pet: a cat", [approved.id]),
      facts("- Home-City: Oslo\n- home city: Turin\n- home city: Oslo too", []),
    ]);
    await store.undo(record);
    await store.memory().facts.forget(await waiting());
    expect((await readPlan())?.sections.map(({ text }) => text)).toEqual([
      `- ${FORGOTTEN}\n- pet: a cat`,
      `- ${FORGOTTEN}\n- home city: Turin\n- home city: Oslo too`,
    ]);
  });

  it("tells a forgotten fact no more once that is undone, for which no request is held", async () => {
    const { store, fact, keepPlan, readPlan, facts, clock, said } = await makePlanned();
    const before = await said();
    await keepPlan([facts("- home city: Turin\n- pet: a cat")]);
    const record = createUndoRecord(clock.now());
    await store.memory().facts.forget({ id: fact.id, version: fact.version, record });
    expect(hasRowsOf("plans", record)).toBe(false);
    await store.undo(record);
    expect(await said()).toEqual(before);
    expect((await readPlan())?.sections[0]?.text).toBe(`- ${FORGOTTEN}\n- pet: a cat`);
  });

  it("tells a forgotten fact no more in a conversation that was moved to another context", async () => {
    const made = await makePlanned();
    const { store, fact, keepPlan, readPlan, facts, harness, conversationId } = made;
    const toId = await addElsewhere(store);
    const said = { contextId: toId, key: "home city", source: null, taint: [] };
    const other = await store.memory().facts.keep({ ...said, value: "Rome" });
    const gone = crypto.randomUUID();
    await keepPlan(
      [
        facts("- home city: Turin\n- home city: Oslo\n- pet: a cat", [fact.id, gone, gone]),
        // Told there: a row that another one has taken the place of since, and that one.
        facts("- home city: Oslo\n- home city: Rome", [gone, other.id]),
      ],
      [WAITING],
    );
    await store.conversations.move({ conversationId, contextId: toId });
    await store.memory().facts.forget({ id: fact.id, version: fact.version });
    const plan = await readPlan();
    // Which context's a key was that was left out is not known.
    expect(plan?.leftOut).toEqual([WAITING]);
    expect(plan?.sections.map((section) => section.text)).toEqual([
      `- ${FORGOTTEN}\n- ${FORGOTTEN}\n- pet: a cat`,
      "- home city: Oslo\n- home city: Rome",
    ]);
    expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("goes on telling what another context knew, wherever the conversation lies now", async () => {
    const { store, contextId, conversationId, keep, keepPlan, readPlan, facts } =
      await makePlanned();
    const toId = await addElsewhere(store);
    const said = { contextId: toId, key: "home city", source: null, taint: [] };
    const forgotten = await store.memory().facts.keep({ ...said, value: "Rome" });
    const { id } = await keep("tea", "sencha");
    const text = "- home city: Turin\n- tea: sencha";
    await keepPlan([facts(text, [crypto.randomUUID(), id])]);
    await store.conversations.move({ conversationId, contextId: toId });
    await store.memory().facts.forget({ id: forgotten.id, version: forgotten.version });
    expect((await readPlan())?.sections[0]?.text).toBe(text);
    expect((await store.readFacts(contextId)).map(({ value }) => value)).toContain("Turin");
  });

  it("tells nothing of a block whose history was let go, also where it is shared", async () => {
    const { store, contextId, keepPlan, readPlan, exported } = await makePlanned();
    const { blocks } = store.memory();
    const [own, shared] = [contextId, await addElsewhere(store)].map((home) => ({
      id: crypto.randomUUID(),
      contextId: home,
      fields: makeBlockFields({ label: "notes" }),
    }));
    if (own === undefined || shared === undefined) throw new Error("two blocks");
    for (const one of [own, shared]) await blocks.add(one);
    await blocks.share({ blockId: shared.id, contextId, permission: "ReadOnly" });
    await keepPlan([
      blockSection(own.id, "a secret"),
      blockSection(shared.id, "another"),
      blockSection(crypto.randomUUID(), "kept"),
    ]);
    for (const { id } of [own, shared]) {
      const { version } = await addRevision(store, id, { text: "fine" });
      await blocks.forgetHistory({ id, version, state: new Uint8Array(1) });
    }
    const texts = (await readPlan())?.sections.map(({ text }) => text);
    expect(texts).toEqual([FORGOTTEN, FORGOTTEN, "kept"]);
    expect(await exported()).not.toMatch(/a secret|another/u);
  });

  const GONE: readonly [string, (made: Shared) => Promise<unknown>][] = [
    ["was let go of with its history", letGo],
    ["is deleted", ({ store, blockId }) => store.memory().blocks.remove({ id: blockId })],
    ["goes with its context", ({ store, homeId }) => purgeElsewhere(store, homeId)],
    [
      "goes with its context once its share had ended",
      async ({ store, homeId, shareId }) => {
        await store.memory().blocks.unshare({ id: shareId });
        await purgeElsewhere(store, homeId);
      },
    ],
    [
      "was let go of once its share had ended",
      async (made) => {
        await made.store.memory().blocks.unshare({ id: made.shareId });
        await letGo(made);
      },
    ],
    [
      "was let go of once the conversation was moved",
      async (made) => {
        const { store, conversationId } = made;
        const contextId = await addElsewhere(store, "A third");
        await store.conversations.move({ conversationId, contextId });
        await letGo(made);
      },
    ],
  ];

  it.each(GONE)("tells nothing of a shared block that %s", async (_what, forget) => {
    const made = await makeShared();
    expect(await made.exported()).toContain("a secret");
    await forget(made);
    expect((await made.readPlan())?.sections.map(({ text }) => text)).toEqual([FORGOTTEN, "kept"]);
    expect(await made.exported()).not.toContain("a secret");
    expect(await made.harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
  });

  it("goes on telling a shared block whose context is purged on a full disk", async () => {
    const { store, homeId, readPlan, harness } = await makeShared();
    leaveNoRoom(harness.database);
    await purgeElsewhere(store, homeId);
    expect((await store.contexts.list()).map(({ context }) => context.id)).not.toContain(homeId);
    expect((await readPlan())?.sections[0]?.text).toBe("a secret");
  });

  it("tells nothing of a deleted block once that is undone, for which no request is held", async () => {
    const { store, blockId, readPlan, clock } = await makeShared();
    const record = createUndoRecord(clock.now());
    await store.memory().blocks.remove({ id: blockId, record });
    expect(hasRowsOf("plans", record)).toBe(false);
    await store.undo(record);
    expect(await store.memory().blocks.get(blockId)).toMatchObject({ label: "notes" });
    expect((await readPlan())?.sections[0]?.text).toBe(FORGOTTEN);
  });

  it("goes on telling a block that is deleted on a full disk", async () => {
    const { store, blockId, readPlan, harness } = await makeShared();
    leaveNoRoom(harness.database);
    await store.memory().blocks.remove({ id: blockId });
    await expect(store.memory().blocks.get(blockId)).rejects.toMatchObject({ code: "not-found" });
    expect((await readPlan())?.sections[0]?.text).toBe("a secret");
  });

  it("is changed by a hundred rows at a time", async () => {
    const { harness, blockId, conversationId, turn } = await makeShared();
    const { database, keys } = harness;
    const sections = [blockSection(blockId, "a secret")];
    const puts = Array.from({ length: 104 }, (_, nth) => ({
      table: "plans" as const,
      columns: { id: crypto.randomUUID(), parent: conversationId, order: 100 + nth },
      replaces: null,
      payload: makeKeptPlan(turn.userMessageId, { sections }),
    }));
    await commitBeside(harness, { durability: "strict", puts });
    const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
    const written: number[] = [];
    await forgetInPlans({ database, reader }, forgettingBlock(blockId), async ({ puts = [] }) => {
      written.push(puts.length);
    });
    expect(written).toEqual([100, 5]);
  });
});

type Planned = Awaited<ReturnType<typeof makePlanned>>;
type Shared = Awaited<ReturnType<typeof makeShared>>;

async function addElsewhere(store: Planned["store"], name = "Elsewhere"): Promise<string> {
  const fields = { name, systemPrompt: "You help." };
  return (await store.contexts.create({ id: crypto.randomUUID(), fields })).context.id;
}

async function purgeElsewhere(store: Planned["store"], id: string): Promise<void> {
  await store.contexts.purge({ id, name: "Elsewhere" });
}

/** A block of another context, of which a turn here was told. */
async function makeShared() {
  const made = await makePlanned();
  const { store, contextId, keepPlan } = made;
  const { blocks } = store.memory();
  const [blockId, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const fields = makeBlockFields({ label: "notes" });
  const homeId = await addElsewhere(store);
  await blocks.add({ id: blockId, contextId: homeId, fields });
  await addRevision(store, blockId, { text: "a secret" });
  const { id: shareId } = await blocks.share({ blockId, contextId, permission: "ReadOnly" });
  await keepPlan([blockSection(blockId, "a secret"), blockSection(other, "kept")]);
  return { ...made, blockId, shareId, homeId };
}

async function letGo({ store, blockId }: Shared): Promise<void> {
  const { version } = await addRevision(store, blockId, { text: "fine" });
  const { blocks } = store.memory();
  await blocks.forgetHistory({ id: blockId, version, state: new Uint8Array(1) });
}

function blockSection(id: string, text: string): Sections[number] {
  const source = { type: "block" as const, id, label: "notes" };
  return { kind: "core-blocks", tokens: 1, text, source };
}
