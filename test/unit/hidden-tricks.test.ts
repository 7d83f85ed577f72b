import { expect, it } from "vitest";
import { isThrough, TRICKS } from "../browser/pages/hidden-tricks";

it.each(TRICKS)(
  "a reader that leaves everything in is seen to let it through: $name",
  ({ html }) => {
    expect(isThrough(html("secret01word"), "secret01word")).toBe(true);
  },
);

it("a reader that leaves nothing in lets nothing through", () => {
  expect(isThrough("Herons stand in the reeds.", "secret01word")).toBe(false);
});
