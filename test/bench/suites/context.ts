import { withBenchWorker } from "../bench-worker";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 30;
const SEEDED = 1_000;

/** The first reading of a turn with its branch in a worker that has just started. */
export const contextSuite: Suite = ({ bench }, effort) =>
  withBenchWorker(bench, async ({ ask, stop }) => {
    const turnId = await ask("prepareContext", effort.amount(SEEDED, 40));
    const n = effort.rounds(N);
    const samples: { open: number; read: number }[] = [];
    for (let at = 0; at < n; at += 1) {
      await stop();
      samples.push(await ask("measureContext", turnId));
    }
    const read = median(samples.map((sample) => sample.read));
    const open = median(samples.map((sample) => sample.open));
    return [
      { name: "context.cold.ms", value: read, unit: "ms", n },
      { name: "context.open.ms", value: open, unit: "ms", n },
    ];
  });
