import { withBenchWorker } from "../bench-worker";
import { mean, median } from "../statistics";
import type { Suite } from "../suite";

// A worker's clock is too coarse for one inference.
const REPEATS = 100;

/** Mode inference in a worker of the browser: its time, and its hits on messages kept apart. */
export const modesSuite: Suite = ({ bench }, effort) =>
  withBenchWorker(bench, async ({ ask }) => {
    const { times, right } = await ask("measureModes", effort.rounds(REPEATS));
    return [
      { name: "mode.ms", value: median(times), unit: "ms", n: times.length },
      { name: "mode.accuracy", value: mean(right.map(Number)), unit: "ratio", n: right.length },
    ];
  });
