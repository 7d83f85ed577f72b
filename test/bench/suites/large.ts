import { LARGE, LITTLE, plantStore } from "../backup/plant-store";
import { withBrowser } from "../bench-worker";
import { callProduct, loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 5;

/** What a large context holds, asked of a worker that has just opened. */
export const largeSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id, welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const planted = await plantStore(welcome, effort.amount(LARGE, LITTLE));
    const opened = await callProduct(welcome, "conversation.open", { channel: "side-panel" });
    const { contextId } = opened.conversation;
    const times: number[] = [];
    for (let round = 0; round < n; round += 1) {
      await browser.stopWorker(id);
      await callProduct(welcome, "vault.status", {});
      const start = performance.now();
      const held = await callProduct(welcome, "context.holds", { id: contextId });
      times.push(performance.now() - start);
      if (held.messages < planted) throw new Error("messages are missing");
    }
    return [{ name: "context.holds.ms", value: median(times), unit: "ms", n }];
  });
