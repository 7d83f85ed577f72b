import { beforeAll, describe, expect, it } from "vitest";
import { readPackage } from "../../../scripts/use-lite/read-package";
import reference from "../../../test/use-lite/reference.json";
import published from "../../../test/use-lite/vocabulary.json";
import { createTokenizer } from "./tokenizer";

const MOST = 1_000;

function tokenizerOf(vocabulary: readonly (readonly (string | number | null)[])[]) {
  const pieces = vocabulary.map(([piece]) => String(piece));
  return createTokenizer(
    pieces,
    vocabulary.map(([, score]) => Number(score ?? 0)),
  );
}

describe("createTokenizer", () => {
  const own = tokenizerOf(published);
  const ids = (text: string) => own(text, MOST).ids;
  let whole: typeof own;

  beforeAll(async () => {
    whole = tokenizerOf((await readPackage()).vocabulary);
  });

  it.each([
    ["Ilikeit.", [11, 15, 16, 10]],
    ["I like it.", [11, 12, 13, 10]],
    ["a😹😹", [7, 0]],
  ])("splits %j as the model's publishers expect it", (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it("takes a letter and its mark for the one that they make, as they expect it", () => {
    expect(ids("ça")).toEqual(ids("c\u0327a"));
    expect(ids("ça")).toEqual([8, 9]);
  });

  it("takes any run of white space for one space, and none for one before or after a text", () => {
    expect(ids("\n I \t\n like\u00a0it. ")).toEqual(ids("I like it."));
  });

  it("splits English as the published tokenizer does", () => {
    for (const { text, tokens } of reference) {
      expect(whole(text.toLowerCase(), MOST).ids, text).toEqual(tokens);
      expect(whole(text.toLowerCase(), 5).ids, text).toEqual(tokens.slice(0, 5));
    }
  });

  it.each([
    ["Chinese", "我在2024年买了一辆新车。", false],
    ["Russian", "Завтра мы едем к бабушке на дачу.", false],
    ["Arabic", "أين وضعت مفتاح السيارة؟", false],
    ["only emoji", "😹😹 🎉", false],
    ["only lone surrogates", "\ud83d\ud83d \ude39", false],
    ["nothing", "", false],
    ["only white space", " \n\t", false],
    ["English with an emoji", "ok 😹", true],
    ["English with accents", "A café in Ångström Street, naïve and coöperative", true],
    ["English with a name", "We met Наташа at the station on Friday evening", true],
    ["numbers", "12:30, 14.5 kg", true],
  ])("tells whether it knows what is written: %s", (_, text, expected) => {
    expect(whole(text, MOST).isKnown).toBe(expected);
  });
});
