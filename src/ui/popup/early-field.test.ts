import { expect, it } from "vitest";
import { createEarlyTyped, keepFieldWords } from "./early-field";

it("tells what was typed by the time it is asked, once", () => {
  const field = { value: "", dataset: {} as Record<string, string> };
  const take = createEarlyTyped({ querySelector: () => field as never });
  field.value = "Garden";
  field.dataset.entered = "";
  expect([take(), take()]).toEqual([
    { text: "Garden", isEntered: true },
    { text: "", isEntered: false },
  ]);
});

it("tells nothing where the page had no field", () => {
  expect(createEarlyTyped({ querySelector: () => null })()).toEqual({ text: "", isEntered: false });
});

it("keeps what the field says with the languages that it was said for", () => {
  const stored = new Map([["language", "de"]]);
  const says = { label: "Kontext suchen", placeholder: "Suchen", language: "de", direction: "ltr" };
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  keepFieldWords(says, { storage, languages: ["fr", "en"] });
  expect(JSON.parse(stored.get("popup-field") ?? "")).toEqual({ ...says, wanted: "de,fr,en" });
});
