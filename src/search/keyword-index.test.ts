import init from "@sqlite.org/sqlite-wasm";
import { beforeEach, describe, expect, it } from "vitest";
import type { SearchDoc, SearchQuestion } from "../domain/search-index";
import { createKeywordIndex, type KeywordIndex } from "./keyword-index";
import { parseQuery } from "./parse-query";
import { createPieceFile, type PieceFile } from "./piece-file";
import { toTokens } from "./to-tokens";

const sqlite = await init();
const PAGE = { skip: 0, limit: 20 };

const docOf = (id: string, text: string, given: Partial<SearchDoc> = {}): SearchDoc => ({
  ...{ id, text, kind: "message", owner: "talk", contextId: null, order: 1, at: 0 },
  ...{ speaker: "user", tags: [] },
  ...given,
});

const NONE = {
  ...{ kinds: [], contextIds: null, conversationId: null, speaker: null },
  ...{ after: null, before: null, tags: [] },
};

/** What a person's words ask for. */
const asks = (typed: string, given: Partial<SearchQuestion> = {}): SearchQuestion => {
  const { terms, from, before, after, tags } = parseQuery(typed);
  const said = { terms: [...terms], speaker: from, before, after, tags: [...tags] };
  return { ...NONE, ...said, ...given };
};

let index: KeywordIndex;
let file: PieceFile;
const found = (typed: string, given: Partial<SearchQuestion> = {}) =>
  index.find(asks(typed, given), PAGE).hits.map(({ id }) => id);

beforeEach(() => {
  file = createPieceFile();
  index = createKeywordIndex(sqlite, file);
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

describe("what is taken out", () => {
  const SECRET = "xylophonequartz";
  const TEXTS = [docOf("1", `keep this ${SECRET}`), docOf("2", "keep that", { order: 2 })];

  const holds = (word: string) =>
    index.freeze().pieces.some((piece) => Buffer.from(piece).includes(word));

  it("is found no more, and its words are in no page of memory", () => {
    index.put(TEXTS);
    expect(holds(SECRET)).toBe(true);
    index.remove(["1"]);
    expect(found(SECRET)).toEqual([]);
    expect(found("keep")).toEqual(["2"]);
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
    expect(found(SECRET)).toEqual([]);
    expect(index.count()).toBe(1);
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

  it("does not take along what a merge has put at the same place of the log", () => {
    const same = Array.from({ length: 40 }, (_, at) => docOf(`s${at}`, `same place ${at}`));
    index.put(same);
    index.remove(["s0", "s20"]);
    expect(index.find(asks("same"), PAGE).total).toBe(38);
  });
});
