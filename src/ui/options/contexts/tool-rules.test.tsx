import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../../test/builders/live-page";
import { MAX_RULE_CALLS, type ToolRule } from "../../../domain/tool-rule";
import { ToolRules } from "./tool-rules";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("how often a tool may be called is a number field like the others: taken when it is left", () => {
  const html = renderToStaticMarkup(<ToolRules rules={[]} others={[]} onChange={() => {}} />);
  expect(html).toMatch(/data-number="rule-max" inputMode="numeric"[^>]*value="3"/);
  expect(html).not.toContain('type="number"');
});

it("no rule is added with another number than the one that is shown", async () => {
  const page = await livePage();
  const added: ToolRule[][] = [];
  await page.show(<ToolRules rules={[]} others={[]} onChange={(rules) => added.push(rules)} />);
  for (const wrong of [String(MAX_RULE_CALLS + 1), "", "x"]) {
    await page.type("[data-number=rule-max]", wrong);
    await page.click("[data-add-rule]");
    expect(page.find("[data-add-rule]").getAttribute("aria-disabled")).toBe("true");
  }
  expect(added).toEqual([]);
  await page.type("[data-number=rule-max]", "3");
  await page.click("[data-add-rule]");
  expect(added).toEqual([[{ type: "MaxCalls", tool: "now", max: 3 }]]);
});
