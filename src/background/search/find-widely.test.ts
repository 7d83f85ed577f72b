import { describe, expect, it } from "vitest";
import { docOf } from "../../../test/builders/make-docs";
import { setupSearch, untilWhole } from "../../../test/builders/make-search";
import { sayTurn } from "../../../test/builders/make-store";
import type { SearchMode, TextHit } from "../../domain/search-index";
import { parseQuery } from "../../search/parse-query";
import type { Search } from "./create-search";
import { findWidely } from "./find-widely";

function questionOf(typed: string) {
  const { terms } = parseQuery(typed);
  const scope = { kinds: ["message" as const], contextIds: null, conversationId: null };
  const rest = { speaker: null, after: null, before: null, tags: [] };
  return { terms: [...terms], ...scope, ...rest };
}

/** Asks a whole index of one short conversation about a violin. */
async function setup() {
  const { harness, search } = await setupSearch();
  await untilWhole(search);
  const { store } = harness;
  const wide = findWidely({ store, search: () => ({ ...search, embedding: () => null }) });
  const find = async (typed: string, mode: SearchMode = "auto", skip = 0) => {
    const question = questionOf(typed);
    const request = { type: "find", question, page: { skip, limit: 5 }, mode } as const;
    const { hits, loose } = await wide.find(request);
    return { total: hits?.total, shown: hits?.hits.length, isLoose: loose !== undefined };
  };
  return { find, harness };
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

  it("counts all that has some of them, those behind a page too", async () => {
    const { find, harness } = await setup();
    for (let nth = 1; nth < 8; nth += 1) await sayTurn(harness, `A violin ${nth}`, "I see");
    expect(await find("my violin")).toEqual({ total: 8, shown: 5, isLoose: true });
    expect(await find("my violin", "auto", 5)).toEqual({ total: 8, shown: 3, isLoose: true });
  });

  it("has what shares words and what means the same by turns, a page of it at a time", async () => {
    const { store } = (await setup()).harness;
    const open = async (hits: readonly TextHit[]) =>
      hits.map(({ id }) => docOf(id, id.startsWith("w") ? "A violin" : "A fiddle"));
    const hit = (id: string, more: object = {}) => ({ kind: "message" as const, id, ...more });
    const shared = ["w1", "w2", "w3"].map((id) => hit(id));
    const near = ["n1", "n2", "n3", "n4"].map((id) => hit(id, { similarity: 0.9 }));
    const state = { mark: "m", isWhole: true, count: 100, isAnew: false };
    const find: Search["find"] = async ({ type }) => {
      const hits = type === "related" ? [...shared, ...near] : [];
      return { state, known: null, texts: [3, 0], hits: { hits, total: hits.length } };
    };
    const deps = { store: { ...store, searchTexts: { ...store.searchTexts, open } } };
    const wide = findWidely({ ...deps, search: () => ({ find, embedding: () => null }) });
    const page = async (skip: number) => {
      const question = questionOf("my violin");
      const { hits } = await wide.find({ type: "find", question, page: { skip, limit: 4 } });
      return [hits?.total, ...(hits?.hits ?? []).map(({ id }) => id)];
    };
    expect(await page(0)).toEqual([7, "w1", "n1", "w2", "n2"]);
    expect(await page(4)).toEqual([7, "w3", "n3", "n4"]);
  });

  it("keeps to words where it is asked for words alone", async () => {
    const { find } = await setup();
    expect(await find("my violin", "fts")).toEqual({ total: 0, shown: 0, isLoose: false });
  });
});
