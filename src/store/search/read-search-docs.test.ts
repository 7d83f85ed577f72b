import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import { makeStore, type StoreHarness, sayTurn } from "../../../test/builders/make-store";
import type { SearchDoc, TextHit } from "../../domain/search-index";

async function allOf({ store }: StoreHarness): Promise<readonly SearchDoc[]> {
  const all = new Map<string, SearchDoc>();
  for await (const { docs } of store.searchTexts.eachMissing(async () => [])) {
    for (const doc of docs) all.set(doc.id, doc);
  }
  return [...all.values()];
}

async function openedIds({ store }: StoreHarness, hits: readonly TextHit[]) {
  return (await store.searchTexts.open(hits)).map(({ id }) => id);
}

describe("the texts of hits", () => {
  it("come in the order of the hits, whatever tables they are of", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const docs = await allOf(harness);
    expect(new Set(docs.map(({ kind }) => kind)).size).toBeGreaterThan(1);
    for (const hits of [docs, docs.toReversed()]) {
      expect(await openedIds(harness, hits)).toEqual(hits.map(({ id }) => id));
    }
  });

  it("are those that are there and open", async () => {
    const harness = await makeStore();
    await sayTurn(harness, "1", "one");
    await sayTurn(harness, "2", "two");
    const said = (await allOf(harness)).filter(({ kind }) => kind === "message");
    const [first, second] = said;
    await flipRow(harness.database, "messages", String(first?.id));
    const gone: TextHit = { kind: "message", id: crypto.randomUUID() };
    const rest = said.slice(2).map(({ id }) => id);
    expect(second).toBeDefined();
    expect(await openedIds(harness, [gone, ...said])).toEqual([second?.id, ...rest]);
  });
});
