import { expect, it } from "vitest";
import { compareTexts, LANGUAGES, listTexts } from "./list-texts";

it("every text stands beside its English, a made one as it is written", () => {
  const source = { title: "Memory", tags: ["One"], of: (name: string) => `Of ${name}` };
  const messages = { title: "Gedächtnis", tags: ["Eins"], of: (name: string) => `Von ${name}` };
  const { texts, lacking, beyond } = compareTexts("de", source, messages);
  expect([lacking, beyond]).toEqual([[], []]);
  expect(texts.title).toEqual({ english: "Memory", text: "Gedächtnis" });
  expect(texts["tags.0"]).toEqual({ english: "One", text: "Eins" });
  expect(texts.of?.text).toMatch(/Von \$\{name\}/);
});

it("what a language lacks, and what it has beyond English, is named", () => {
  const found = compareTexts("de", { page: { title: "Memory" } }, { page: { name: "Name" } });
  expect(found.lacking).toEqual(["page.title"]);
  expect(found.beyond).toEqual(["page.name"]);
  expect(found.texts["page.title"]).toEqual({ english: "Memory", text: null });
});

it("only languages that have texts of their own can be listed", () => {
  expect(LANGUAGES).not.toContain("en-XA");
  for (const language of LANGUAGES) expect(listTexts(language).lacking).toEqual([]);
  expect(() => listTexts("en-XA")).toThrow("There are no texts in en-XA.");
});
