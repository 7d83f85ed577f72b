import { makeBackup } from "../backup/make-backup";
import { LARGE, LITTLE, plantStore } from "../backup/plant-store";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 3;
/** How often it is looked. */
const LOOK_MS = 20;
const RECOVERED_MS = 5 * 60_000;

/**
 * A large database, deleted under the worker: until the newest messages can be read, and until the
 * conversation answers again.
 */
export const recoverSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const planted = await plantStore(welcome, effort.amount(LARGE, LITTLE));
    await makeBackup(welcome, planted);
    const first: number[] = [];
    const seconds: number[] = [];
    for (let round = 0; round < n; round += 1) {
      await deleteDatabases(welcome);
      const start = performance.now();
      const since = () => (performance.now() - start) / 1_000;
      let isOver = false;
      const reading = untilReadable(welcome, () => isOver).then(() => first.push(since()));
      await untilOpen(welcome);
      isOver = true;
      await reading;
      seconds.push(since());
      const { recovered } = await callProduct(welcome, "vault.status", {});
      if (recovered?.since !== null) throw new Error("something is missing");
    }
    const { rows } = await callProduct(welcome, "vault.check", {});
    if (rows < planted) throw new Error("rows are missing");
    return [
      { name: "recover.first.s", value: median(first), unit: "s", n },
      { name: "recover.s", value: median(seconds), unit: "s", n },
    ];
  });

/** Where everything is there so soon that nobody saw the preview, that is when it could be read. */
async function untilReadable(page: BenchPage, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { preview } = await callProduct(page, "recovery.preview", {});
    if (preview !== null) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** The first call may meet the deletion itself. */
async function untilOpen(page: BenchPage): Promise<void> {
  for (const started = Date.now(); Date.now() - started < RECOVERED_MS; ) {
    const opened = await callProduct(page, "conversation.open", { channel: "side-panel" }).catch(
      () => null,
    );
    if (opened !== null) return;
  }
  throw new Error("the conversation did not answer again");
}

async function deleteDatabases(page: BenchPage): Promise<void> {
  await page.run(async () => {
    for (const { name = "" } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
        // Somebody has it open still: it goes once they let go, and whoever opens it waits for that.
        request.onblocked = () => resolve();
      });
    }
  });
}
