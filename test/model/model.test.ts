import { expect, it } from "vitest";
import * as fc from "../builders/steady-check";
import { play } from "./play";
import { randomSteps } from "./random-steps";

/** More where every fault is tried (`npm run test:faults`). */
const RUNS = process.env.FAULTS === "1" ? 500 : 40;

it(`E-012 A-019 keeps what a plain map would, whatever is done, from two windows, and wherever the worker stops (${RUNS} runs)`, {
  timeout: 600_000,
}, async () => {
  let played = 0;
  await fc.assert(
    fc.asyncProperty(randomSteps, async (steps) => {
      await play(steps);
      played += 1;
    }),
    { numRuns: RUNS },
  );
  expect(played).toBeGreaterThanOrEqual(RUNS);
});
