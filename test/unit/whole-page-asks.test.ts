import { describe, expect, it } from "vitest";
import { cutPage, questionTerms } from "../../src/prompt/cut-page";
import { english, type Messages } from "../../src/ui/words/english";

const loaders = import.meta.glob<{ readonly messages: Messages }>(
  "../../src/ui/words/*/messages.ts",
);
const translated = await Promise.all(Object.values(loaders).map((load) => load()));
const catalogues = [english, ...translated.map(({ messages }) => messages)];
/** Every sentence that the panel itself asks of a page or a selection. */
const asks = catalogues.flatMap(({ page }) =>
  page === undefined ? [] : Object.values(page.asks).flatMap((ask) => Object.values(ask)),
);

const count = (text: string) => Math.ceil(text.length / 4);

it("every language has its four sentences", () => {
  expect(asks).toHaveLength(10 * 4);
});

describe.each(asks)("of a long page, “%s”", (question) => {
  it("looks for none of its words", () => {
    expect(questionTerms(question)).toEqual([]);
  });

  it("keeps the beginning, not the passages that happen to say the same", () => {
    const passages = Array.from({ length: 100 }, (_, at) => `Passage ${at}. ${"x".repeat(60)}`);
    const page = passages.map((one, at) => (at < 90 ? one : `${one} ${question}`)).join("\n\n");
    const { text: cut } = cutPage(page, { question, tokens: 250, count });
    expect(cut).toContain("Passage 5.");
    expect(cut).not.toContain(question);
  });
});
