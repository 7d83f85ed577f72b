import { setTimeout as sleep } from "node:timers/promises";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { loadProduct } from "../call-product";
import { withFloorPage } from "../floor-page";
import { openSidePanel } from "../product-panel";
import { inTurns, median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 15;
const WARM_UP = 2;
const SETTLE_MS = 500;

/**
 * The side panel's first contentful paint, its files read and its worker started before, and what it
 * waits for its conversation when the worker was stopped; and the first paint of the same page
 * without any script, which is the browser's own.
 */
export const panelSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id, welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const open = async () => {
      const panel = await openSidePanel(browser, id, welcome);
      const times = await paintTimes(panel);
      await sleep(SETTLE_MS);
      await panel.close();
      await sleep(SETTLE_MS);
      return times;
    };
    for (let round = 0; round < effort.rounds(WARM_UP); round += 1) await open();
    const paints: number[] = [];
    const floors = await withFloorPage(
      { build: product, page: "sidepanel.html" },
      async (floor) => {
        const measured: number[] = [];
        await setPath(welcome, floor);
        for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
          const page = await openSidePanel(browser, id, welcome, floor);
          const paint = await page.run(untilPainted);
          if (round >= 0) measured.push(paint);
          await sleep(SETTLE_MS);
          await page.close();
          await sleep(SETTLE_MS);
        }
        await setPath(welcome, "sidepanel.html");
        return measured;
      },
    );
    const pairs = await inTurns(n, {
      a: async () => {
        await browser.stopWorker(id);
        await sleep(SETTLE_MS);
        return (await open()).ready;
      },
      b: async () => {
        const times = await open();
        paints.push(times.paint);
        return times.ready;
      },
    });
    return [
      { name: "panel.fcp", value: median(paints), unit: "ms", n },
      { name: "panel.floor", value: median(floors), unit: "ms", n },
      { name: "panel.ready", value: median(pairs.map(({ b }) => b)), unit: "ms", n },
      { name: "panel.cold.ratio", value: medianRatio(pairs), unit: "ratio", n },
      { name: "panel.cold.ms", value: median(pairs.map(({ a }) => a)), unit: "ms", n },
    ];
  });

function setPath(welcome: BenchPage, path: string): Promise<void> {
  return welcome.run((page) => chrome.sidePanel.setOptions({ path: page }), path);
}

async function untilPainted(): Promise<number> {
  for (const started = performance.now(); performance.now() - started < 60_000; ) {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    if (paint !== undefined) return paint.startTime;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error("the page did not paint");
}

/** Milliseconds since the panel's navigation: its first paint, and when its conversation was seen. */
function paintTimes(panel: BenchPage): Promise<{ paint: number; ready: number }> {
  return panel.run(async () => {
    const started = performance.now();
    for (;;) {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const isReady = document.querySelector("main[data-ready]") !== null;
      if (paint && isReady) return { paint: paint.startTime, ready: performance.now() };
      if (performance.now() - started > 60_000) throw new Error("the panel did not paint");
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
}
