import { type MadeBackup, makeBackup } from "../backup/make-backup";
import { LARGE, LITTLE, plantStore } from "../backup/plant-store";
import { timeSends } from "../backup/time-sends";
import { withBrowser } from "../bench-worker";
import type { BenchPage } from "../browser/page";
import { callProduct, loadProduct } from "../call-product";
import { median } from "../statistics";
import type { Suite } from "../suite";
import { find, untilWhole } from "./search";

const N = 3;

/** Backups of a large store: how fast, how much they hold in memory, and who waits meanwhile. */
export const backupSuite: Suite = ({ product }, effort) =>
  withBrowser(async (browser) => {
    const { id, welcome } = await loadProduct(browser, product);
    const n = effort.rounds(N);
    // What embeds would take one of two processors for minutes.
    await callProduct(welcome, "search.setEmbedder", { choice: { type: "none" } });
    const messages = await plantStore(welcome, effort.amount(LARGE, LITTLE));
    // After the first one nothing is due that would begin by itself.
    await makeBackup(welcome, messages);
    const made: MadeBackup[] = [];
    const taken: number[] = [];
    for (let round = 0; round < n; round += 1) {
      made.push(await makeBackup(welcome, messages));
      const memory = await browser.watchWorkerMemory(id, "taken");
      await makeBackup(welcome, messages);
      taken.push((await memory.stop()) / 1_000_000);
    }
    const readBack = await readingRate(welcome);
    const memory = await browser.watchWorkerMemory(id, "held");
    await makeBackup(welcome, messages);
    const held = (await memory.stop()) / 1_000_000;
    // Messages need the index of what was said; the filling of that is no backup's.
    await untilWhole(welcome, await find(welcome, "a"), { count: messages, everyMs: 400 });
    const during: number[] = [];
    for (let round = 0; round < n; round += 1) {
      during.push(...(await timeSends(welcome, { during: "a backup" })));
    }
    const without = await timeSends(welcome, { during: "nothing", count: during.length });
    return [
      {
        name: "backup.rate",
        value: median(made.map(({ megabytes, ms }) => megabytes / (ms / 1_000))),
        unit: "MB/s",
        n,
      },
      {
        name: "backup.write.rate",
        value: median(made.map((one) => writingRate(one, readBack))),
        unit: "MB/s",
        n,
      },
      { name: "backup.read.rate", value: readBack, unit: "MB/s", n: 1 },
      { name: "backup.memory", value: median(taken), unit: "MB", n },
      { name: "backup.memory.held", value: held, unit: "MB", n: 1 },
      { name: "backup.pause", value: Math.max(...during), unit: "ms", n: during.length },
      { name: "backup.pause.without", value: Math.max(...without), unit: "ms", n: without.length },
      { name: "backup.send.ms", value: median(during), unit: "ms", n: during.length },
      { name: "backup.send.without", value: median(without), unit: "ms", n: without.length },
    ];
  });

/** Megabytes a second of reading all backups that are there, as each is read back once it is made. */
async function readingRate(page: BenchPage): Promise<number> {
  const start = performance.now();
  const { records } = await callProduct(page, "backup.check", {});
  const seconds = (performance.now() - start) / 1_000;
  return records.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000 / seconds;
}

/** Of the writing alone: what is left of the time without the reading back. */
function writingRate({ megabytes, ms }: MadeBackup, readBack: number): number {
  return megabytes / (ms / 1_000 - megabytes / readBack);
}
