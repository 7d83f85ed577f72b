import { describe, expect, it } from "vitest";
import { dictationLanguages } from "./dictation-choice";

describe("dictationLanguages", () => {
  it("has the person's own first, each once, with the country that it is spoken in", () => {
    expect(dictationLanguages(["de-AT", "en"], ["ar", "de", "en", "pt", "zh"])).toEqual([
      ...["de-AT", "en-US", "ar-EG", "de-DE", "pt-BR", "zh-CN"],
    ]);
  });
});
