import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./markdown";

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

/** The sources shown as mathematics, in order, and what all of the text reads as. */
function read(text: string): { math: string[]; text: string } {
  const html = render(text);
  const found = [...html.matchAll(/<(code|section)[^>]* data-math=""[^>]*>(.*?)<\/\1>/gs)];
  return { math: found.map(([, , inner = ""]) => plain(inner)), text: plain(html) };
}

const plain = (html: string) =>
  html
    .replaceAll("<br/>", "\n")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");

describe("mathematics", () => {
  it.each([
    String.raw`\(a^2 + b^2 = c^2\)`,
    String.raw`\( \frac{1}{2} \)`,
    String.raw`\(a*b*c + d_1 e_2\)`,
    String.raw`\(\{x \mid x > 0\}\)`,
    String.raw`\[ \sum_{i=1}^{n} i = \frac{n(n+1)}{2} \]`,
    String.raw`\\(x_1\\)`,
    "$$E = mc^2$$",
    "$x$",
    "$x'$",
    String.raw`$\alpha$`,
    "$a_1 * b_1 * c$",
    "$2x = 4$",
    String.raw`$\{1, 2\}$`,
    String.raw`$P(A \mid B)$`,
  ])("within a sentence is one run, as it is written: %s", (math) => {
    expect(read(`So ${math} holds, *truly*.`).math).toEqual([math]);
    expect(read(`So ${math} holds.`).text).toBe(`So ${math} holds.`);
    expect(read(`- **So ${math} holds**`).math).toEqual([math]);
    expect(read(`| a | b |\n|---|---|\n| ${math.replaceAll("|", "")} | c |`).math).toHaveLength(1);
  });

  it.each([
    "\\[\nx = y\n\\]",
    "\\[\n\\begin{aligned}\na &= b \\\\\n- c\n\\end{aligned}\n\\]",
    "\\[\na\n=\nb\n\\]",
    "\\[\n\nx\n\n\\]",
    "$$\nx_1 * y * z_1\n$$",
    "$$\n# a\n> b\n$$",
    "\\\\[\nx\n\\\\]",
    "\\begin{align*}\na &= b \\\\\nc &= d\n\\end{align*}",
    String.raw`\[ x \].`,
  ])("on lines of its own is one block, as it is written: %s", (math) => {
    expect(read(math).math).toEqual([math]);
    expect(read(`Then\n${math}\nand *so* on`).math).toEqual([math]);
    expect(read(`Then\n\n${math}\n\nand so on`).math).toEqual([math]);
    const inItem = `1. Then\n${math.replaceAll(/^(?=.)/gm, "   ")}\n2. More`;
    expect(read(inItem).math.join().replaceAll(/^ {3}/gm, "")).toBe(math);
  });

  it.each([
    "It costs $5 and $10.",
    "From $5-$10, or $5–$10.",
    "US$5+US$10=US$15",
    "$5, $6 and 7$ in all",
    "$HOME/bin:$PATH",
    "echo $A_B; echo $C_D",
    String.raw`\$5 a\_b`,
    "a $ b $ c",
    "$$$ deals",
  ])("is not made of money or shell: %s", (text) => {
    expect(read(text).math).toEqual([]);
  });

  it("stays in code as code", () => {
    expect(read("Write `\\(` and `\\)`, or `$x$`.").math).toEqual([]);
    expect(read("```\n\\[\nx\n\\]\n```").math).toEqual([]);
  });

  it("neither opens nor closes emphasis from within", () => {
    const html = render(String.raw`*a \(x^*\) b* and **c \(y*z\) d**`);
    expect(html).toContain("<em>");
    expect(html).toMatch(/<em>a .*x\^\*.* b<\/em> and <strong[^>]*>c .*y\*z.* d<\/strong>/);
  });

  it("is shown as mathematics from its first bracket on while it arrives, and never jumps back", () => {
    const display = "Then\n\n\\[\nx_1 = *y* - \\frac{a}{b}\n- z\n\\]";
    for (let at = display.indexOf("x_1"); at < display.length; at += 1) {
      const { math, text } = read(display.slice(0, at));
      expect(math).toHaveLength(1);
      expect(math[0]?.trimEnd()).toBe(display.slice(6, at).trimEnd());
      expect(text).not.toContain("<");
    }
    const inline = String.raw`So \(a * b * c_1\)`;
    for (let at = inline.indexOf("a"); at <= inline.length; at += 1) {
      expect(read(inline.slice(0, at)).math).toEqual([inline.slice(3, at)]);
    }
  });

  it("that is never closed ends with its line or paragraph", () => {
    expect(read("Use foo\\(bar here.\nNext *line*").text).toBe("Use foo\\(bar here.\nNext line");
    expect(read("\\[\nx\n\nA *new* paragraph").math).toEqual(["\\[\nx"]);
  });
});

describe("a tilde", () => {
  it("strikes nothing through when it is alone", () => {
    expect(render("H~2~O, ~5 to ~10")).toContain("H~2~O, ~5 to ~10");
    expect(render("~~gone~~ and H~2~O")).toContain("<del>gone</del> and H~2~O");
  });
});

describe("a table", () => {
  it("keeps the sides of its columns", () => {
    const html = render("| a | b | c | d |\n|:--|:-:|--:|---|\n| 1 | 2 | 3 | 4 |");
    const sides = [...html.matchAll(/<td[^>]*text-(\w+)"/g)].map(([, side]) => side);
    expect(sides).toEqual(["left", "center", "right", "left"]);
  });

  it.each(["<br>", "<br/>", "<br />", "<BR>"])("breaks a line in a cell at %s", (mark) => {
    expect(render(`| a |\n|---|\n| one${mark}two **b${mark}c** |`)).toMatch(
      /one<br\/>two .*b<br\/>c/,
    );
    expect(render(`one${mark}two`)).not.toContain("<br");
  });

  it("is a box that the keyboard can scroll, and has a name", () => {
    expect(render("| a |\n|---|\n| b |")).toMatch(
      /<section[^>]*aria-label="Table[^>]*tabindex="0"/,
    );
  });
});

describe("right to left", () => {
  it.each([
    ["- פריט\n- עוד", "ul"],
    ["1. بند\n2. آخر", "ol"],
    ["- [x] נעשה", "ul"],
    ["- `npm start` מתחיל", "ul"],
    ["- **שם**: value", "ul"],
    ["> ציטוט", "blockquote"],
    ["| שם | b |\n|---|---|\n| 1 | 2 |", "section"],
  ])("is the direction of the whole part: %s", (text, element) => {
    expect(render(text)).toContain(`<${element} dir="rtl"`);
  });

  it("is not the direction of a part that begins otherwise", () => {
    expect(render("- item עברית\n- two")).toContain('<ul dir="ltr"');
    expect(render("1. 5 + 5\n2. 6")).toContain('<ol dir="ltr"');
  });
});
