import { expect, it } from "vitest";
import { countThreads } from "./engine-threads";

it("leaves a core to the rest, takes four at most and one at least", () => {
  expect([1, 2, 3, 5, 16].map(countThreads)).toEqual([1, 1, 2, 4, 4]);
});
