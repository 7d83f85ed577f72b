import { readdir, readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { english } from "../../src/ui/words/english";
import { saidBeside } from "./languages/samples";

const guide = new URL("../../src/providers/guide/", import.meta.url);
const manifestTexts = new URL("../../public/_locales/en/messages.json", import.meta.url);

const AMERICAN = [
  /\b(?!(?:re|over)?siz|priz|seiz|capsiz)[a-z]+iz(?:e[ds]?|ers?|ing|ations?)\b/gi,
  /\b[a-z]+yz(?:e[ds]?|ing)\b/gi,
  /\b(?:colors?|colored|favorites?|favors?|behaviors?|honors?|labor|neighbors?|counselors?)\b/gi,
  /\b(?:gr[a]ys?|centers?|centered|license|catalogs?|canceled|canceling|labeled|fulfill)\b/gi,
];

/** Names as stored data and HTTP have them. */
const KEPT = /^presets\.builtIn\.|“Authorization: Bearer”/;

function found(text: string): string[] {
  return AMERICAN.flatMap((pattern) => [...text.matchAll(pattern)].map(([word]) => word));
}

it("finds the American spelling, and takes no other word for one", () => {
  const text = "Summarize, recognizes, organization, analyzed, Color, favorite, gray, counselor.";
  expect(found(text)).toHaveLength(8);
  expect(found("Size, resized, prize, seize; summarise, colour, grey, licence, centre")).toEqual(
    [],
  );
});

it("English texts are spelled in one way", () => {
  const wrong = saidBeside(english, english)
    .filter(({ path, english: text }) => !KEPT.test(path) && !KEPT.test(text))
    .flatMap(({ path, english: text }) => found(text).map((word) => `${path}: ${word}`));
  expect(wrong).toEqual([]);
});

it("so are what the guide answers, and what the browser is told", async () => {
  const names = (await readdir(guide)).filter((name) => name.endsWith("-topics.ts"));
  expect(names.length).toBeGreaterThan(3);
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, guide), "utf8")));
  // What a person may ask is found in either spelling; a preset keeps its name.
  const answers = texts
    .flatMap((text) => text.match(/answer: `[^`]*`/g) ?? [])
    .map((text) => text.replaceAll("Calm Counselor", ""));
  expect(answers.length).toBeGreaterThan(20);
  const manifest = await readFile(manifestTexts, "utf8");
  expect([...answers, manifest].flatMap(found)).toEqual([]);
});
