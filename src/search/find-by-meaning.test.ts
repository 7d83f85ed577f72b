import { beforeEach, describe, expect, it } from "vitest";
import { asks } from "../../test/builders/make-docs";
import { EMBEDDER, makeMeaning, vectorOf } from "../../test/builders/make-meaning";
import { toBase64 } from "../domain/base64";

let made: Awaited<ReturnType<typeof makeMeaning>>;

beforeEach(async () => {
  made = await makeMeaning();
});

describe("finding by meaning", () => {
  beforeEach(() => made.embedAll());

  it("finds what means the same without a word in common (P-084, P-085)", async () => {
    const { ids, by, hits } = await made.find("kitten", "vector");
    expect(by).toBe("vector");
    expect(ids.slice(0, 2).sort()).toEqual([made.cat, made.words].sort());
    expect(hits?.[0]?.similarity).toBeGreaterThan(0.5);
  });

  it("puts what has the words and the meaning before what has one of them, and nothing else beside it (P-085)", async () => {
    const { ids, by, total } = await made.find("feline", "hybrid");
    expect(by).toBe("hybrid");
    expect(ids).toEqual([made.words, made.cat]);
    expect(total).toBe(2);
  });

  it("finds by words alone where it is asked to", async () => {
    expect(await made.find("feline", "fts")).toMatchObject({ ids: [made.words], by: "fts" });
    expect((await made.find("kitten", "fts")).ids).toEqual([]);
  });

  it("keeps to filters, to what stands in quotes and to what is left out", async () => {
    expect(
      (await made.find("kitten", "vector", { conversationId: crypto.randomUUID() })).ids,
    ).toEqual([]);
    expect((await made.find("kitten", "vector", { conversationId: made.owner })).ids[0]).toBeOneOf([
      made.cat,
      made.words,
    ]);
    expect((await made.find("kitten -whiskers", "vector")).ids).not.toContain(made.cat);
    expect((await made.find('kitten "feline said"', "hybrid")).ids).toEqual([made.words]);
  });

  it("gives each hit once, page by page", async () => {
    const question = asks("rain");
    const near = { embedder: EMBEDDER, vector: vectorOf("feline") };
    const seen: string[] = [];
    for (let skip = 0; skip < 80; skip += 7) {
      const page = { skip, limit: 7 };
      const { hits } = await made.send({ type: "find", question, page, method: "hybrid", near });
      seen.push(...(hits?.hits.map((hit) => hit.id) ?? []));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(new Set(seen)).toEqual(new Set([...made.filler, made.cat, made.words]));
  });

  it("answers by words, and says so, where there is no vector to go by (D-26)", async () => {
    const page = { skip: 0, limit: 5 };
    const query = { type: "find", question: asks("feline"), page, method: "hybrid" } as const;
    expect(await made.send(query)).toMatchObject({ method: "fts", hits: { total: 1 } });
    // Of another length: the model is another one by now.
    const vector = toBase64(new Uint8Array([1, 2, 3, 4]));
    expect(await made.send({ ...query, near: { embedder: EMBEDDER, vector } })).toMatchObject({
      method: "fts",
    });
    expect(
      await made.send({ ...query, near: { embedder: EMBEDDER, vector: "no base64" } }),
    ).toMatchObject({ method: "fts" });
    // Of another model, whose space has nothing to do with this one.
    const other = { embedder: "another", vector: vectorOf("feline") };
    expect(await made.send({ ...query, near: other })).toMatchObject({ method: "fts" });
    await made.use(null);
    expect(await made.find("feline", "vector")).toMatchObject({ ids: [made.words], by: "fts" });
  });
});

describe("what lacks a vector", () => {
  it("is told from the newest on, until all have one", async () => {
    const { texts, embedded, count, isAll } = await made.lacking(3);
    expect(texts.map((text) => text.id)).toEqual([made.words, made.doctor, made.car]);
    expect({ embedded, count, isAll }).toEqual({ embedded: 0, count: 64, isAll: false });
    await made.embedAll();
    expect(await made.lacking()).toEqual({ texts: [], embedded: 64, count: 64, isAll: true });
  });

  it("is what was said since, and what was edited", async () => {
    await made.embedAll();
    const fresh = crypto.randomUUID();
    await made.put([[fresh, "a new one"]]);
    await made.put([[made.cat, "it is another text now"]], 2);
    expect((await made.lacking()).texts.map((text) => text.id).sort()).toEqual(
      [fresh, made.cat].sort(),
    );
    // A text that says the same in another form of its row keeps its vector.
    await made.put([[made.car, "the garage looked at our engine"]], 2);
    expect((await made.lacking()).texts.map((text) => text.id)).not.toContain(made.car);
    await made.embedAll();
    expect((await made.find("kitten", "hybrid")).ids).toEqual([made.words]);
  });

  it("is told again where it was not embedded, and not where it cannot be", async () => {
    const [first] = (await made.lacking(1)).texts;
    expect((await made.lacking(1)).texts[0]).toEqual(first);
    const take = (id: string, vectors: string[]) =>
      made.send({ type: "embedded", embedder: EMBEDDER, texts: [{ id, version: 1, vectors }] });
    await take(made.car, [vectorOf("car")]);
    await take(made.words, []);
    expect((await made.lacking(1)).texts[0]?.id).toBe(made.doctor);
    await made.embedAll();
    expect((await made.find("feline", "vector")).ids).not.toContain(made.words);
  });

  it("takes nothing that comes late: of a text that is gone or another, or of a former model", async () => {
    await made.change({ removed: [made.cat] });
    const texts = [made.cat, made.car].map((own) => ({
      id: own,
      version: 1,
      vectors: [vectorOf("cat")],
    }));
    await made.put([[made.car, "another text"]], 2);
    await made.send({ type: "embedded", embedder: EMBEDDER, texts });
    await made.send({
      ...{ type: "embedded", embedder: "former" },
      texts: [{ id: made.doctor, version: 1, vectors: [vectorOf("doctor")] }],
    });
    expect((await made.lacking()).embedded).toBe(0);
    expect((await made.find("kitten", "vector")).by).toBe("fts");
  });
});
