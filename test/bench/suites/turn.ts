import { withBenchWorker } from "../bench-worker";
import { median, medianRatio } from "../statistics";
import type { Suite } from "../suite";

const N = 100;
const TURNS = 1_000;
const MEGABYTE = 1_000_000;

/** A whole turn's writes, sealed, against the same rows unsealed in plain Dexie. */
export const turnSuite: Suite = ({ bench }) =>
  withBenchWorker(bench, async ({ ask }) => {
    const strict = await ask("measureTurns", { n: N, durability: "strict" });
    const relaxed = await ask("measureTurns", { n: N, durability: "relaxed" });
    const journal = await ask("measureJournal", { turns: TURNS });
    const sealed = median(strict.map(({ a }) => a));
    return [
      { name: "turn.write.ratio", value: medianRatio(strict), unit: "ratio", n: N },
      { name: "turn.write.ms", value: sealed, unit: "ms", n: N },
      { name: "journal.mb", value: journal.bytes / MEGABYTE, unit: "MB", n: TURNS },
      { name: "turn.write.relaxed.ratio", value: medianRatio(relaxed), unit: "ratio", n: N },
    ];
  });
