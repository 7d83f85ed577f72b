import { setTimeout as sleep } from "node:timers/promises";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { loadProduct } from "../call-product";
import { openSidePanel } from "../product-panel";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 15;
const WARM_UP = 2;
const SETTLE_MS = 500;

/** The side panel's first contentful paint, its files read and its worker started before. */
export const panelSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id, welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const paints: number[] = [];
    const ready: number[] = [];
    for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
      const panel = await openSidePanel(browser, id, welcome);
      const times = await paintTimes(panel);
      if (round >= 0) {
        paints.push(times.paint);
        ready.push(times.ready);
      }
      await sleep(SETTLE_MS);
      await panel.close();
      await sleep(SETTLE_MS);
    }
    return [
      { name: "panel.fcp", value: median(paints), unit: "ms", n },
      { name: "panel.ready", value: median(ready), unit: "ms", n },
    ];
  });

/** Milliseconds since the panel's navigation: its first paint, and when its conversation was seen. */
function paintTimes(panel: BenchPage): Promise<{ paint: number; ready: number }> {
  return panel.run(async () => {
    const started = performance.now();
    for (;;) {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const isReady = document.querySelector("main[data-ready]") !== null;
      if (paint && isReady) return { paint: paint.startTime, ready: performance.now() };
      if (performance.now() - started > 30_000) throw new Error("the panel did not paint");
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}
