import { describe, expect, it } from "vitest";
import { spokenParagraphs } from "./spoken-paragraphs";

const spoken = (markdown: string) =>
  [...spokenParagraphs(markdown)].filter((said) => said !== null);

describe("spokenParagraphs", () => {
  it("says plain words for markdown", () => {
    expect(
      spoken("# A **bold** _title_\n\n> quoted ~~not~~ `code` &amp; more\n\n---\n\nend"),
    ).toEqual(["A bold title", "quoted not code & more", "end"]);
  });

  it("names code and formulas, and reads neither", () => {
    expect(
      spoken("```python\nprint('secret')\n```\n\n```\nplain\n```\n\nSo $x^2$ is:\n\n$$y = 1$$"),
    ).toEqual(["Code: python.", "Code.", "So formula is:", "formula"]);
  });

  it("leaves addresses out, but for the host of one that stands alone", () => {
    const [link, bare, mail] = spoken(
      "See [the page](https://example.com/a?b=c) there\n\nhttps://example.com/long/path?x=1 it is\n\n<https://sub.example.org/z>",
    );
    expect(link).toBe("See the page there");
    expect(bare).toBe("example.com it is");
    expect(mail).toBe("sub.example.org");
  });

  it("names a picture by its words", () => {
    expect(spoken("![a heron](https://example.com/h.png)")).toEqual(["Picture: a heron."]);
  });

  it("says the numbers of a list, and what of it is done", () => {
    expect(spoken("3. third\n4. fourth\n\n- [x] bought\n- [ ] paid")).toEqual([
      "3. third",
      "4. fourth",
      "Done: bought",
      "To do: paid",
    ]);
  });

  it("says a table row by row", () => {
    expect(spoken("| a | b |\n|---|---|\n| 1 | **2** |")).toEqual(["a, b", "1, 2"]);
  });

  it("says the text between tags", () => {
    expect(spoken("<div>inside</div>\n\na <b>bold</b> word")).toEqual([
      expect.stringContaining("inside"),
      expect.stringMatching(/^a\s+bold\s+word$/),
    ]);
  });

  it("says every word of a long text once, in its order", () => {
    const words = Array.from({ length: 900 }, (_, at) => `word${at} of a paragraph`);
    expect(spoken(words.join("\n\n"))).toEqual(words);
  });

  it("reads on only as it is asked to", () => {
    const huge = `first words\n\n${"a paragraph of it\n\n".repeat(200_000)}`;
    expect(spokenParagraphs(huge).next().value).toBe("first words");
  });
});
