import { type BenchWorker, withBenchWorker } from "../bench-worker";
import { median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 40;
const LARGE = 100_000;
const SMALL = 1_000;
/** Messages seeded by one task: a worker may take five minutes at most to answer. */
const SLICE = 20_000;

/** The newest six messages of a long conversation, against plain Dexie and a short conversation. */
export const tailSuite: Suite = ({ bench }) =>
  withBenchWorker(bench, async (worker) => {
    await seed(worker, "sealed", LARGE);
    await seed(worker, "plain", LARGE);
    await seed(worker, "sealed", SMALL);
    const samples = await worker.ask("measureTails", { large: LARGE, small: SMALL, n: N });
    const toPlain = samples.map(({ sealed, plain }) => ({ a: sealed, b: plain }));
    const toSmall = samples.map(({ sealed, sealedSmall }) => ({ a: sealed, b: sealedSmall }));
    const sealed = median(samples.map((sample) => sample.sealed));
    return [
      { name: "tail.ratio", value: medianRatio(toPlain), unit: "ratio", n: N },
      { name: "tail.growth", value: medianRatio(toSmall), unit: "ratio", n: N },
      { name: "tail.ms", value: sealed, unit: "ms", n: N },
    ];
  });

async function seed(worker: BenchWorker, kind: "sealed" | "plain", size: number): Promise<void> {
  for (let total = 0; total < size; ) {
    const count = Math.min(SLICE, size - total);
    total = await worker.ask("seedTails", { kind, size, count });
  }
}
