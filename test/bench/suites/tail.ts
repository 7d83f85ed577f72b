import { type BenchWorker, withBenchWorker } from "../bench-worker";
import { median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 40;
const LARGE = 100_000;
const SMALL = 1_000;
/** Messages seeded by one task: a worker may take five minutes at most to answer. */
const SLICE = 20_000;

/** The newest six messages of a long conversation, against plain Dexie and a short conversation. */
export const tailSuite: Suite = ({ bench }, effort) =>
  withBenchWorker(bench, async (worker) => {
    const n = effort.rounds(N);
    const large = effort.amount(LARGE, 60);
    const small = effort.amount(SMALL, 20);
    await seed(worker, "sealed", large);
    await seed(worker, "plain", large);
    await seed(worker, "sealed", small);
    const samples = await worker.ask("measureTails", { large, small, n });
    const toPlain = samples.map(({ sealed, plain }) => ({ a: sealed, b: plain }));
    const toSmall = samples.map(({ sealed, sealedSmall }) => ({ a: sealed, b: sealedSmall }));
    const sealed = median(samples.map((sample) => sample.sealed));
    return [
      { name: "tail.ratio", value: medianRatio(toPlain), unit: "ratio", n },
      { name: "tail.growth", value: medianRatio(toSmall), unit: "ratio", n },
      { name: "tail.ms", value: sealed, unit: "ms", n },
    ];
  });

async function seed(worker: BenchWorker, kind: "sealed" | "plain", size: number): Promise<void> {
  for (let total = 0; total < size; ) {
    const count = Math.min(SLICE, size - total);
    total = await worker.ask("seedTails", { kind, size, count });
  }
}
