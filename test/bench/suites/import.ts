import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { loadProduct } from "../call-product";
import { makeImportFile } from "../import/make-import-file";
import { median } from "../statistics";
import type { Suite } from "../suite";

const N = 3;
const WARM_UP_BYTES = 2_000_000;
const BYTES = 30_000_000;
const LITTLE_BYTES = 60_000;
const MEGABYTE = 1_000_000;

/** Chunks of the file that go to the page at a time. */
const CHUNKS = 100;

/** A ChatGPT export into a new context, through the options page as a person does it; then again. */
export const importSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id } = await loadProduct(browser, product);
    const page = await browser.openPage(id, "options.html#data");
    await importFile(
      page,
      makeImportFile(effort.amount(WARM_UP_BYTES, LITTLE_BYTES), "warm"),
      "added",
    );
    const n = effort.rounds(N);
    const fresh: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < n; round += 1) {
      const file = makeImportFile(effort.amount(BYTES, LITTLE_BYTES), `round${round}`);
      fresh.push(await importFile(page, file, "added"));
      again.push(await importFile(page, file, "there already"));
    }
    return [
      { name: "import.rate", value: median(fresh), unit: "MB/s", n },
      { name: "import.again", value: median(again), unit: "MB/s", n },
    ];
  });

/** Megabytes of the file per second from the click to the report, which must say `expected`. */
async function importFile(
  page: BenchPage,
  chunks: readonly string[],
  expected: string,
): Promise<number> {
  for (let at = 0; at < chunks.length; at += CHUNKS) {
    await page.run(keepChunks, chunks.slice(at, at + CHUNKS));
  }
  const { ms, bytes, report } = await page.run(importKept);
  if (!report.includes(expected)) throw new Error(`the import did not go well: ${report}`);
  return bytes / MEGABYTE / (ms / 1_000);
}

function keepChunks(chunks: readonly string[]): void {
  const kept = globalThis as { benchChunks?: Blob[] };
  kept.benchChunks = [...(kept.benchChunks ?? []), new Blob([...chunks])];
}

async function importKept(): Promise<{ ms: number; bytes: number; report: string }> {
  const kept = globalThis as { benchChunks?: Blob[] };
  const file = new File(kept.benchChunks ?? [], "conversations.json");
  delete kept.benchChunks;
  const wait = async (selector: string) => {
    for (const started = Date.now(); Date.now() - started < 120_000; ) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${selector} did not come`);
  };
  const input = (await wait("[data-import-file]")) as HTMLInputElement;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
  const start = await wait("[data-import-start]:enabled");
  const started = performance.now();
  start.click();
  const ended = await wait("[data-import-ended]");
  const ms = performance.now() - started;
  const report = ended.textContent ?? "";
  (await wait("[data-import-again]")).click();
  return { ms, bytes: file.size, report };
}
