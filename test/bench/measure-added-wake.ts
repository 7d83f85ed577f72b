import { withBrowser } from "./bench-worker";
import type { BenchPage } from "./browser/page";
import { inTurns, median } from "./statistics";
import { askStopped, openStopped } from "./suites/wake";

type Adding = {
  readonly rounds: number;
  /** Puts into one profile what the other has not. */
  readonly add: (page: BenchPage) => Promise<void>;
};

/** Pairs of browsers: two of them differ by up to 2 ms where nothing was added to either. */
const PAIRS = 6;

/**
 * Milliseconds by which what `add` has added makes the first answer of a stopped worker later that is
 * asked for none of it: the median of the differences between a profile that has it and one that has
 * not, a browser each, in turns, over some pairs of them.
 */
export async function measureAddedWake(build: string, { rounds, add }: Adding): Promise<number> {
  const differences: number[] = [];
  for (let pair = 0; pair < Math.min(PAIRS, rounds); pair += 1) {
    differences.push(...(await measurePair(build, { rounds: Math.ceil(rounds / PAIRS), add })));
  }
  return median(differences);
}

function measurePair(build: string, { rounds, add }: Adding): Promise<number[]> {
  return withBrowser((full) =>
    withBrowser(async (plain) => {
      const [added, without] = [await openStopped(full, build), await openStopped(plain, build)];
      await add(added.page);
      // What a first start has to do beside is done by then.
      for (const one of [added, without]) await askStopped(one);
      const pairs = await inTurns(rounds, {
        a: () => askStopped(added),
        b: () => askStopped(without),
      });
      return pairs.map(({ a, b }) => a - b);
    }),
  );
}
