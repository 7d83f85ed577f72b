import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { FEATURES, type Feature, featuresOf } from "./token-features";

function counts(text: string): Partial<Record<Feature, number>> {
  const features = featuresOf([text], 0);
  const pairs = FEATURES.map((name, at) => [name, features[at] ?? 0] as const);
  return Object.fromEntries(pairs.filter(([, amount]) => amount > 0));
}

describe("featuresOf", () => {
  it("finds nothing in no text", () => {
    expect(counts("")).toEqual({});
    expect(featuresOf([], 0)).toHaveLength(FEATURES.length);
  });

  it("takes a name in camel case for its words", () => {
    expect(counts("maxTokens")).toEqual({ words: 2, lettersBeyond4: 2 });
    expect(counts("README")).toEqual({ words: 1, lettersBeyond4: 2 });
  });

  it("tells a line in another language by its short words or accents, and only that line", () => {
    expect(counts("the cat\nund die Katze")).toMatchObject({ words: 2, foreignWords: 3 });
    expect(counts("Café")).toEqual({ foreignWords: 1, accents: 1 });
    const english = "We had dinner at the old café near the river and then we went home again";
    expect(counts(english).foreignWords).toBeUndefined();
  });

  it("tells scripts apart", () => {
    expect(counts("你好，せかいテスト한국мир")).toEqual({
      han: 2,
      fullwidth: 1,
      hiragana: 3,
      katakana: 3,
      hangul: 2,
      cyrillicWords: 1,
      cyrillicLetters: 3,
    });
    expect(counts("שלום नमस्ते")).toEqual({ alphabetLetters: 5, otherLetters: 6 });
  });

  it("takes letters of languages that vocabularies hold little of for dearer, and no names of code", () => {
    const strange = (text: string) => counts(text).strangeLetters ?? 0;
    expect(strange("Bonke abantu bazalwa bekhululekile belingana ngesithunzi")).toBe(51);
    expect(strange("Alle Menschen sind frei und gleich an ihren Rechten geboren")).toBe(0);
    expect(strange("All human beings are born free and equal in dignity")).toBe(0);
    expect(strange("setRequestHeader maxConcurrentStreams getElementsByTagName onMessage")).toBe(0);
  });

  it("takes each byte of a script that no vocabulary holds for a token", () => {
    expect(counts("ᐃᓄᒃ ⵉⵎⴷⴰⵏⵏ ꕢꕌ ሰው")).toEqual({ rareLetters: 26 });
  });

  it("counts digits in threes, and the space before them", () => {
    expect(counts("2024 12")).toEqual({ digitGroups: 3, spacedDigits: 1 });
  });

  it("counts an indent once however deep, and a space before a word not at all", () => {
    expect(counts("a b")).toEqual({ words: 2 });
    expect(counts("{\n      a\n\tb")).toEqual({
      words: 2,
      punctuationRuns: 1,
      closedLines: 1,
      openLines: 1,
      indents: 2,
    });
    expect(counts("a  b")).toEqual({ words: 2, gaps: 1 });
  });

  it("counts an emoji by its two halves, and a lone half as one", () => {
    expect(counts("😀")).toEqual({ surrogates: 2 });
    expect(counts("\ud83d")).toEqual({ surrogates: 1 });
  });

  it("adds messages up, and one request if there are any", () => {
    const features = featuresOf(["one two", "three"], 2);
    const at = (name: Feature) => features[FEATURES.indexOf(name)];
    expect([at("words"), at("messages"), at("requests")]).toEqual([3, 2, 1]);
    expect(featuresOf(["one"], 0)[FEATURES.indexOf("requests")]).toBe(0);
  });

  it("is whole numbers from 0 up for any text, and the sum over several", () => {
    const anyText = fc.string({ unit: "binary" });
    fc.assert(
      fc.property(anyText, anyText, (left, right) => {
        const [a, b] = [featuresOf([left], 0), featuresOf([right], 0)];
        expect(a.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
        expect(featuresOf([left, right], 0)).toEqual(a.map((amount, at) => amount + (b[at] ?? 0)));
      }),
    );
  });
});
