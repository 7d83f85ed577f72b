import { type MadeBackup, makeBackup } from "../backup/make-backup";
import { LARGE, LITTLE, plantStore } from "../backup/plant-store";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 3;

/** A large backup restored in the place of the store that it was made of. */
export const restoreSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id, welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    const planted = await plantStore(welcome, effort.amount(LARGE, LITTLE));
    const backup = await makeBackup(welcome, planted);
    const previews: number[] = [];
    const runs: number[] = [];
    for (let round = 0; round < n; round += 1) {
      const { previewed, restored } = await restore(welcome, backup, planted);
      previews.push(previewed);
      runs.push(restored);
    }
    // Apart: whoever looks at a worker's memory slows it.
    const memory = await browser.watchWorkerMemory(id, "taken");
    await restore(welcome, backup, planted);
    const held = (await memory.stop()) / 1_000_000;
    return [
      { name: "restore.rate", value: median(runs), unit: "MB/s", n },
      { name: "restore.preview", value: median(previews), unit: "MB/s", n },
      { name: "restore.memory", value: held, unit: "MB", n: 1 },
    ];
  });

/** Megabytes of plain text a second, of the look at what is in it and of the restore after it. */
async function restore(page: BenchPage, { name, megabytes }: MadeBackup, planted: number) {
  const input = { source: { from: "kept", name }, secret: { kind: "vault" } } as const;
  const start = performance.now();
  const preview = await callProduct(page, "restore.preview", input);
  const middle = performance.now();
  if (preview.messages.same + preview.messages.new < planted)
    throw new Error("messages are missing");
  const run = { mode: "replace", withoutBackup: true } as const;
  const { messages } = await callProduct(page, "restore.run", run);
  const end = performance.now();
  if (messages < planted) throw new Error("the restore lacks messages");
  const rate = (ms: number) => megabytes / (ms / 1_000);
  return { previewed: rate(middle - start), restored: rate(end - middle) };
}
