import { makeBackup } from "../backup/make-backup";
import { LARGE, plantStore } from "../backup/plant-store";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 3;

/** A large database, deleted under the worker, until the conversation answers again. */
export const recoverSuite: Suite = ({ product }) =>
  withBrowser(async (browser) => {
    const { welcome } = await loadProduct(browser, product);
    await plantStore(welcome);
    await makeBackup(welcome);
    const seconds: number[] = [];
    for (let round = 0; round < N; round += 1) {
      await deleteDatabases(welcome);
      const start = performance.now();
      await untilOpen(welcome);
      seconds.push((performance.now() - start) / 1_000);
      const { recovered } = await callProduct(welcome, "vault.status", {});
      if (recovered?.since !== null) throw new Error("something is missing");
    }
    const { rows } = await callProduct(welcome, "vault.check", {});
    if (rows < LARGE) throw new Error("rows are missing");
    return [{ name: "recover.s", value: median(seconds), unit: "s", n: N }];
  });

/** The first call may meet the deletion itself. */
async function untilOpen(page: BenchPage): Promise<void> {
  for (;;) {
    const opened = await callProduct(page, "conversation.open", { channel: "side-panel" }).catch(
      () => null,
    );
    if (opened !== null) return;
  }
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
