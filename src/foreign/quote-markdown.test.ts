import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { quoteMarkdown } from "./quote-markdown";

/** Where the links of a text go, as a viewer of Markdown has them. */
async function hrefs(markdown: string): Promise<string[]> {
  const html = await marked.parse(markdown);
  return [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, href = ""]) => href);
}

const SCRIPT = "javascript:alert(1)";

describe("a quotation", () => {
  it.each([
    `[a][foo bar]\n\n[foo\nbar]: ${SCRIPT}`,
    `[foo\nbar]\n\n[foo\nbar]: ${SCRIPT}`,
    `[a]\n\n[a]:\n${SCRIPT}`,
    `- [a]\n\n  [a]: ${SCRIPT}`,
    `[a](${SCRIPT})`,
    `[a](\n${SCRIPT})`,
    `[a](<${SCRIPT}>)`,
    `[a](  \t${SCRIPT} "title")`,
    "[a](java&#x73;cript:alert(1))",
    "[a](javascript&colon;alert(1))",
    "[a](java\\script\\:alert(1))",
    "[a](JaVaScRiPt:alert(1))",
    "[a](\u200bjavascript:alert(1))",
    "[a](\u0001javascript:alert(1))",
    "[a](data:text/html,x) [b](vbscript:x) [c](//evil.example)",
    `[![a](${SCRIPT})](${SCRIPT})`,
    `<${SCRIPT}>`,
  ])("has no link to anything but a web page: %j", async (text) => {
    const links = await hrefs(quoteMarkdown(text));
    expect(links.filter((href) => !/^(?:https?|mailto):/.test(href))).toEqual([]);
  });

  it("keeps links to web pages as links", async () => {
    const text = "[a](https://a.example/x_(y)?z=1) [b](mailto:b@b.example) [c](HTTP://c.example)";
    expect(await hrefs(quoteMarkdown(text))).toEqual([
      "https://a.example/x_(y)?z=1",
      "mailto:b@b.example",
      "HTTP://c.example",
    ]);
  });

  it.each(["](", "](https:", "[", "[a]", "> [", "![ "])(
    "takes a time in proportion to its length: %j",
    (unit) => {
      const timeOf = (text: string) => {
        const before = performance.now();
        quoteMarkdown(text);
        return performance.now() - before;
      };
      const least = (text: string) => Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(text)));
      const plain = least("Some words. ".repeat(10_000));
      expect(least(unit.repeat(120_000 / unit.length)) / plain).toBeLessThan(50);
    },
  );

  it("has every line behind a mark, and names what is hidden", () => {
    expect(quoteMarkdown("a\u2028b\r\nc\u200b\u{E0041}")).toBe("> a\n> b\n> c[U+200B][U+E0041]");
  });
});
