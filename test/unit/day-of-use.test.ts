import { expect, it } from "vitest";
import { measureDayOfUse } from "../bench/prompt/day-of-use";

it("A-014 takes nine of ten of a day's context fetches from memory, stopped workers included", async () => {
  expect((await measureDayOfUse()).hitRate).toBeGreaterThanOrEqual(0.9);
});
