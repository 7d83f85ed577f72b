import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SearchMethodLine } from "./search-method-line";

it("leads to the part of the options that it names, where finding by meaning waits", () => {
  const problem = { code: "provider-model-missing", data: { provider: "ollama" } } as const;
  const found = {
    ...{ texts: [], of: null, total: 0, next: null, searched: null, isAnew: false, method: null },
    ...{ embedding: null, problem, isAnswered: false, failure: null },
  };
  const html = renderToStaticMarkup(
    <SearchMethodLine found={found} mode="auto" onMode={() => {}} />,
  );
  expect(html).toMatch(/data-waits="provider-model-missing".*href="options\.html#models"/);
});
