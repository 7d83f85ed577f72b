import { describe, expect, it } from "vitest";
import { cutSnippet } from "./cut-snippet";
import { parseQuery } from "./parse-query";

/** The snippet, what is marked in brackets. */
function shown(text: string, typed: string): string {
  const snippet = cutSnippet(text, parseQuery(typed).terms);
  return [...snippet.marks].reverse().reduce((sum, [from, until]) => {
    return `${sum.slice(0, from)}[${sum.slice(from, until)}]${sum.slice(until)}`;
  }, snippet.text);
}

describe("a snippet", () => {
  it.each([
    ["A Crème brûlée, please", "creme", "A [Crème] brûlée, please"],
    ["Ёлка стоит", "елк", "[Ёлка] стоит"],
    ["Die Straße hier", "strass", "Die [Straße] hier"],
    ["ma sœur aînée", '"soeur ain', "ma [sœur aînée]"],
    ["one two three", '"one two"', "[one two] three"],
    ["one three two", '"one two"', "one three two"],
    ["one two one", "one", "[one] two [one]"],
    ["one\n\ntwo", "two", "one  [two]"],
    ["昨天在東京吃了", "東京", "昨天在[東京]吃了"],
    ["昨天在東京吃了", "吃", "昨天在東京[吃]了"],
    ["從東京到東京北", "東京", "從[東京]到[東京]北"],
    ["nothing of it", "else", "nothing of it"],
    ["not that", "that -not", "not [that]"],
    ["one two", "one two", "[one] [two]"],
    ["قال كتاب هنا", "كتاب \u0640", "قال [كتاب] هنا"],
    ["done🎉see", "🎉", "done[🎉]see"],
    ["done🎉🎊see", "🎊", "done🎉[🎊]see"],
    ["kept ❤\ufe0f here", '"kept ❤ here"', "[kept ❤\ufe0f here]"],
    ["kept ❤\ufe0f here", "❤", "kept [❤\ufe0f] here"],
    ["a Donau\u00addampf here", "donaudampf", "a [Donau\u00addampf] here"],
    ["見た カ\u3099ス 来た", "ガス", "見た [カ\u3099ス] 来た"],
    ["見た 葛\u{e0100}飾 来た", "葛飾", "見た [葛\u{e0100}飾] 来た"],
    ["我用iPhone手机打电话", "用iphone手机", "我[用iPhone手机]打电话"],
    ["会议在3月5日举行", "在3月5日 ", "会议[在3月5日]举行"],
    ["これはReactで書いた", "reactで", "これは[Reactで]書いた"],
    ["我iPhone手机", "用iphone", "我iPhone手机"],
    ["hier שלום\u200fעולם", "שלוםעולם", "hier [שלום\u200fעולם]"],
  ])("of %j for %j is %j", (text, typed, expected) => {
    expect(shown(text, typed)).toBe(expected);
  });

  it("of a long text stands around the first word that was looked for, cut between words", () => {
    const text = `${"before ".repeat(100)}needle ${"after ".repeat(100)}`;
    const seen = shown(text, "needle");
    expect(seen).toMatch(/^…before .*\[needle\] after .*…$/);
    expect(seen.length).toBeLessThan(250);
  });

  it("splits no character in two", () => {
    const text = `${"😀".repeat(200)} needle ${"😀".repeat(200)}`;
    const { text: cut } = cutSnippet(text, parseQuery("needle").terms);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });

  it("of a text four times as long takes about four times as long", () => {
    const took = (words: number) => {
      const text = `${"word ".repeat(words)}needle`;
      const times = Array.from({ length: 9 }).map(() => {
        const begun = performance.now();
        expect(shown(text, "needle")).toContain("[needle]");
        return performance.now() - begun;
      });
      return Math.min(...times);
    };
    expect(took(200_000) / took(50_000)).toBeLessThan(10);
  });
});
