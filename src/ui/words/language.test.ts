import { expect, it } from "vitest";
import { directionOf, pickLanguage } from "./language";

const AVAILABLE = ["ar", "de"];

it("a choice wins over the browser's languages, and numbers follow it", () => {
  expect(pickLanguage("de", AVAILABLE, ["ar-EG", "en"])).toEqual({ language: "de", locale: "de" });
  expect(pickLanguage("en", AVAILABLE, ["ar-EG"])).toEqual({ language: "en", locale: "en" });
});

it("numbers are the region's where the browser speaks the language in one", () => {
  expect(pickLanguage("de", AVAILABLE, ["en", "de-AT"]).locale).toBe("de-AT");
  expect(pickLanguage(null, AVAILABLE, ["ar-EG"])).toEqual({ language: "ar", locale: "ar-EG" });
});

it("without a choice the first of the browser's languages that there is is taken", () => {
  expect(pickLanguage(null, AVAILABLE, ["pl", "de-CH", "ar"])).toEqual({
    language: "de",
    locale: "de-CH",
  });
});

it("a browser of another language has English, and numbers as it writes them", () => {
  expect(pickLanguage(null, AVAILABLE, ["pl-PL"])).toEqual({ language: "en", locale: "pl-PL" });
  expect(pickLanguage("xx", AVAILABLE, [])).toEqual({ language: "en", locale: "en" });
});

it("Arabic is written from right to left", () => {
  expect(directionOf("ar")).toBe("rtl");
  expect(directionOf("de")).toBe("ltr");
});
