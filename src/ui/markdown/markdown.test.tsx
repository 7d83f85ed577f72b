import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "./markdown";

const render = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe("Markdown", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "text <b onclick=alert(1)>bold</b>",
    "<iframe src='https://example.com'></iframe>",
    "<div>\n\n**a**\n\n</div>",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
  ])("shows raw HTML as text: %s", (source) => {
    expect(render(source)).not.toMatch(/<(script|img|b|iframe|object|svg)\b/);
  });

  it("loses nothing of the raw HTML it shows", () => {
    expect(render("a <b>c</b> d")).toContain("a &lt;b&gt;c&lt;/b&gt; d");
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "chrome://settings", "file:///etc/passwd"])(
    "makes no link of %s",
    (href) => {
      expect(render(`[a](${href}) <${href}>`)).not.toContain("data-link");
      expect(render(`![a](${href})`)).not.toContain("data-link");
    },
  );

  it("makes no link of an obfuscated script address", () => {
    expect(render("[a](java&#x73;cript:alert(1)) [b](JaVaScRiPt:alert(1))")).not.toContain(
      "data-link",
    );
  });

  it("has room for the numbers of a list, however many digits they have", () => {
    expect(render("9. a\n10. b")).not.toContain("style=");
    expect(render("1998. a\n1999. b")).toContain('start="1998" style="padding-inline-start:6ch"');
    expect(render("99. a\n100. b")).toContain('style="padding-inline-start:5ch"');
  });

  it("loads no image and names its host", () => {
    const html = render("![a cat](https://example.com/cat.png?q=secret)");
    expect(html).not.toContain("<img");
    expect(html).toContain("Image at example.com: a cat");
    expect(html).toContain("(https://example.com/cat.png?q=secret)");
  });

  it.each([
    ["an image", "![cat](https://good.example/cat.png)", "Image at good.example: cat"],
    ["an address", "a **<https://good.example/>**", "https://good.example/"],
  ])("opens one address where %s stands in a link, and names it", (_, inner, name) => {
    const html = render(`[${inner}](https://evil.example/?q=secret)`);
    expect(html.match(/data-link="[^"]*"/g)).toEqual([
      'data-link="https://evil.example/?q=secret"',
    ]);
    expect(html).toContain(name);
    expect(html).toContain("(https://evil.example/?q=secret)");
  });

  it("shows a link's full address and opens it apart", () => {
    const html = render("[my bank](https://evil.example/login)");
    expect(html).toContain("(https://evil.example/login)");
    expect(html).toContain('<span role="link" tabindex="0"');
    expect(html).not.toMatch(/<a | href=/);
  });

  it.each(["https://bank.example@evil.example/", "https://a:b@evil.example/"])(
    "makes no link of an address with a name in it: %s",
    (address) => {
      expect(render(`[my bank](${address})`)).not.toContain('role="link"');
      expect(render(`[my bank](${address})`)).toContain("evil.example");
    },
  );

  it("names hidden characters in code, and tells how many there are", () => {
    const html = render("```\nrm \u202e-rf \u001b[0m\n```");
    expect(html).toContain("rm [U+202E]-rf [U+001B][0m");
    expect(html).toContain('data-hidden="2"');
  });

  it("names hidden characters in code within a line, too: what is copied of it is what is seen", () => {
    expect(render("Run `rm \u202e-rf \u200b/tmp`.")).toContain(
      "rm [U+202E]-rf [U+200B]/tmp</code>",
    );
  });

  it("does not repeat an address that is its own text", () => {
    expect(render("https://example.com/a").match(/example\.com/g)).toHaveLength(2);
  });

  it("shows the punycode of a host with look-alike letters", () => {
    expect(render("[x](https://аpple.com/)")).toContain("https://xn--pple-43d.com/");
  });

  it("renders lists, tables, tasks and fenced code", () => {
    const html = render(
      "1. a\n2. b\n\n- [x] done\n\n| h |\n|---|\n| c |\n\n```py\nprint('<b>')\n```",
    );
    expect(html).toMatch(/<ol.*<li.*a<\/li>.*<table.*<th.*h.*<td.*c/s);
    expect(html).toContain("☑");
    expect(html).toContain("print(&#x27;&lt;b&gt;&#x27;)");
    expect(html).toContain("py");
    expect(html).toContain("data-copy");
  });

  it("shows a text that is nested too deep as it is", () => {
    expect(render(`${">".repeat(5_000)} deep`)).toContain("deep");
  });

  it("keeps single line breaks and lets each paragraph choose its direction", () => {
    const html = render("one\ntwo\n\nשלום");
    expect(html).toContain("one<br/>two");
    expect(html).toContain('<p dir="auto">שלום</p>');
  });

  it("shows character references in text and leaves them alone in code", () => {
    expect(render("a &amp; b `&amp;`")).toMatch(/a &amp; b .*&amp;amp;/);
  });

  it("leaves a reference that it does not know as it is, whatever it is called", () => {
    expect(render("the &constructor; of &toString; and &copy;")).toContain(
      "the &amp;constructor; of &amp;toString; and &amp;copy;",
    );
  });
});
