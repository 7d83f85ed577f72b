import init from "@sqlite.org/sqlite-wasm";
import { beforeEach, describe, expect, it } from "vitest";
import { asks, docOf, PAGE } from "../../test/builders/make-docs";
import { MAX_ORDER, MAX_RAISED_ORDER } from "../domain/log-order";
import type { SearchQuestion } from "../domain/search-index";
import { BESIDE_LOG, SLOTS } from "./find-texts";
import { createKeywordIndex, type KeywordIndex } from "./keyword-index";
import { toTokens } from "./to-tokens";

const sqlite = await init();

let index: KeywordIndex;
const found = (typed: string, given: Partial<SearchQuestion> = {}) =>
  index.find(asks(typed, given), PAGE).hits.map(({ id }) => id);

beforeEach(() => {
  index = createKeywordIndex(sqlite);
});

describe("words of any script", () => {
  const SAID = {
    latin: "The crème brûlée at Café Müller was worth every cent",
    russian: "Ёлка стоит у большого окна",
    arabic: "الكِتَابُ على الطاولة",
    hebrew: "שָׁלוֹם לכולם",
    hindi: "मेरी किताब मेज़ पर है",
    han: "我昨天在東京吃了拉麵",
    kana: "ラーメンをたべました",
    hangul: "어제 서울에서 친구를 만났어요",
    thai: "เมื่อวานฉันไปตลาดกับแม่",
    picture: "done🎉see you",
    snow: "冬☃大阪ab",
  };

  beforeEach(() =>
    index.put(Object.entries(SAID).map(([id, text], at) => docOf(id, text, { order: at + 1 }))),
  );

  it.each([
    ["creme", "latin"],
    ["CAFÉ", "latin"],
    ["mül", "latin"],
    ["елка", "russian"],
    ["больш", "russian"],
    ["كتاب", null],
    ["الكتاب", "arabic"],
    ["שלום", "hebrew"],
    ["किताब", "hindi"],
    ["東京", "han"],
    ["東", "han"],
    ["麵", "han"],
    ["吃了拉", "han"],
    ["京東", null],
    ["ラーメン", "kana"],
    ["たべ", "kana"],
    ["친구", "hangul"],
    ["서울에서 친구", "hangul"],
    ["ตลาด", "thai"],
    ["🎉", "picture"],
    ["☃大阪ab", "snow"],
  ])("%s finds %s", (typed, id) => {
    expect(found(typed)).toEqual(id === null ? [] : [id]);
  });
});

describe("a query", () => {
  beforeEach(() =>
    index.put([
      docOf("1", "the quick brown fox jumps", { at: 10, order: 1 }),
      docOf("2", "a brown and quick dog", { at: 20, order: 2, speaker: "assistant" }),
      docOf("3", "title of a fox den", {
        kind: "title",
        owner: "den",
        contextId: "home",
        order: null,
        at: 30,
        tags: ["Älplerisch", "zoo"],
        speaker: null,
      }),
      docOf("4", "deep in it", { owner: "den", at: 40, order: 4 }),
      docOf("5", "fox, kept", {
        kind: "archival",
        owner: "home",
        contextId: "home",
        order: null,
        at: 50,
        tags: ["zoo"],
        speaker: null,
      }),
    ]),
  );

  it.each([
    ["quick brown ", ["1", "2"]],
    ['"quick brown"', ["1"]],
    ['"quick bro', ["1"]],
    ["“quick brown”", ["1"]],
    ["quick -fox", ["2"]],
    ['quick -"brown fox"', ["2"]],
    ["quick from:me", ["1"]],
    ["quick from:assistant", ["2"]],
    ["from:assistant", ["2"]],
    ["qui", ["1", "2"]],
    ["qui ", []],
    ["FOX tag:zoo", ["3", "5"]],
    ["tag:alplerisch", ["3", "4"]],
    ["-fox", []],
    ["tag:zoo -fox", ["4"]],
    ["-dog from:assistant -fox", []],
    ["from:me -fox", ["4"]],
    ["nosuchkey:fox", []],
    ["\u200ffrom:assistant", ["2"]],
    ["\u200e“quick brown”\u200e", ["1"]],
    ["%", []],
    ['"" -- ...', []],
    ["? tag:zoo", ["3", "4", "5"]],
  ])("%s finds %j", (typed, ids) => {
    expect([...found(typed)].sort()).toEqual(ids);
  });

  it("may ask for kinds (P-086), one context or all (P-026, P-027), a conversation and a time", () => {
    expect(found("fox", { kinds: ["archival"] })).toEqual(["5"]);
    expect([...found("fox", { kinds: ["message", "archival"] })].sort()).toEqual(["1", "5"]);
    expect(found("fox", { kinds: ["message", "block"] })).toEqual(["1"]);
    expect([...found("", { contextIds: ["home"] })].sort()).toEqual(["3", "4", "5"]);
    expect(found("", { conversationId: "den", kinds: ["message"] })).toEqual(["4"]);
    expect([...found("", { after: 20, before: 40 })].sort()).toEqual(["2", "3"]);
  });

  it("finds what was moved into another context there", () => {
    index.put([
      docOf("3", "title of a fox den", {
        kind: "title",
        owner: "den",
        contextId: "work",
        order: null,
      }),
    ]);
    expect([...found("", { contextIds: ["work"] })].sort()).toEqual(["3", "4"]);
    expect(found("", { contextIds: ["home"] })).toEqual(["5"]);
  });

  it("is told the whole number, and gives a page of it (P-087)", () => {
    const page = index.find(asks("fox"), { skip: 1, limit: 1 });
    expect(page.total).toBe(3);
    expect(page.hits.length).toBe(1);
    expect(index.find(asks("fox"), { skip: 3, limit: 1 })).toEqual({ hits: [], total: 3 });
  });

  it.each(
    [
      [
        '"',
        "'",
        "%",
        "*",
        "()",
        "AND",
        "NEAR(",
        "\ud800",
        "NOT NOT",
        "a OR",
        '"""',
        "a\0b",
        "-",
        "body:x",
      ],
      [
        "'; drop table docs; --",
        '") or 1=1 --',
        "{a b}: c",
        "^fox",
        "fox + fox",
        "x".repeat(10_000),
      ],
      ["from:", "in:", "before:2026-13", "after:x", "tag:", "^".repeat(900), "a ".repeat(5_000)],
    ].flat(),
  )("is answered whatever it is made of: %j", (typed) => {
    expect(() => found(typed)).not.toThrow();
    expect(found("quick brown ").length).toBe(2);
  });
});

describe("a text of a mebibyte", () => {
  it.each([
    ["in words", "word ".repeat(209_715), "finale"],
    ["in one word", "x".repeat(1_048_576), "finale"],
    ["without spaces", "東".repeat(349_525), "京都"],
    ["of halves of signs", "\ud83d ".repeat(262_144), "finale"],
  ])("%s is found by its last word, and forgotten by it", (_, long, last) => {
    index.put([docOf("long", `${long} ${last}`)]);
    expect(found(last)).toEqual(["long"]);
    index.remove(["long"]);
    expect(found(last)).toEqual([]);
  });
});

describe("a long text of short runs", () => {
  it("takes no longer for what stands at its end", () => {
    const took = (text: string) => {
      const begun = performance.now();
      toTokens(text);
      return performance.now() - begun;
    };
    const runs = "東 a".repeat(40_000);
    const spaces = " ".repeat(40_000);
    const ended = Math.min(took(runs + spaces), took(runs + spaces));
    expect(ended / Math.max(took(runs), took(runs))).toBeLessThan(10);
  });
});

describe("what is filled in", () => {
  it("is found once much of it is there or all, and keeps nobody waiting who searches", () => {
    const docs = Array.from({ length: 1_500 }, (_, at) =>
      docOf(`m${at}`, "a lantern", { order: at + 1 }),
    );
    index.fill(docs.slice(0, 400));
    expect(index.count()).toBe(0);
    expect(found("lantern")).toEqual([]);
    index.fill(docs.slice(400, 1_200));
    expect(index.count()).toBe(1_200);
    index.fill(docs.slice(1_200));
    index.filled();
    expect(index.count()).toBe(1_500);
    expect(index.find(asks("lantern"), PAGE).total).toBe(1_500);
  });
});

describe("what is common", () => {
  it("comes newest first; what is rare comes best first", () => {
    const many = Array.from({ length: 3_000 }, (_, at) =>
      docOf(`m${at}`, "the same words", { order: at + 1 }),
    );
    index.put([
      docOf("best", "pear pear", { order: 4_000 }),
      ...many,
      docOf("worse", "a pear in a long basket of other fruit", { order: 5_000 }),
    ]);
    expect(found("same").slice(0, 2)).toEqual(["m2999", "m2998"]);
    expect(found("pear")).toEqual(["best", "worse"]);
    expect(index.find(asks("same"), PAGE).total).toBe(3_000);
  });
});

describe("a log that goes on for ever", () => {
  it("ends, as far as a merge may raise it, well below what is in no log", () => {
    expect(2 * MAX_RAISED_ORDER * SLOTS).toBeLessThanOrEqual(BESIDE_LOG);
  });

  it("has each text found by its own words, however high its place is", () => {
    for (const order of [BESIDE_LOG / SLOTS, 2 ** 49, MAX_ORDER - 1]) {
      const words = ["harp", "flute", "viola"].map((word) => `${word}${order}`);
      index.put(words.map((word, at) => docOf(word, word, { order: order + (at % 2) })));
      for (const word of words) expect(found(word)).toEqual([word]);
      index.put([docOf(`f${order}`, "a fact", { kind: "fact", order: null })]);
    }
    expect(found("fact", { kinds: ["fact"] })).toHaveLength(3);
    expect(index.count()).toBe(12);
  });
});
