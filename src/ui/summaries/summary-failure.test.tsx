import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SummaryFailure } from "./summary-failure";

it("says where no line does that there is no newer summary, with the command that helps", () => {
  const failure = {
    code: "provider-model-missing",
    data: { model: "small:1b", provider: "ollama" },
  } as const;
  const html = renderToStaticMarkup(<SummaryFailure failure={failure} />);
  expect(html).toContain("No newer summary could be made. Ollama does not have this model.");
  expect(html).toContain("ollama pull small:1b");
});
