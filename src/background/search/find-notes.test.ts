import { describe, expect, it } from "vitest";
import { addContext, contextIdOf } from "../../../test/builders/add-conversation";
import { indexer, makeHost, untilWhole } from "../../../test/builders/make-search";
import { makeStore } from "../../../test/builders/make-store";
import { findNotes } from "./find-notes";

async function setup() {
  const { store, conversationId, clock } = await makeStore();
  const contextId = await contextIdOf(store, conversationId);
  const insert = async (text: string, tags: string[] = [], of = contextId) => {
    clock.time += 1_000;
    const entry = { id: crypto.randomUUID(), contextId: of, text, tags, source: null, taint: [] };
    return store.memory().archival.insert(entry);
  };
  const host = makeHost();
  const search = indexer(store, host);
  const ask = (query: string, skip = 0, limit = 9) =>
    findNotes({ store, search: () => search }, { contextId, query, skip, limit });
  const find = async (...params: Parameters<typeof ask>) => {
    const { entries, total } = await ask(...params);
    return { total, texts: entries.map(({ text }) => text) };
  };
  return { store, contextId, insert, search, host, ask, find };
}

describe("notes", () => {
  it("P-024 are found by every word of a query, in any case and order, in their tags too", async () => {
    const { insert, find, search } = await setup();
    await insert("Paris is in France.", ["places"]);
    await insert("Lyon is in France.");
    await insert("Berlin is in Germany.");
    await untilWhole(search);
    expect((await find("france IN")).texts.toSorted()).toEqual([
      "Lyon is in France.",
      "Paris is in France.",
    ]);
    expect((await find("places")).texts).toEqual(["Paris is in France."]);
    expect((await find("tag:places")).texts).toEqual(["Paris is in France."]);
    expect(await find("rome")).toEqual({ total: 0, texts: [] });
    expect(await find("fran", 1, 1)).toMatchObject({ total: 2 });
  });

  it("are all there without a query, the newest first, and need no index for that", async () => {
    const { insert, find, host } = await setup();
    await insert("First");
    await insert("Second");
    expect(await find(" ")).toEqual({ total: 2, texts: ["Second", "First"] });
    expect(host.seen).toEqual([]);
  });

  it("P-026 are those of the context, and what is deleted is found no more", async () => {
    const { store, insert, find, search } = await setup();
    const { id } = await insert("Paris is in France.");
    await insert("Nice is in France.", [], await addContext(store, "Work"));
    await untilWhole(search);
    expect((await find("france")).texts).toEqual(["Paris is in France."]);
    await store.memory().archival.remove({ id });
    expect(await find("france")).toEqual({ total: 0, texts: [] });
  });

  it("say where not all of them were looked through, and fail where the compute host is gone", async () => {
    const { store, contextId, insert, ask, host, search } = await setup();
    await insert("Paris");
    const wanted = { contextId, query: "paris", skip: 0, limit: 9 };
    const deps = { store, search: () => search, patienceMs: 0 };
    expect((await findNotes(deps, wanted)).isWhole).toBe(false);
    expect(await ask("paris")).toMatchObject({ isWhole: true, total: 1 });
    host.fail(true);
    await expect(ask("paris")).rejects.toMatchObject({ code: "engine-failed" });
  });
});
