import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { makeStore } from "../../../test/builders/make-store";

async function setup() {
  const harness = await makeStore();
  const contextId = await contextIdOf(harness.store, harness.conversationId);
  const { archival } = harness.store.memory();
  const insert = (text: string, tags: string[] = []) => {
    harness.clock.time += 1_000;
    return archival.insert({
      id: crypto.randomUUID(),
      contextId,
      text,
      tags,
      source: null,
      taint: [],
    });
  };
  const find = async (query: string, skip = 0, limit = 10) => {
    const found = await archival.search({ contextId, query, skip, limit });
    return { total: found.total, texts: found.entries.map(({ text }) => text) };
  };
  return { ...harness, contextId, archival, insert, find };
}

describe("an archival entry", () => {
  it("P-023 is kept apart from blocks, once for an id", async () => {
    const { store, contextId, archival, insert, find } = await setup();
    const entry = await insert("Paris is in France.", ["places"]);
    expect(await archival.insert({ ...entry, text: "Another" })).toEqual(entry);
    expect(await find("")).toEqual({ total: 1, texts: ["Paris is in France."] });
    expect(await store.readBlocks(contextId)).toEqual({ own: [], shared: [] });
  });

  it("P-024 is found by every word of a query, in any case and order, in its tags too; newest first", async () => {
    const { insert, find } = await setup();
    await insert("Paris is in France.", ["places"]);
    await insert("Lyon is in France.");
    await insert("Berlin is in Germany.");
    expect(await find("france IN")).toEqual({
      total: 2,
      texts: ["Lyon is in France.", "Paris is in France."],
    });
    expect((await find("places")).texts).toEqual(["Paris is in France."]);
    expect(await find("", 1, 1)).toEqual({ total: 3, texts: ["Lyon is in France."] });
    expect(await find("rome")).toEqual({ total: 0, texts: [] });
  });

  it("is of one context, and no other finds it", async () => {
    const { store, archival, insert } = await setup();
    await insert("Paris is in France.");
    const fields = { name: "Work", systemPrompt: "You help." };
    const { context } = await store.contexts.create({ id: crypto.randomUUID(), fields });
    const search = { contextId: context.id, query: "", skip: 0, limit: 9 };
    expect(await archival.search(search)).toEqual({ entries: [], total: 0 });
  });

  it("P-025 is changed and deleted; an old version is refused", async () => {
    const { archival, insert, find } = await setup();
    const { id, version } = await insert("Paris");
    await archival.update({ id, version, text: "Paris, Texas", tags: ["films"] });
    const late = archival.update({ id, version, text: "Rome", tags: [] });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect((await find("films texas")).texts).toEqual(["Paris, Texas"]);
    await archival.remove({ id });
    await archival.remove({ id });
    expect((await find("")).total).toBe(0);
  });
});
