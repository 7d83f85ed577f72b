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
export const promptSuite: Suite = ({ bench }) =>
  withBenchWorker(bench, async (worker) => {
    await seed(worker, LARGE);
    await seed(worker, SMALL);
    // Before a turn is opened: the conversation ends with what was seeded.
    const fetches = await worker.ask("measureContextCache", { size: LARGE, n: N });
    const prompts = await worker.ask("measurePrompts", { large: LARGE, small: SMALL, n: N });
    const { mean, shares } = measurePrefix();
    const day = await measureDayOfUse();
    return [
      { name: "prompt.growth", value: medianRatio(prompts), unit: "ratio", n: N },
      { name: "prompt.ms", value: median(prompts.map(({ a }) => a)), unit: "ms", n: N },
      { name: "prompt.prefix", value: mean, unit: "ratio", n: shares.length },
      { name: "prompt.prefix.least", value: Math.min(...shares), unit: "ratio", n: shares.length },
      {
        name: "context.cache.gain",
        value: median(fetches.map(({ a, b }) => (a - b) / a)),
        unit: "ratio",
        n: N,
      },
      { name: "context.cache.hits", value: day.hitRate, unit: "ratio", n: day.n },
      { name: "context.fetch.ms", value: median(fetches.map(({ a }) => a)), unit: "ms", n: N },
    ];
  });

async function seed(worker: BenchWorker, size: number): Promise<void> {
  for (let total = 0; total < size; ) {
    const count = Math.min(SLICE, size - total);
    total = await worker.ask("preparePrompts", { size, count });
  }
}
