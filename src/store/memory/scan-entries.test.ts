import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeStore } from "../../../test/builders/make-store";
import type { Id } from "../../domain/id";
import { createQuarantine } from "../rows/quarantine";
import { createRowReader } from "../rows/row-reader";
import { createArchivalStore } from "./archival-store";
import { createEntryScan } from "./scan-entries";

async function setup() {
  const harness = await makeStore();
  const { store, clock, database, keys } = harness;
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const contextId = await contextIdOf(store, harness.conversationId);
  const fields = { name: "Work", systemPrompt: "You help." };
  const { context: work } = await store.contexts.create({ id: crypto.randomUUID(), fields });
  const insert = async (text: string, of: Id) => {
    clock.time += 1_000;
    const words = { text, tags: [], source: null, taint: [] };
    const given = { id: crypto.randomUUID(), contextId: of, ...words };
    return (await store.memory().archival.insert(given)).id;
  };
  const search = createEntryScan({ database, reader });
  return { ...harness, reader, contextId, workId: work.id, insert, search };
}

describe("a search without an index", () => {
  it("P-026 finds entries of one context, or of all, the newest first, as many as are wanted", async () => {
    const { search, insert, contextId, workId } = await setup();
    const [first, second, third] = [
      await insert("Paris is in France.", contextId),
      await insert("Lyon is in France.", workId),
      await insert("Nice is in France.", contextId),
    ];
    const ask = async (of: Id | null, limit = 9) => {
      const asked = { query: "france", contextId: of, kinds: ["entry"], limit } as const;
      return (await search(asked)).map(({ id, contextId: from }) => [id, from]);
    };
    expect(await ask(contextId)).toEqual([
      [third, contextId],
      [first, contextId],
    ]);
    expect(await ask(null)).toEqual([
      [third, contextId],
      [second, workId],
      [first, contextId],
    ]);
    expect(await ask(null, 1)).toEqual([[third, contextId]]);
  });

  it("finds nothing of kinds that it does not know", async () => {
    const { search, insert, contextId } = await setup();
    await insert("Paris is in France.", contextId);
    expect(await search({ query: "", contextId, kinds: ["block", "message"], limit: 9 })).toEqual(
      [],
    );
  });

  it("can be another: archival entries are read in the order of its hits", async () => {
    const { database, reader, clock, insert, contextId } = await setup();
    const ids = [await insert("One", contextId), await insert("Two", contextId)];
    const archival = createArchivalStore({
      ...{ database, reader, clock },
      writer: { write: () => Promise.reject(new Error("nothing is written")) },
      search: async () => ids.map((id) => ({ kind: "entry", id, contextId, score: 1 })),
    });
    const found = await archival.search({ contextId, query: "whatever", skip: 0, limit: 1 });
    expect(found).toMatchObject({ entries: [{ text: "One" }], total: 2 });
  });
});
