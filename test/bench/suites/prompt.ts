import { type BenchWorker, withBenchWorker } from "../bench-worker";
import { measureDayOfUse } from "../prompt/day-of-use";
import { measurePrefix } from "../prompt/prefix-scenario";
import { median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 40;
/** A conversation ends at 100,000 messages (D-16): this one takes another turn. */
const LARGE = 99_990;
const SMALL = 100;
/** Messages seeded by one task: a worker may take five minutes at most to answer. */
const SLICE = 20_000;

/** From sealed rows to the exact request, and what a kept branch saves; the prefix is counted here. */
export const promptSuite: Suite = ({ bench }, effort) =>
  withBenchWorker(bench, async (worker) => {
    const n = effort.rounds(N);
    const large = effort.amount(LARGE, 60);
    const small = effort.amount(SMALL, 40);
    await seed(worker, large);
    await seed(worker, small);
    // Before a turn is opened: the conversation ends with what was seeded.
    const fetches = await worker.ask("measureContextCache", { size: large, n });
    const prompts = await worker.ask("measurePrompts", { large, small, n });
    const { mean, shares } = measurePrefix();
    const day = await measureDayOfUse();
    return [
      { name: "prompt.growth", value: medianRatio(prompts), unit: "ratio", n },
      { name: "prompt.ms", value: median(prompts.map(({ a }) => a)), unit: "ms", n },
      { name: "prompt.prefix", value: mean, unit: "ratio", n: shares.length },
      { name: "prompt.prefix.least", value: Math.min(...shares), unit: "ratio", n: shares.length },
      {
        name: "context.cache.gain",
        value: median(fetches.map(({ a, b }) => (a - b) / a)),
        unit: "ratio",
        n,
      },
      { name: "context.cache.hits", value: day.hitRate, unit: "ratio", n: day.n },
      { name: "context.fetch.ms", value: median(fetches.map(({ a }) => a)), unit: "ms", n },
    ];
  });

async function seed(worker: BenchWorker, size: number): Promise<void> {
  for (let total = 0; total < size; ) {
    const count = Math.min(SLICE, size - total);
    total = await worker.ask("preparePrompts", { size, count });
  }
}
