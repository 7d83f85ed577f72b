import { expect, it } from "vitest";
import { markTerms } from "./mark-terms";
import { parseQuery } from "./parse-query";

it("a long run without spaces is marked only as far as is asked for, from its first mark on", () => {
  const text = `${"字文".repeat(400_000)}書`;
  const { terms } = parseQuery("書 字 ");
  const marks = markTerms(text, terms, 220);
  expect(marks.length).toBeLessThan(200);
  expect(marks.slice(0, 111)).toEqual(
    Array.from({ length: 111 }, (_, at) => [at * 2, at * 2 + 1] as const),
  );
  expect(markTerms(text, terms.slice(1), 0)).toEqual([[0, 1]]);
});

it("a run of half-width kana is one with its marks of voice, as it is found", () => {
  const { terms } = parseQuery("ガイド");
  expect(markTerms("a ｶﾞｲﾄﾞß", terms)).toEqual([[2, 7]]);
  expect(markTerms("ﾊﾟﾝ", parseQuery("パン").terms)).toEqual([[0, 3]]);
  expect(markTerms("熱いﾗｰﾒﾝ", parseQuery("ラーメン").terms)).toEqual([[2, 6]]);
});
