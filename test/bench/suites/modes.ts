import { withBenchWorker } from "../bench-worker";
import { mean, median } from "../statistics";
import type { Suite } from "../suite";

/** Mode inference in a worker of the browser: its time, and its hits on messages kept apart. */
export const modesSuite: Suite = ({ bench }) =>
  withBenchWorker(bench, async ({ ask }) => {
    const { times, right } = await ask("measureModes", undefined);
    return [
      { name: "mode.ms", value: median(times), unit: "ms", n: times.length },
      { name: "mode.accuracy", value: mean(right.map(Number)), unit: "ratio", n: right.length },
    ];
  });
