import { describe, expect, it } from "vitest";
import { BUILT_IN_PRESETS } from "./built-in-presets";
import { isOnTrial } from "./preset";

describe("isOnTrial", () => {
  it("M-020 M-021 tells the two presets that may still change from the stable ones", () => {
    expect(BUILT_IN_PRESETS.filter(isOnTrial).map(({ name }) => name)).toEqual([
      "Decision Making Supporter",
      "Search Key Advisor",
    ]);
  });

  it("takes nothing else in a preset's own metadata for it", () => {
    expect(isOnTrial({ metadata: { experimental: "no" } })).toBe(false);
  });
});
