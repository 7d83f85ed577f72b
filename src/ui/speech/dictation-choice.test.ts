import { describe, expect, it } from "vitest";
import { createDictationChoice, dictationLanguages } from "./dictation-choice";

function storageOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("createDictationChoice", () => {
  it("is off until somebody chooses a language, and off again when that is taken back", () => {
    const choice = createDictationChoice({ storage: storageOf(), pages: new EventTarget() });
    expect(choice.get()).toBeNull();
    choice.set("de-DE");
    expect(choice.get()).toBe("de-DE");
    choice.set(null);
    expect(choice.get()).toBeNull();
  });

  it("tells of a choice made here or in another page, until nobody listens", () => {
    const pages = new EventTarget();
    const choice = createDictationChoice({ storage: storageOf(), pages });
    let told = 0;
    const end = choice.subscribe(() => {
      told += 1;
    });
    choice.set("de-DE");
    pages.dispatchEvent(new Event("storage"));
    end();
    choice.set(null);
    pages.dispatchEvent(new Event("storage"));
    expect(told).toBe(2);
  });
});

describe("dictationLanguages", () => {
  it("has the person's own first, each once, with the country that it is spoken in", () => {
    expect(dictationLanguages(["de-AT", "en"], ["ar", "de", "en", "pt", "zh"])).toEqual([
      ...["de-AT", "en-US", "ar-EG", "de-DE", "pt-BR", "zh-CN"],
    ]);
  });
});
