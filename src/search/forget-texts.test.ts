import init from "@sqlite.org/sqlite-wasm";
import { beforeEach, describe, expect, it } from "vitest";
import { asks, docOf, PAGE } from "../../test/builders/make-docs";
import { createChunkFile } from "./chunk-file";
import { createKeywordIndex, type KeywordIndex } from "./keyword-index";
import { openChunkDatabase } from "./open-chunk-database";

const sqlite = await init();

/** How many texts hold each word. */
function wordsIn(given: KeywordIndex) {
  const { chunks } = given.freeze();
  const db = openChunkDatabase(sqlite, createChunkFile(chunks.map((chunk) => chunk.slice())));
  db.exec("create virtual table temp.seen using fts5vocab(main, texts, row)");
  return db.selectArrays("select term, doc, cnt from seen order by term");
}

let index: KeywordIndex;
const found = (typed: string) => index.find(asks(typed), PAGE).hits.map(({ id }) => id);

beforeEach(() => {
  index = createKeywordIndex(sqlite);
});

describe("what is taken out", () => {
  const SECRET = "xylophonequartz";
  const TEXTS = [docOf("1", `keep this ${SECRET}`), docOf("2", "keep that", { order: 2 })];

  const holds = (word: string) =>
    index.freeze().chunks.some((chunk) => Buffer.from(chunk).includes(word));

  it("is found no more, and its words are in no page of the database", () => {
    index.put(TEXTS);
    expect(holds(SECRET)).toBe(true);
    index.remove(["1"]);
    expect(found(SECRET)).toEqual([]);
    expect(found("keep")).toEqual(["2"]);
    expect(holds(SECRET)).toBe(false);
  });

  it("is so of what was filled in, by many at a time", () => {
    const many = Array.from({ length: 2_500 }, (_, at) =>
      docOf(`f${at}`, at % 500 === 0 ? `${SECRET} ${at}` : `plain ${at}`, { order: at + 1 }),
    );
    index.fill(many);
    index.filled();
    expect(holds(SECRET)).toBe(true);
    index.remove(["f0", "f500", "f1000", "f1500", "f2000"]);
    expect(found(SECRET)).toEqual([]);
    expect(found("plain").length).toBe(PAGE.limit);
    expect(holds(SECRET)).toBe(false);
  });

  it("takes its tags along, a conversation's too", () => {
    const tags = [SECRET];
    index.put([
      docOf("talk", "A", { kind: "title", contextId: "home", order: null, tags }),
      docOf("note", "B", { kind: "archival", owner: "home", order: null, tags }),
      docOf("1", "keep this"),
    ]);
    index.remove(["talk", "note"]);
    expect(found(`tag:${SECRET}`)).toEqual([]);
    expect(holds(SECRET)).toBe(false);
  });

  it("is so where another text takes its place", () => {
    index.put(TEXTS);
    index.put([docOf("1", "keep another")]);
    expect(found(SECRET)).toEqual([]);
    expect(found("another")).toEqual(["1"]);
    expect(holds(SECRET)).toBe(false);
  });

  it("does not come back with what was read before it went", () => {
    index.fill([TEXTS[1] ?? docOf("", "")]);
    index.remove(["1"]);
    index.fill(TEXTS);
    index.filled();
    expect(found(SECRET)).toEqual([]);
    expect(index.count()).toBe(1);
  });

  it("does not come back where its conversation went meanwhile, and does where that has come back", () => {
    const read = [docOf("s", "zebra summary", { kind: "summary", owner: "talk", order: null })];
    index.removeOwned(["talk"]);
    index.fill(read);
    index.filled();
    expect(found("zebra")).toEqual([]);
    index.put([docOf("talk", "Stripes", { kind: "title", owner: "talk", order: null })]);
    index.fill(read);
    index.filled();
    expect(found("zebra")).toEqual(["s"]);
  });

  it("goes with its conversation, and with its context", () => {
    index.put([
      docOf("talk", "the talk", { kind: "title", contextId: "home", order: null }),
      ...TEXTS,
      docOf("f", "keep tea", { kind: "fact", owner: "home", contextId: "home", order: null }),
      docOf("g", "keep milk", { kind: "fact", owner: "work", contextId: "work", order: null }),
    ]);
    index.removeOwned(["talk"]);
    expect([...found("keep")].sort()).toEqual(["f", "g"]);
    index.removeOwned(["home"]);
    expect(found("keep")).toEqual(["g"]);
    expect(holds(SECRET)).toBe(false);
  });

  it("leaves no word that only it had, though its words are known to the index alone", () => {
    const long = `${"東京".repeat(900)} ${"z".repeat(70_000)}é😀 ${SECRET} \ud800 don't stop`;
    const others = Array.from({ length: 200 }, (_, at) => docOf(`o${at}`, `other ${at}`));
    index.fill([docOf("gone", long, { order: 7 }), ...others]);
    const alone = createKeywordIndex(sqlite);
    alone.fill(others);
    expect(wordsIn(index)).not.toEqual(wordsIn(alone));
    index.remove(["gone"]);
    expect(wordsIn(index)).toEqual(wordsIn(alone));
    expect(holds(SECRET)).toBe(false);
  });

  it("is too much at once where making it anew is faster, and then nothing is taken out", () => {
    const many = Array.from({ length: 400 }, (_, at) => docOf(`m${at}`, "pear", { order: at + 1 }));
    index.put(many);
    expect(index.remove(many.slice(0, 299).map(({ id }) => id))).toBe(true);
    index.put(many);
    expect(index.remove(many.slice(0, 301).map(({ id }) => id))).toBe(false);
    expect(index.count()).toBe(400);
  });

  it("does not take along what a merge has put at the same place of the log", () => {
    const same = Array.from({ length: 40 }, (_, at) => docOf(`s${at}`, `same place ${at}`));
    index.put(same);
    index.remove(["s0", "s20"]);
    expect(index.find(asks("same"), PAGE).total).toBe(38);
  });
});
