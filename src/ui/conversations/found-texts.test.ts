import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, settle } from "../../../test/fakes/fake-client";
import type { FoundText } from "../../contract/search";
import { createFoundTexts } from "./found-texts";

const textOf = (n: number, conversation = n): FoundText => ({
  ...{ kind: "message", id: idOf(n), contextId: idOf(900), contextName: "", title: "" },
  ...{
    conversationId: idOf(1_000 + conversation),
    isArchived: false,
    isShown: true,
    speaker: "user",
    at: 0,
  },
  snippet: { text: "", marks: [] },
});

type SearchRequest = { readonly query: string; readonly skip: number; readonly limit: number };

/** So many hits, of which those in `gone` have lost their row; each in a conversation of its own. */
function setUp(total: number, gone: (n: number) => boolean, conversation = (n: number) => n) {
  const fake = createFakeClient({
    "search.find": ({ query, skip, limit }: SearchRequest) => {
      const page = Array.from({ length: Math.min(limit, total - skip) }, (_, at) => skip + at);
      const found = page
        .filter((n) => !gone(n))
        .map((n) => textOf(query === "former" ? 300 + n : n, conversation(n)));
      return { found, total, indexed: total, isWhole: true };
    },
  });
  const texts = createFoundTexts(fake.client, () => () => {});
  const skips = () => fake.named("search.find").map(({ input }) => (input as SearchRequest).skip);
  return { texts, skips, ids: () => texts.get().texts.map(({ id }) => id) };
}

const QUESTION = {
  query: "word",
  contextId: null,
  conversationId: null,
  withTitles: false,
  mode: "fts" as const,
};

describe("found texts", () => {
  it("stand together by conversation within a page, and never move what is above", async () => {
    const { texts, ids } = setUp(
      60,
      () => false,
      (n) => n % 3,
    );
    texts.find(QUESTION);
    await settle();
    const first = ids();
    const groups = texts.get().texts.map(({ conversationId }) => conversationId);
    expect(groups).toEqual([...groups].sort());
    texts.more();
    await settle();
    expect(ids().slice(0, 20)).toEqual(first);
    expect(new Set(ids()).size).toBe(60);
    // The page goes on with the conversation that the one before has ended with.
    const all = texts.get().texts.map(({ conversationId }) => conversationId);
    expect(all[20]).toBe(all[19]);
  });

  it("stay as many when they are read anew", async () => {
    const { texts, skips, ids } = setUp(250, () => false);
    texts.find(QUESTION);
    await settle();
    texts.more();
    await settle();
    texts.more();
    await settle();
    expect(ids().length).toBe(220);
    texts.again();
    await settle();
    expect(skips()).toEqual([0, 20, 120, 0, 100, 200]);
    expect(ids().length).toBe(250);
  });

  it("are read page by page to their end, where hits have lost their row (P-087)", async () => {
    const { texts, skips, ids } = setUp(250, (n) => n % 2 === 0);
    texts.find(QUESTION);
    await settle();
    texts.more();
    await settle();
    texts.more();
    await settle();
    texts.more();
    await settle();
    expect(ids().length).toBe(125);
    expect(skips()).toEqual([0, 20, 120, 220]);
    expect(texts.get().next).toBe(null);
  });

  it("are looked for behind a page of which nothing is left", async () => {
    const { texts, skips, ids } = setUp(70, (n) => n < 45);
    texts.find(QUESTION);
    await settle();
    expect(ids().length).toBe(15);
    expect(skips()).toEqual([0, 20, 40]);
    expect(texts.get().next).toBe(60);
  });

  it("are none of the former question's where the first page is empty", async () => {
    const { texts, ids } = setUp(30, (n) => n < 20);
    texts.find({ ...QUESTION, query: "former" });
    await settle();
    expect(ids().length).toBe(10);
    texts.find(QUESTION);
    await settle();
    expect(ids().length).toBe(10);
  });

  it("tell that the stored index is being made anew", async () => {
    const fake = createFakeClient({
      "search.find": () => ({ found: [], total: 0, indexed: 7, isWhole: false, isAnew: true }),
    });
    const texts = createFoundTexts(fake.client, () => () => {});
    texts.find(QUESTION);
    await settle();
    expect(texts.get()).toMatchObject({ searched: 7, isAnew: true });
  });
});

describe("finding by meaning", () => {
  it("begins once nobody types any more, goes on with each page, and shows words until then", async () => {
    const requests: unknown[] = [];
    const pauses: (() => void)[] = [];
    const fake = createFakeClient({
      "search.find": ({ query, mode, skip }: SearchRequest & { readonly mode: string }) => {
        requests.push([query, mode, skip]);
        const [total, method] = mode === "fts" ? [1, "fts"] : [200, "hybrid"];
        const embedding = { embedded: 3, count: 9 };
        return { found: [textOf(skip)], total, indexed: 9, isWhole: true, method, embedding };
      },
    });
    const later = (run: () => void) => {
      pauses.push(run);
      return () => pauses.splice(pauses.indexOf(run), 1);
    };
    const texts = createFoundTexts(fake.client, later);
    for (const query of ["k", "ki", "kitten"]) texts.find({ ...QUESTION, query, mode: "auto" });
    await settle();
    expect(texts.get()).toMatchObject({ method: "fts", total: 1, embedding: { embedded: 3 } });
    expect(pauses).toHaveLength(1);
    pauses[0]?.();
    await settle();
    expect(texts.get()).toMatchObject({ method: "hybrid", total: 200 });
    texts.more();
    await settle();
    expect(requests.slice(0, 5)).toEqual([
      ...[
        ["k", "fts", 0],
        ["ki", "fts", 0],
        ["kitten", "fts", 0],
      ],
      ...[
        ["kitten", "auto", 0],
        ["kitten", "auto", 20],
      ],
    ]);
  });
});
