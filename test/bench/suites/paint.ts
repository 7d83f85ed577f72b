import { setTimeout as sleep } from "node:timers/promises";
import { withBrowser } from "../bench-worker";
import { loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 25;
const WARM_UP = 2;
const SETTLE_MS = 300;

/** The popup until one can type in it, and what another language than English adds to the panel. */
export const paintSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const opened: number[] = [];
    const added: number[] = [];
    const timePage = async (path: string, language: string) => {
      const ms = await welcome.run(openPage, path, language);
      await sleep(SETTLE_MS);
      return ms;
    };
    for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
      const popup = await timePage("popup.html", "en");
      const english = await timePage("sidepanel.html", "en");
      const other = await timePage("sidepanel.html", "de");
      if (round < 0) continue;
      opened.push(popup);
      added.push(other - english);
    }
    return [
      { name: "popup.open", value: median(opened), unit: "ms", n },
      { name: "i18n.paint", value: median(added), unit: "ms", n },
    ];
  });

/**
 * Opens a page of the product in that language and closes it: milliseconds from its navigation until the
 * popup's field has the focus, or the panel's conversation is there. It is watched by the page that opened
 * it: no debugger is attached to it.
 */
async function openPage(path: string, language: string): Promise<number> {
  localStorage.setItem("language", language);
  const page = open(path);
  if (page === null) throw new Error("no page was opened");
  try {
    for (const started = performance.now(); performance.now() - started < 60_000; ) {
      const { activeElement, documentElement } = page.document;
      const isReady =
        activeElement?.matches("[data-context-search]") === true ||
        page.document.querySelector("main[data-ready]") !== null;
      if (isReady && documentElement.lang === language) return page.performance.now();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error(`${path} was not ready in a minute`);
  } finally {
    page.close();
  }
}
