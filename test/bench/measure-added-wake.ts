import { withBrowser } from "./bench-worker";
import type { BenchPage } from "./browser/page";
import { inTurns, median } from "./statistics";
import { askStopped, openStopped } from "./suites/wake";

type Adding = {
  readonly rounds: number;
  /** Puts into one profile what the other has not. */
  readonly add: (page: BenchPage) => Promise<void>;
};

/**
 * Milliseconds by which what `add` has added makes the first answer of a stopped worker later that is
 * asked for none of it: the median of the differences between a profile that has it and one that has
 * not, a browser each, in turns.
 */
export function measureAddedWake(build: string, { rounds, add }: Adding): Promise<number> {
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
      return median(pairs.map(({ a, b }) => a - b));
    }),
  );
}
