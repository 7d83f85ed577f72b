import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { KeptStorage } from "./kept-storage";

it("tells what a browser without storage buckets cannot bring back, and what to do, and else nothing", () => {
  const without = renderToStaticMarkup(<KeptStorage hasBuckets={false} />);
  expect(without).toContain("what was written since the newest backup is lost");
  expect(without).toMatch(/<a [^>]*>Options, Backup<\/a>/);
  expect(renderToStaticMarkup(<KeptStorage hasBuckets />)).toBe("");
});
