import { describe, expect, it } from "vitest";
import { contextIdOf } from "../../../test/builders/add-conversation";
import { countReads } from "../../../test/builders/count-reads";
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
  const list = async (skip = 0, limit = 10) => {
    const found = await archival.list({ contextId, skip, limit });
    return { total: found.total, texts: found.entries.map(({ text }) => text) };
  };
  return { ...harness, contextId, archival, insert, list };
}

describe("an archival entry", () => {
  it("P-023 is kept apart from blocks, once for an id", async () => {
    const { store, contextId, archival, insert, list } = await setup();
    const entry = await insert("Paris is in France.", ["places"]);
    expect(entry).toMatchObject({ text: "Paris is in France.", tags: ["places"] });
    expect(await archival.insert({ ...entry, text: "Another" })).toEqual(entry);
    expect(await list()).toEqual({ total: 1, texts: ["Paris is in France."] });
    expect(await store.readBlocks(contextId)).toEqual({ own: [], shared: [] });
  });

  it("is listed with all others of its context, the newest first, a page at a time", async () => {
    const { insert, list } = await setup();
    await insert("One");
    await insert("Two");
    await insert("Three");
    expect(await list(1, 1)).toEqual({ total: 3, texts: ["Two"] });
    expect((await list()).texts).toEqual(["Three", "Two", "One"]);
  });

  it("is read once for where it stands in the list, however many pages are looked at", async () => {
    const { database, archival, insert, list } = await setup();
    for (const text of ["1", "2", "3", "4"]) await insert(text);
    const { id } = await insert("5");
    await insert("6");
    expect(await list(0, 2)).toEqual({ total: 6, texts: ["6", "5"] });
    const read = countReads(database, "archival_entries");
    expect((await list(2, 2)).texts).toEqual(["4", "3"]);
    expect(read.rows).toBe(2);
    await archival.remove({ id });
    await insert("7");
    read.rows = 0;
    expect(await list(0, 2)).toEqual({ total: 6, texts: ["7", "6"] });
    expect((await list(2, 2)).texts).toEqual(["4", "3"]);
    expect(read.rows).toBe(5);
  });

  it("is opened by its id, in the order that is asked, where it is still there", async () => {
    const { archival, insert } = await setup();
    const [one, two] = [await insert("One"), await insert("Two")];
    const opened = await archival.open([two.id, crypto.randomUUID(), one.id]);
    expect(opened.map(({ text }) => text)).toEqual(["Two", "One"]);
  });

  it("is of one context, and no other finds it", async () => {
    const { store, archival, insert } = await setup();
    await insert("Paris is in France.");
    const fields = { name: "Work", systemPrompt: "You help." };
    const { context } = await store.contexts.create({ id: crypto.randomUUID(), fields });
    const all = { contextId: context.id, skip: 0, limit: 9 };
    expect(await archival.list(all)).toEqual({ entries: [], total: 0 });
  });

  it("P-025 is changed and deleted; an old version is refused", async () => {
    const { archival, insert, list } = await setup();
    const { id, version } = await insert("Paris");
    await archival.update({ id, version, text: "Paris, Texas", tags: ["films"] });
    const late = archival.update({ id, version, text: "Rome", tags: [] });
    await expect(late).rejects.toMatchObject({ code: "conflict" });
    expect((await list()).texts).toEqual(["Paris, Texas"]);
    await archival.remove({ id });
    await archival.remove({ id });
    expect((await list()).total).toBe(0);
  });
});
