import { setTimeout as sleep } from "node:timers/promises";
import { withBrowser } from "../bench-worker";
import type { BenchBrowser } from "../browser/launch-browser";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { inTurns, median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 40;
/** What a stopped worker leaves behind must be over before the next start is measured. */
const SETTLE_MS = 100;

type Stoppable = {
  readonly browser: BenchBrowser;
  readonly id: string;
  readonly page: BenchPage;
};

/** The product, ready to have its worker stopped. */
export async function openStopped(browser: BenchBrowser, build: string): Promise<Stoppable> {
  const { id, welcome: page } = await loadProduct(browser, build);
  return { browser, id, page };
}

/** Milliseconds of a call that wakes the stopped worker. */
export async function askStopped({ browser, id, page }: Stoppable): Promise<number> {
  await browser.stopWorker(id);
  await sleep(SETTLE_MS);
  return timeCall(page, "vault.status", {});
}

/** A call to a worker that was stopped, against an extension that does nothing but answer. */
export const wakeSuite: Suite = ({ product, empty }, effort) =>
  withBrowser(async (browser) => {
    const n = effort.rounds(N);
    const { id: productId, welcome: page } = await loadProduct(browser, product);
    const emptyId = await browser.load(empty);
    const emptyPage = await browser.openPage(emptyId, "page.html");
    const opened = await callProduct(page, "conversation.open", { channel: "side-panel" });
    const list = { conversationId: opened.conversation.id, before: null, limit: 30 };
    const stopped = async (id: string, caller: BenchPage, name: string, input: object) => {
      await browser.stopWorker(id);
      await sleep(SETTLE_MS);
      return timeCall(caller, name, input);
    };
    const against = (name: string, input: object) =>
      inTurns(n, {
        a: () => stopped(productId, page, name, input),
        b: () => stopped(emptyId, emptyPage, "nothing", {}),
      });
    // What a panel that opens asks, in its order.
    const status = await against("vault.status", {});
    const open = await against("conversation.open", { channel: "side-panel" });
    const listed = await against("message.list", list);
    const wake = median(status.map(({ a }) => a));
    const emptyWake = median(status.map(({ b }) => b));
    return [
      { name: "wake.ratio", value: medianRatio(status), unit: "ratio", n },
      { name: "wake.open.ratio", value: medianRatio(open), unit: "ratio", n },
      { name: "wake.list.ratio", value: medianRatio(listed), unit: "ratio", n },
      { name: "wake.ms", value: wake, unit: "ms", n },
      { name: "wake.empty.ms", value: emptyWake, unit: "ms", n },
    ];
  });

/** Milliseconds from the page's message to its answer. */
function timeCall(page: BenchPage, type: string, data: object): Promise<number> {
  return page.run(
    async (name, input) => {
      const start = performance.now();
      const message = { id: 1, type: name, data: input, timestamp: Date.now() };
      const answer = await chrome.runtime.sendMessage(message);
      if (answer?.res === undefined) throw new Error(`${name} failed`);
      return performance.now() - start;
    },
    type,
    data,
  );
}
