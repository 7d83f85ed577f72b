import { afterEach, describe, expect, it } from "vitest";
import { formatPlain } from "../../words/format";
import { ENGLISH, setCurrentLanguage } from "../../words/language";
import { readDecimal, readWhole } from "./read-number";

afterEach(() => setCurrentLanguage({ language: ENGLISH, locale: ENGLISH }));

describe("what is typed into a field for a number", () => {
  it("is a whole number, grouped or not, or none", () => {
    expect([readWhole("15000"), readWhole("15,000"), readWhole("0")]).toEqual([15_000, 15_000, 0]);
    for (const typed of ["", "1.5", "-1", "many", "1e3"]) expect(readWhole(typed)).toBeNaN();
  });

  it("M-026 is a decimal with a point or a comma, and 0 is a number like others", () => {
    expect([readDecimal("٠٫٧"), readDecimal("०.७"), readWhole("١٥٬٠٠٠")]).toEqual([
      0.7, 0.7, 15_000,
    ]);
    expect(["0", "0.7", "0,7", ".5", "1.", "-0.1"].map(readDecimal)).toEqual([
      0, 0.7, 0.7, 0.5, 1, -0.1,
    ]);
    for (const typed of ["", ".", "NaN", "Infinity", "0x1", "1 2"]) {
      expect(readDecimal(typed)).toBeNaN();
    }
  });

  it.each(["ar-AE", "ar-EG", "de", "fa", "he", "sv"])("is what %s shows of a number", (locale) => {
    setCurrentLanguage({ language: ENGLISH, locale });
    for (const number of [-5, -0.25, 0, 0.7, 12_500]) {
      expect(readDecimal(formatPlain(number))).toBe(number);
    }
  });
});
