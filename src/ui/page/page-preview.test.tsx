import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PagePreview } from "./page-preview";

const readText = () => new Promise<string>(() => {});

it("says above what will be sent what is not in it, and nothing where that is not known", () => {
  const shown = (omitted: { readonly hidden?: number }) =>
    renderToStaticMarkup(<PagePreview id="a" omitted={omitted} readText={readText} />);
  expect(shown({ hidden: 3 })).toContain("Left out: 3 texts that are not to be seen.");
  expect(shown({})).not.toContain("data-omitted");
});
