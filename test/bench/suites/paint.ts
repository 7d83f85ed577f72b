import { setTimeout as sleep } from "node:timers/promises";
import { withBrowser } from "../bench-worker";
import { loadProduct } from "../call-product";
import { withFloorPage } from "../floor-page";
import { inBothOrders, inTurns, median } from "../statistics";
import type { Suite } from "../suite";

const N = 25;
const WARM_UP = 2;
const SETTLE_MS = 300;

/** An ordinary catalogue and the heaviest. */
const LANGUAGES = ["de", "ru"];

const FIELD = "<input autofocus data-context-search>";

/**
 * The popup until one can type in it, beside a page without any script that has such a field; and what another language than English adds to the panel, at
 * most.
 */
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
    const popups = (floor: string) =>
      inTurns(n, { a: () => timePage("popup.html", "en"), b: () => timePage(floor, "en") });
    // What its field says is known from the second time on.
    for (let round = 0; round < WARM_UP; round += 1) await timePage("popup.html", "en");
    const page = { build: product, page: "popup.html", field: FIELD };
    const opened = await withFloorPage(page, popups);
    const listed: number[] = [];
    for (let round = 0; round < n; round += 1) {
      listed.push(await welcome.run(openPage, "popup.html", "en", "[data-context-option]"));
      await sleep(SETTLE_MS);
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
      { name: "popup.open", value: median(opened.map(({ a }) => a)), unit: "ms", n },
      { name: "popup.floor", value: median(opened.map(({ b }) => b)), unit: "ms", n },
      { name: "popup.list", value: median(listed), unit: "ms", n },
      { name: "i18n.paint", value, unit: "ms", n, of },
    ];
  });

/**
 * Opens a page of the product in that language and closes it: milliseconds from its navigation until the
 * popup's field has the focus, or the panel's conversation is there; or until what is named is seen. It is watched by the page that opened
 * it: no debugger is attached to it.
 */
async function openPage(
  path: string,
  language: string,
  seen: string | null = null,
): Promise<number> {
  localStorage.setItem("language", language);
  const page = open(path);
  if (page === null) throw new Error("no page was opened");
  try {
    for (const started = performance.now(); performance.now() - started < 60_000; ) {
      const { activeElement, documentElement } = page.document;
      const isReady =
        seen === null
          ? activeElement?.matches("[data-context-search]") === true ||
            page.document.querySelector("main[data-ready]") !== null
          : page.document.querySelector(seen) !== null;
      if (isReady && documentElement.lang === language) return page.performance.now();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error(`${path} was not ready in a minute`);
  } finally {
    page.close();
  }
}
