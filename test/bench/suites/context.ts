import { withBenchWorker } from "../bench-worker";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 30;

/** The first reading of a turn with its branch in a worker that has just started. */
export const contextSuite: Suite = ({ bench }) =>
  withBenchWorker(bench, async ({ ask, stop }) => {
    const turnId = await ask("prepareContext", undefined);
    const samples: { open: number; read: number }[] = [];
    for (let at = 0; at < N; at += 1) {
      await stop();
      samples.push(await ask("measureContext", turnId));
    }
    const read = median(samples.map((sample) => sample.read));
    const open = median(samples.map((sample) => sample.open));
    return [
      { name: "context.cold.ms", value: read, unit: "ms", n: N },
      { name: "context.open.ms", value: open, unit: "ms", n: N },
    ];
  });
