import { withBenchWorker } from "../bench-worker";
import { median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 100;
const SEEDED = 1_000;
const TURNS = 1_000;
const MEGABYTE = 1_000_000;

/** A whole turn's writes, sealed, against the same rows unsealed in plain Dexie. */
export const turnSuite: Suite = ({ bench }, effort) =>
  withBenchWorker(bench, async ({ ask }) => {
    const n = effort.rounds(N);
    const turns = effort.amount(TURNS, 5);
    const seeded = effort.amount(SEEDED, 20);
    const strict = await ask("measureTurns", { n, seeded, durability: "strict" });
    const relaxed = await ask("measureTurns", { n, seeded, durability: "relaxed" });
    const journal = await ask("measureJournal", { turns });
    const sealed = median(strict.map(({ a }) => a));
    return [
      { name: "turn.write.ratio", value: medianRatio(strict), unit: "ratio", n },
      { name: "turn.write.ms", value: sealed, unit: "ms", n },
      { name: "journal.mb", value: journal.bytes / MEGABYTE, unit: "MB", n: turns },
      { name: "turn.write.relaxed.ratio", value: medianRatio(relaxed), unit: "ratio", n },
    ];
  });
