import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("the mark of an answer that waits keeps a colour of the system's in forced colours, being nothing else", () => {
  const css = readFileSync(new URL("forced-colors.css", import.meta.url), "utf8");
  const [, rule] = /\[data-waiting\] \{([^}]*)\}/.exec(css) ?? [];
  expect(rule).toContain("forced-color-adjust: none;");
  expect(rule).toContain("background: Highlight;");
});
