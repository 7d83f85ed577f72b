import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  closeTurn,
  MODEL,
  makeStore,
  type StoreHarness,
  sayTurn,
  textsOf,
} from "../../../test/builders/make-store";
import type { SearchDoc } from "../../domain/search-index";

async function edit(harness: StoreHarness, edits: string, text: string) {
  const { store, conversationId } = harness;
  const input = { id: crypto.randomUUID(), conversationId, text, model: MODEL, edits };
  const { turn } = await store.turns.openTurn(input);
  await closeTurn(harness, turn.id, `to ${text}`);
  return turn;
}

async function allOf({ store }: StoreHarness): Promise<readonly SearchDoc[]> {
  const all: SearchDoc[] = [];
  for await (const { docs } of store.searchTexts.eachMissing(async () => [])) all.push(...docs);
  return all;
}

describe("messages of branches that are not shown", () => {
  it("are all that the shown branch does not hold, however many forks there are", async () => {
    const harness = await makeStore();
    const root = await sayTurn(harness, "1", "one");
    const second = await sayTurn(harness, "2", "two");
    await sayTurn(harness, "3", "three");
    await edit(harness, second.userMessageId, "2b");
    await sayTurn(harness, "3b", "three b");
    for (const shown of [null, root.userMessageId]) {
      if (shown !== null) await edit(harness, shown, "1c");
      const docs = await allOf(harness);
      const said = docs.filter(({ kind }) => kind === "message");
      const aside = await harness.store.searchTexts.aside(docs);
      const rest = said.filter(({ id }) => !aside.has(id)).map(({ text }) => text);
      expect(rest.sort()).toEqual([...(await textsOf(harness))].sort());
      expect(aside.size).toBe(said.length - rest.length);
    }
  });

  it("are none of a conversation with one branch, though one of its texts was deleted", async () => {
    const harness = await makeStore();
    const { conversationId, store } = harness;
    const first = await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const { contextId } = (await store.conversations.find(conversationId)) ?? { contextId: "" };
    const what = { type: "ids", ids: [first.userMessageId] } as const;
    await store.deleteMessages({ contextId, conversationId, what });
    const docs = await allOf(harness);
    expect(docs.filter(({ kind }) => kind === "message").length).toBe(3);
    expect(await store.searchTexts.aside(docs)).toEqual(new Set());
  });

  it("are none of a conversation whose row is damaged, and all of the others", async () => {
    const harness = await makeStore();
    const { contextId } = (await harness.store.conversations.find(harness.conversationId)) ?? {};
    if (contextId === undefined) throw new Error("It was made.");
    await sayTurn(harness, "1", "one");
    const id = crypto.randomUUID();
    await harness.store.conversations.create({ id, contextId, channel: "side-panel" });
    const other = { ...harness, conversationId: id };
    const { userMessageId } = await sayTurn(other, "2", "two");
    await edit(other, userMessageId, "2b");
    const docs = await allOf(harness);
    await flipRow(harness.database, "conversations", harness.conversationId);
    const aside = await harness.restart().searchTexts.aside(docs);
    const texts = docs.filter((doc) => aside.has(doc.id)).map(({ text }) => text);
    expect(texts.sort()).toEqual(["2", "two"]);
  });
});
