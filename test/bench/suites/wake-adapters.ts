import { withBrowser } from "../bench-worker";
import { inTurns, median } from "../statistics";
import type { Suite } from "../suite";
import { askStopped, openStopped } from "./wake";

const N = 40;

/** What the adapters to models cost a worker that wakes: the product against itself without them. */
export const wakeAdaptersSuite: Suite = async ({ product, withoutAdapters }, effort) => {
  const n = effort.rounds(N);
  const without = await withoutAdapters();
  // Both have the same id, so they run in a browser each, side by side.
  return withBrowser((one) =>
    withBrowser(async (other) => {
      const all = await openStopped(one, product);
      const none = await openStopped(other, without);
      const pairs = await inTurns(n, { a: () => askStopped(all), b: () => askStopped(none) });
      const wake = median(pairs.map(({ a }) => a));
      const wakeWithout = median(pairs.map(({ b }) => b));
      return [
        { name: "wake.adapters.ms", value: wake - wakeWithout, unit: "ms", n },
        { name: "wake.without.ms", value: wakeWithout, unit: "ms", n },
      ];
    }),
  );
};
