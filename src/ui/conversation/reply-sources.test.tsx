import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReplySources } from "./reply-sources";

const SOURCES = [
  { url: "https://a.test/x", title: "A page" },
  { url: "https://b.test/", title: "" },
  { url: "javascript:alert(1)", title: "Not a page" },
];

it("lists a reply's sources by number, each a link that has no address before it is clicked", () => {
  const html = renderToStaticMarkup(<ReplySources sources={SOURCES} />);
  expect(html).toMatch(/<ol/);
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(html).not.toContain("href");
  expect(html).toContain("A page</span> (a.test)");
  expect(html.match(/role="link"/g)).toHaveLength(2);
});
