import { afterEach, expect, it } from "vitest";
import { catalogue, setEnglish, setSpoken } from "./catalogue";
import { pseudo, pseudoText } from "./en-XA/pseudo";
import type { Messages } from "./english";
import { undoWords } from "./undo-words";

afterEach(() => setSpoken({ messages: {} }));

const german = (texts: object) => setSpoken({ messages: { held: texts as Messages["held"] } });

it("an area speaks the language that is set, in what was taken from it before, and English again", () => {
  const live = catalogue("held", { title: "Waiting", parts: { one: "One" } });
  german({ title: "Wartet", parts: { one: "Eins" } });
  expect([live.title, live.parts.one]).toEqual(["Wartet", "Eins"]);
  setSpoken({ messages: {} });
  expect([live.title, live.parts.one]).toEqual(["Waiting", "One"]);
});

it("an area that is read later has the language that was set before", () => {
  german({ title: "Wartet" });
  expect(catalogue("held", { title: "Waiting" }).title).toBe("Wartet");
});

it("an area whose English comes later has it then, under the language that is set", () => {
  german({ title: "Wartet" });
  const live = catalogue<{ title: string; more: string }>("held", null);
  setEnglish("held", { title: "Waiting", more: "More" });
  expect(live).toEqual({ title: "Wartet", more: "More" });
});

it("a text that a language lacks is English, however deep it lies", () => {
  const live = catalogue("held", { title: "Waiting", parts: { one: "One", two: "Two" } });
  german({ parts: { two: "Zwei" } });
  expect(live).toEqual({ title: "Waiting", parts: { one: "One", two: "Zwei" } });
});

it("the pseudo-locale turns every text of a catalogue, those that are made too", () => {
  setSpoken({ messages: {}, change: pseudo });
  const texts: unknown[] = Object.values(undoWords).filter((text) => typeof text === "string");
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/^\[.*·\]$/u);
});

it("the pseudo-locale is longer and keeps commands, addresses and numbers", () => {
  expect(pseudoText("Save")).toBe("[Såvé··]");
  expect(pseudoText("Run https://example.com/a now")).toContain("https://example.com/a");
  expect(pseudoText("12 %")).toBe("12 %");
});
