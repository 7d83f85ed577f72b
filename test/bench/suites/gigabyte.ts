import { makeBackup } from "../backup/make-backup";
import { LARGE, LITTLE, plantStore } from "../backup/plant-store";
import { withBrowser } from "../bench-worker";
import { callProduct, loadProduct } from "../call-product";
import type { Suite } from "../suite";

/** So many large stores make a gigabyte of plain text. */
const TIMES = 9;

/** A gigabyte backed up and restored: what the worker holds of it in memory at most, above idle. */
export const gigabyteSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id, welcome } = await loadProduct(browser, product);
    const planted = await plantStore(welcome, effort.amount(LARGE * TIMES, LITTLE));
    const watching = await browser.watchWorkerMemory(id, "taken");
    const { name, megabytes } = await makeBackup(welcome, planted);
    const backingUp = (await watching.stop()) / 1_000_000;
    const again = await browser.watchWorkerMemory(id, "taken");
    const input = { source: { from: "kept", name }, secret: { kind: "vault" } } as const;
    await callProduct(welcome, "restore.preview", input);
    const run = { mode: "replace", withoutBackup: true } as const;
    const { messages } = await callProduct(welcome, "restore.run", run);
    const restoring = (await again.stop()) / 1_000_000;
    if (messages < planted) throw new Error("the restore lacks messages");
    return [
      { name: "gigabyte.size", value: megabytes, unit: "MB", n: 1 },
      { name: "gigabyte.backup.memory", value: backingUp, unit: "MB", n: 1 },
      { name: "gigabyte.restore.memory", value: restoring, unit: "MB", n: 1 },
    ];
  });
