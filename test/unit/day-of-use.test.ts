import { expect, it } from "vitest";
import { measureDayOfUse } from "../bench/prompt/day-of-use";

it("A-014 takes more than 80 % of a day's context fetches from memory, stopped workers included", async () => {
  expect((await measureDayOfUse()).hitRate).toBeGreaterThan(0.8);
});
