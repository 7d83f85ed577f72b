import { setTimeout as sleep } from "node:timers/promises";
import { withBrowser } from "../bench-worker";
import { loadProduct } from "../call-product";
import { inBothOrders, median } from "../statistics";
import type { Suite } from "../suite";

const N = 25;
const WARM_UP = 2;
const SETTLE_MS = 300;

/** An ordinary catalogue and the heaviest. */
const LANGUAGES = ["de", "ru"];

/** The popup until one can type in it, and what another language than English adds to the panel, at most. */
export const paintSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const timePage = async (path: string, language: string) => {
      const ms = await welcome.run(openPage, path, language);
      await sleep(SETTLE_MS);
      return ms;
    };
    const timePanel = (language: string) => timePage("sidepanel.html", language);
    const opened: number[] = [];
    for (let round = -effort.rounds(WARM_UP); round < n; round += 1) {
      const popup = await timePage("popup.html", "en");
      if (round >= 0) opened.push(popup);
    }
    const added: { readonly ms: number; readonly of: string }[] = [];
    for (const language of LANGUAGES) {
      const measure = { a: () => timePanel(language), b: () => timePanel("en") };
      await inBothOrders(effort.rounds(WARM_UP), measure);
      const pairs = await inBothOrders(n, measure);
      added.push({ ms: median(pairs.map(({ a, b }) => a - b)), of: language });
    }
    const value = Math.max(...added.map(({ ms }) => ms));
    const of = added.find(({ ms }) => ms === value)?.of;
    return [
      { name: "popup.open", value: median(opened), unit: "ms", n },
      { name: "i18n.paint", value, unit: "ms", n, of },
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
