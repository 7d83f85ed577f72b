import { beforeEach, describe, expect, it } from "vitest";
import { contextIdOf } from "../../test/builders/add-conversation";
import { makeImportedConversation } from "../../test/builders/make-import-store";
import { makeRunner } from "../../test/builders/make-runner";
import { MODEL, makeStore, type StoreHarness } from "../../test/builders/make-store";
import { summarise } from "../../test/builders/summarise";
import { createFakeKeyValueArea } from "../../test/fakes/key-value-area";
import type { Turn } from "../domain/turn";
import type { Store } from "../store/create-store";
import { createTemporaryMaker } from "../store/temporary/temporary-conversations";
import { createTemporaryStore } from "../store/temporary/temporary-store";
import { withTemporary } from "../store/temporary/with-temporary";

const id = () => crypto.randomUUID();

let own: StoreHarness;
/** A conversation that was brought in: a question and its answer, twice. */
let imported: StoreHarness;
let contextId: string;

beforeEach(async () => {
  own = await makeStore();
  const { store, conversationId } = own;
  contextId = await contextIdOf(store, conversationId);
  const { base } = await store.imports.begin({ contextId });
  const conversations = [makeImportedConversation([">q1", "q1>a1", "a1>q2", "q2>a2"])];
  await store.imports.add({ contextId, source: "chatgpt", base, conversations });
  const [known] = await store.imports.known({ source: "chatgpt", ids: ["c1"] });
  imported = { ...own, conversationId: known?.conversationId ?? "" };
});

async function shown({ store, conversationId }: Pick<StoreHarness, "store" | "conversationId">) {
  return (await store.listMessages({ conversationId, before: null, limit: 50 })).messages;
}

const taintsOf = async (harness: Pick<StoreHarness, "store" | "conversationId">) =>
  (await shown(harness)).map(({ taint }) => taint);

async function say(harness: StoreHarness, text: string, edits?: string) {
  const { store, conversationId } = harness;
  const input = { id: id(), conversationId, text, model: MODEL, edits };
  return answer(harness, (await store.turns.openTurn(input)).turn);
}

async function answer(harness: Pick<StoreHarness, "store" | "clock">, turn: Turn) {
  const { requests, run } = makeRunner(harness);
  await run(turn);
  return { turn, sent: requests.map(({ body }) => body).join("") };
}

describe("what is made of a tainted message", () => {
  it("has its taint where it is another version of it, and so has the answer", async () => {
    const [first] = await shown(imported);
    await say(imported, "In my own words", first?.id);
    expect(await taintsOf(imported)).toEqual([["import"], ["import"]]);
  });

  it("has it where it is a version of that version", async () => {
    const [first] = await shown(imported);
    await say(imported, "In my own words", first?.id);
    const [second] = await shown(imported);
    await say(imported, "Once more", second?.id);
    expect(await taintsOf(imported)).toEqual([["import"], ["import"]]);
  });

  it("has it on a way that forks off behind it, and on none that forks off before", async () => {
    await say(imported, "Go on");
    const question = (await shown(imported)).at(-2);
    expect(question?.taint).toEqual([]);
    await say(imported, "Go on otherwise", question?.id);
    expect((await taintsOf(imported)).slice(-2)).toEqual([[], ["import"]]);
  });

  it("has it where it is answered again, by another reply beside the first", async () => {
    const { turn } = await say(imported, "Go on");
    const again = { id: id(), turnId: turn.id, model: MODEL };
    await answer(imported, (await imported.store.turns.reopenTurn(again)).turn);
    expect((await shown(imported)).at(-1)?.id).not.toBe(turn.id);
    expect((await taintsOf(imported)).slice(-2)).toEqual([[], ["import"]]);
  });

  it("keeps it where a reply goes on, whatever the second run was told", async () => {
    const { turn } = await say(imported, "Go on");
    const on = { id: id(), turnId: turn.id, model: MODEL };
    await answer(imported, (await imported.store.turns.resumeTurn(on)).turn);
    expect((await taintsOf(imported)).at(-1)).toEqual(["import"]);
  });
});

describe("a summary over tainted messages", () => {
  it("keeps its taint where the person edits it, drops it and takes that back", async () => {
    const made = await summarise(imported, { through: 1 });
    const { store, conversationId } = imported;
    let { version } = made;
    for (const change of [
      { type: "edit", text: "My own words" },
      { type: "drop" },
      { type: "undo" },
    ] as const) {
      const changed = await store.summaries.change({ id: made.id, version, change });
      expect(changed.taint).toEqual(["import"]);
      version = changed.version;
    }
    const { active } = await store.summaries.list({ conversationId });
    expect(active).toMatchObject({ text: "My own words", taint: ["import"] });
  });

  it("taints a reply that is told it in another conversation of its context, once it is told", async () => {
    await summarise(imported, { through: 3, kind: "whole", text: "A foreign summary" });
    const { sent } = await say(own, "Hello");
    expect(sent).toContain("A foreign summary");
    expect(await taintsOf(own)).toEqual([[], ["import"]]);
  });

  it("is told in no context that its own was duplicated to", async () => {
    await summarise(imported, { through: 3, kind: "whole", text: "A foreign summary" });
    const copy = id();
    await own.store.contexts.duplicate({ id: copy, contextId });
    const beside = id();
    await own.store.conversations.create({ id: beside, channel: "side-panel", contextId: copy });
    const { sent } = await say({ ...own, conversationId: beside }, "Hello");
    expect(sent).not.toContain("A foreign summary");
    expect(await taintsOf({ store: own.store, conversationId: beside })).toEqual([[], []]);
    const limits = { except: id(), limit: 5 };
    expect(await own.store.summaries.newestWhole({ contextId: copy, ...limits })).toEqual([]);
    expect(await own.store.summaries.newestWhole({ contextId, ...limits })).toMatchObject([
      { taint: ["import"] },
    ]);
  });
});

describe("a temporary conversation", () => {
  /** One of the context in which the summary is told. */
  async function makeTemporary(): Promise<StoreHarness> {
    const temporary = createTemporaryStore(createFakeKeyValueArea());
    const deps = { store: own.store, temporary, clock: own.clock };
    const store: Store = withTemporary(deps);
    const conversationId = id();
    await createTemporaryMaker(deps).create({
      id: conversationId,
      channel: "side-panel",
      contextId,
    });
    return { ...own, store, conversationId };
  }

  it("has the taint of what is told in it, in an edit's and in a second answer, too", async () => {
    await summarise(imported, { through: 3, kind: "whole", text: "A foreign summary" });
    const held = await makeTemporary();
    const { turn, sent } = await say(held, "Hello");
    expect(sent).toContain("A foreign summary");
    expect(await taintsOf(held)).toEqual([[], ["import"]]);
    const again = { id: id(), turnId: turn.id, model: MODEL };
    await answer(held, (await held.store.turns.reopenTurn(again)).turn);
    expect(await taintsOf(held)).toEqual([[], ["import"]]);
    const [first] = await shown(held);
    await say(held, "Hello there", first?.id);
    expect(await taintsOf(held)).toEqual([[], ["import"]]);
  });

  it("has none where nothing tainted is told in it", async () => {
    const held = await makeTemporary();
    await say(held, "Hello");
    expect(await taintsOf(held)).toEqual([[], []]);
  });
});
