import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ToolRules } from "./tool-rules";

it("how often a tool may be called is a number field like the others: taken when it is left", () => {
  const html = renderToStaticMarkup(<ToolRules rules={[]} others={[]} onChange={() => {}} />);
  expect(html).toMatch(/data-number="rule-max" inputMode="numeric"[^>]*value="3"/);
  expect(html).not.toContain('type="number"');
});
