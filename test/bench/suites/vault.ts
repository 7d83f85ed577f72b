import { type BenchWorker, withBenchWorker } from "../bench-worker";
import type { Figure } from "../figure";
import { measureLocks } from "../measure-lock";
import { measureOverhead } from "../measure-overhead";
import { mean, median, medianRatio, percentile95 } from "../statistics";
import type { Suite } from "../suite";

const LOCK_N = 10;
const KDF_N = 10;
const UNLOCK_N = 15;
const SCAN_N = 3;
const CONVERSATIONS = 500;
const MESSAGES = 200;
/** Seeded by one task: a worker may take five minutes at most to answer. */
const SLICE = 100;

/** Deriving, unlocking, locking, sealing anew, and what sealing costs in time and space. */
export const vaultSuite: Suite = async ({ bench, product }, effort) => {
  const overheads = await measureOverhead();
  const locks = await measureLocks(product, { n: effort.rounds(LOCK_N) });
  const figures = await withBenchWorker(bench, async (worker) => {
    const conversations = effort.amount(CONVERSATIONS, 3);
    const kdf = await repeat(effort.rounds(KDF_N), () => worker.ask("measureKdf", undefined));
    const key = await seed(worker, conversations);
    return [
      { name: "kdf.ms", value: median(kdf), unit: "ms", n: kdf.length },
      ...(await unlockFigures(worker, { key, n: effort.rounds(UNLOCK_N) })),
      ...(await scanFigures(worker, { rows: conversations * MESSAGES, n: effort.rounds(SCAN_N) })),
      ...(await rotationFigures(worker)),
    ] as const;
  });
  return [
    ...figures,
    { name: "row.overhead", value: mean(overheads), unit: "ratio", n: overheads.length },
    { name: "lock.ms", value: percentile95(locks), unit: "ms", n: locks.length },
    { name: "lock.median", value: median(locks), unit: "ms", n: locks.length },
  ];
};

/** A vault of so many conversations of 200 messages; resolves with the key that opens it. */
async function seed(worker: BenchWorker, conversations: number): Promise<string> {
  const key = await worker.ask("setUpLockedVault", undefined);
  for (let done = 0; done < conversations; done += SLICE) {
    const before = done * MESSAGES;
    const slice = Math.min(SLICE, conversations - done);
    await worker.ask("seedVault", { conversations: slice, messages: MESSAGES, before });
  }
  return key;
}

type Unlocks = { readonly key: string; readonly n: number };

async function unlockFigures(worker: BenchWorker, { key, n }: Unlocks): Promise<Figure[]> {
  const samples = await repeat(n, async () => {
    await worker.stop();
    return worker.ask("measureUnlock", { key, messages: MESSAGES });
  });
  return [{ name: "unlock.ms", value: median(samples), unit: "ms", n }];
}

type Scans = { readonly rows: number; readonly n: number };

async function scanFigures(worker: BenchWorker, { rows, n }: Scans): Promise<Figure[]> {
  for (let total = 0; total < rows; ) {
    total = await worker.ask("seedPlainScan", Math.min(SLICE * MESSAGES, rows - total));
  }
  const scan = (parses: boolean) => repeat(n, () => worker.ask("measureScan", { rows, parses }));
  const pairs = await scan(false);
  const parsed = await scan(true);
  const sealed = median(parsed.map(({ a }) => a));
  return [
    { name: "scan.ratio", value: medianRatio(pairs), unit: "ratio", n },
    { name: "scan.parsed.ratio", value: medianRatio(parsed), unit: "ratio", n },
    { name: "scan.ms", value: sealed, unit: "ms", n },
    { name: "scan.check.ms", value: await worker.ask("measureCheck", undefined), unit: "ms", n: 1 },
  ];
}

async function rotationFigures(worker: BenchWorker): Promise<Figure[]> {
  await worker.stop();
  const { rows, ms, reads, writes } = await worker.ask("measureRotation", undefined);
  const n = reads.length;
  return [
    { name: "rotate.rate", value: rows / (ms / 1_000), unit: "rows/s", n: 1 },
    { name: "rotate.read.ms", value: percentile95(reads), unit: "ms", n },
    { name: "rotate.write.ms", value: percentile95(writes), unit: "ms", n },
  ];
}

async function repeat<T>(n: number, measure: () => Promise<T>): Promise<T[]> {
  const samples: T[] = [];
  for (let round = 0; round < n; round += 1) samples.push(await measure());
  return samples;
}
