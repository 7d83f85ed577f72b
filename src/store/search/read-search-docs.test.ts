import { describe, expect, it } from "vitest";
import { flipRow } from "../../../test/builders/make-full-store";
import {
  makeStore,
  type StoreHarness,
  sayTurn,
  seedConversations,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
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

describe("what an index lacks of many conversations that it does not know", () => {
  const MANY = 140;

  async function missingDocsOf({ restart }: StoreHarness) {
    const missing: SearchDoc[] = [];
    for await (const { docs } of restart().searchTexts.eachMissing(async () => [])) {
      missing.push(...docs);
    }
    return missing;
  }

  const textsOf = (docs: readonly SearchDoc[]) =>
    docs.flatMap(({ kind, text }) => (kind === "message" ? [text] : [])).toSorted();

  const questions = (from = 0) =>
    Array.from({ length: MANY - from }, (_, nth) => `q${nth + from}`).toSorted();

  it("is each text once, behind its title and before that tells that all are there", async () => {
    const harness = await makeStore();
    await seedConversations(harness, MANY);
    const missing = await missingDocsOf(harness);
    expect(textsOf(missing)).toEqual(questions());
    const amiss = missing.flatMap(({ kind, owner }, at) => {
      const versions = (docs: readonly SearchDoc[]) =>
        docs
          .filter((doc) => doc.kind === "title" && doc.id === owner)
          .map(({ version }) => version);
      const [before, behind] = [versions(missing.slice(0, at)), versions(missing.slice(at))];
      return kind !== "message" || (`${before}` === "0" && `${behind}` === "1") ? [] : [owner];
    });
    expect(amiss).toEqual([]);
  });

  it("is the newest first, for as many as somebody may look for at once", async () => {
    const harness = await makeStore();
    await seedConversations(harness, MANY);
    const messages = (await missingDocsOf(harness)).filter(({ kind }) => kind === "message");
    const newest = messages.slice(0, 60).map(({ order }) => order);
    expect(newest).toEqual(Array.from({ length: 60 }, (_, nth) => MANY - nth));
  });

  it("leaves out what does not open, and what no conversation has", async () => {
    const harness = await makeStore();
    await seedConversations(harness, MANY);
    const messages = (await missingDocsOf(harness)).filter(({ kind }) => kind === "message");
    const byText = new Map(messages.map((doc) => [doc.text, doc]));
    await flipRow(harness.database, "messages", byText.get("q0")?.id);
    await rawTable(harness.database, "conversations").delete(String(byText.get("q1")?.owner));
    expect(textsOf(await missingDocsOf(harness))).toEqual(questions(2));
  });
});
