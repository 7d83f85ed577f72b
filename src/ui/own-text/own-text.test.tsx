import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "../markdown/markdown";
import { OwnText } from "./own-text";
import { IsOwnText } from "./said-text";

describe("a text of the product's own", () => {
  it("has a link to each part of the options that it names", () => {
    const html = renderToStaticMarkup(<OwnText text="See Options, Prompt, for it." />);
    expect(html).toMatch(
      /^See <a [^>]*href="options\.html#prompt"[^>]*>Options, Prompt<\/a>, for it\.$/,
    );
  });
});

describe("what is said in a reply", () => {
  const said = "Open **Options, Models** or Options, Data, and [Options, Lock](options.html#lock).";

  it("has no way into the product's own pages where a model says it", () => {
    const html = renderToStaticMarkup(<Markdown text={said} />);
    expect(html).not.toContain("href");
  });

  it("has such links where the guide says it", () => {
    const html = renderToStaticMarkup(
      <IsOwnText value={true}>
        <Markdown text={said} />
      </IsOwnText>,
    );
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "options.html#models",
      "options.html#data",
    ]);
  });
});
