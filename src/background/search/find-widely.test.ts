import { describe, expect, it } from "vitest";
import { setupSearch, untilWhole } from "../../../test/builders/make-search";
import type { SearchMode } from "../../domain/search-index";
import { parseQuery } from "../../search/parse-query";
import { findWidely } from "./find-widely";

/** Asks a whole index of one short conversation about a violin. */
async function setup() {
  const { harness, search } = await setupSearch();
  await untilWhole(search);
  const { store } = harness;
  const wide = findWidely({ store, search: () => ({ ...search, embedding: () => null }) });
  const find = async (typed: string, mode: SearchMode = "auto", skip = 0) => {
    const { terms } = parseQuery(typed);
    const scope = { kinds: ["message" as const], contextIds: null, conversationId: null };
    const rest = { speaker: null, after: null, before: null, tags: [] };
    const question = { terms: [...terms], ...scope, ...rest };
    const asked = { type: "find", question, page: { skip, limit: 5 }, mode } as const;
    const { hits, loose } = await wide.find(asked);
    return { total: hits?.total, shown: hits?.hits.length, isLoose: loose !== undefined };
  };
  return { find };
}

describe("a wide search", () => {
  it("has what has all words, and then nothing else", async () => {
    const { find } = await setup();
    expect(await find("violin where")).toEqual({ total: 1, shown: 1, isLoose: false });
  });

  it("has what has some of them where nothing has all, page by page", async () => {
    const { find } = await setup();
    expect(await find("my violin")).toEqual({ total: 1, shown: 1, isLoose: true });
    expect(await find("my violin", "auto", 1)).toEqual({ total: 1, shown: 0, isLoose: true });
  });

  it("keeps to words where it is asked for words alone", async () => {
    const { find } = await setup();
    expect(await find("my violin", "fts")).toEqual({ total: 0, shown: 0, isLoose: false });
  });
});
