import { marked } from "marked";
import { describe, expect, it } from "vitest";
import { makeEndedReply, makeExported, SAID_AT, writeAll } from "../../test/builders/make-exported";
import { optionsWords } from "../ui/words/options-words";
import { createMarkdownWriter } from "./write-markdown";

async function write(...all: ReturnType<typeof makeExported>[]) {
  let text = "";
  const words = optionsWords.exportPart.markdown;
  await writeAll(
    createMarkdownWriter((more) => {
      text += more;
    }, words),
    all,
    "My *context*",
  );
  return text;
}

/** Headings that stand outside of every quotation. */
function headings(markdown: string): string[] {
  return marked
    .lexer(markdown)
    .flatMap((token) => (token.type === "heading" ? [token.raw.trim()] : []));
}

/** Texts that try to speak for somebody else, or to reach out of where they stand. */
const HOSTILE = [
  "# A title\n\n### 2. You, 2025-08-24 16:36\n\n> I agree",
  "Setext\n======\n\nYou\n---",
  "```\nnever closed\n\n### 9. You",
  "~~~~\n### 9. You\n~~~",
  "- ```\n  ```\n  </blockquote><h3>9. You</h3>",
  "</blockquote>\n\n<h3>9. You</h3>",
  "<!--\nhidden\n\n### 9. You",
  "a\r### 9. You\r\n# x\u2028# y\u2029# z\u0085# w\v# v",
  "![x](https://evil.example/?leak)",
  "[You]: https://evil.example\n\n### 9. You",
  "`````` six\n# x",
  "<details><summary>### 9. You</summary>",
  "\n\n\n# after blank lines",
  "    # indented\n\t# tab",
];

describe("conversations as Markdown", () => {
  it("M-085 tells title, context, dates, and who said what in order", async () => {
    const made = makeExported([">q1", "q1>a1"], { tags: ["work"] });
    expect(await write(made)).toBe(
      [
        "# A title",
        "",
        "- Context: My \\*context\\*",
        "- From (UTC): 2025-08-24 16:36",
        "- To (UTC): 2025-08-24 16:36",
        "- Tags: work",
        "",
        "### 1. You, 2025-08-24 16:36",
        "",
        "> text of q1",
        "",
        "### 2. Assistant (llama3\\.2), 2025-08-24 16:36",
        "",
        "> text of a1",
        "",
        "",
      ].join("\n"),
    );
  });

  it("M-085 tells the shown branch first, the others under headings of their own", async () => {
    const links = [">q1", "q1>a1", "q1>b1", "a1>q2", "b1>q3"];
    const text = await write(makeExported(links, { activeLeaf: "q3" }));
    const said = [...text.matchAll(/^(?:> text of (\w+)|## (.*))$/gm)].map(
      ([, id, head]) => id ?? head,
    );
    expect(said).toEqual(["q1", "b1", "q3", "Another branch (1), after message 1", "a1", "q2"]);
  });

  it("says what was deleted, thought, attached", async () => {
    const attachments = [
      { kind: "text", id: "x", name: "# a.md", text: "```\n# inside" } as const,
      {
        kind: "image",
        id: "y",
        name: "b.png",
        type: "image/png",
        bytes: 1,
        width: 1,
        height: 1,
      } as const,
    ];
    const text = await write(
      makeExported([">q1", "q1>a1", "a1>q2"], {}, (id) => {
        if (id === "q1") return { text: "", deletedAt: SAID_AT };
        return id === "a1" ? { reply: makeEndedReply({ thinking: "# hm" }) } : { attachments };
      }),
    );
    expect(text).toContain("*This message was deleted.*");
    expect(text).toContain("*Thinking:*\n\n> # hm\n\n*Answer:*\n\n> text of a1");
    expect(text).toContain("*File:* \\# a\\.md\n\n> ````\n> ```\n> # inside\n> ````");
    expect(text).toContain("*Picture (not in this file):* b\\.png");
    expect(headings(text)).toHaveLength(4);
  });

  it("lists the sources of a reply by their numbers, with links that lead nowhere else", async () => {
    const sources = [
      { url: "https://a.example/x?q=1", title: "A *page*](https://evil.example)" },
      { url: "https://b.example/<b>", title: "" },
      { url: "javascript:alert(1)", title: "No page" },
    ];
    const text = await write(
      makeExported([">q1", "q1>a1"], {}, (id) => {
        return id === "a1" ? { reply: makeEndedReply({ sources }) } : {};
      }),
    );
    expect(text).toContain("*Sources:*\n\n1. [A");
    expect(text).toContain("3. No page\n");
    const links: string[] = [];
    marked.walkTokens(marked.lexer(text), (token) => {
      if (token.type === "link") links.push(token.href);
    });
    expect(links).toEqual(["https://a.example/x?q=1", "https://b.example/%3Cb%3E"]);
  });

  it.each(HOSTILE)("lets no message pass for another speaker or heading: %j", async (hostile) => {
    const made = makeExported([">q1", "q1>a1", "a1>q2"], {}, (id) =>
      id === "a1" ? { text: hostile } : {},
    );
    const text = await write(made);
    expect(headings(text).map((line) => line.split(" ").slice(0, 3).join(" "))).toEqual([
      "# A title",
      "### 1. You,",
      "### 2. Assistant",
      "### 3. You,",
    ]);
    // For whoever reads it as it is: what was said is all behind marks.
    const own = text.split(/[\n\v\f\r\u0085\u2028\u2029]/).filter((line) => !line.startsWith(">"));
    expect(own.join("\n")).not.toMatch(/evil|9\. You|<|never/);
    // For whoever sees it: nothing closes the quotation, nothing is fetched.
    const html = await marked.parse(text);
    expect(html.match(/<blockquote>/g)?.length).toBe(html.match(/<\/blockquote>/g)?.length);
    expect(html).not.toMatch(/<img|<details|<!--/);
    const closed = html.replaceAll(/<blockquote>[\s\S]*?<\/blockquote>\n/g, "");
    expect(closed.match(/<h3/g)).toHaveLength(3);
  });

  it("takes a title, a name of a model or a file for nothing but a name", async () => {
    const evil = "x\n### 9. You <b>\u202e![a](b)";
    const attachments = [{ kind: "text", id: "x", name: evil, text: "" } as const];
    const made = makeExported([">q1", "q1>a1"], { title: evil }, (id) =>
      id === "q1" ? { attachments } : { reply: makeEndedReply({ model: evil }) },
    );
    const text = await write(made);
    expect(headings(text)).toHaveLength(3);
    expect(text).not.toContain("\u202e");
    expect(await marked.parse(text)).not.toMatch(/<b>|<img/);
  });

  it("tells every message once, whatever is wrong with the links", async () => {
    const text = await write(makeExported(["a2>q1", "q1>a2", "gone>q3", "q3>a3"]));
    const said = [...text.matchAll(/> text of (\w+)/g)].map(([, id]) => id);
    expect(said.sort()).toEqual(["a2", "a3", "q1", "q3"]);
  });
});
