import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FailureLine } from "./failure-line";

const FAILURE = { code: "worker-gone", data: {} } as const;

it("has a button only for a failure that can be tried again there", () => {
  const again = () => {};
  const shown = renderToStaticMarkup(<FailureLine failure={FAILURE} onAgain={again} />);
  expect(shown).toMatch(/<button[^>]*data-again/);
  expect(renderToStaticMarkup(<FailureLine failure={FAILURE} />)).not.toContain("<button");
  expect(renderToStaticMarkup(<FailureLine failure={null} onAgain={again} />)).toBe("");
});
