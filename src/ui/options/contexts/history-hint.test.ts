import { expect, it } from "vitest";
import { historyHint } from "./history-hint";

it("M-058 leaves 1,000 tokens of a window to what is beside the history", () => {
  expect([32_000, 8_000, 4_000].map(historyHint)).toEqual([31_000, 7_000, 3_000]);
  expect(historyHint(1_000)).toBeNull();
});
