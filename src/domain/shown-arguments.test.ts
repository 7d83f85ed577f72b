import { expect, it } from "vitest";
import { isTooMuchToShow, MAX_SHOWN_ARGUMENTS } from "./shown-arguments";

/** An object of that many levels. */
const nested = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}7${"}".repeat(levels)}`);

it("arguments are too much to show where they are nested deeper than a form, or endless", () => {
  expect(isTooMuchToShow(nested(24))).toBe(false);
  expect(isTooMuchToShow(nested(25))).toBe(true);
  expect(isTooMuchToShow(nested(10_000))).toBe(true);
  const text = "x".repeat(MAX_SHOWN_ARGUMENTS - '{"text":""}'.length);
  expect(isTooMuchToShow({ text })).toBe(false);
  expect(isTooMuchToShow({ text: `${text}x` })).toBe(true);
});
