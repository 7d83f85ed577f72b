import { type BenchWorker, withBenchWorker } from "../bench-worker";
import type { Figure } from "../figure";
import { measureLocks } from "../measure-lock";
import { measureOverhead } from "../measure-overhead";
import { mean, median, medianRatio, percentile95 } from "../statistics";
import type { Suite } from "../suite";

const KDF_N = 10;
const UNLOCK_N = 15;
const SCAN_N = 3;
const CONVERSATIONS = 500;
const MESSAGES = 200;
const ROWS = CONVERSATIONS * MESSAGES;
/** Seeded by one task: a worker may take five minutes at most to answer. */
const SLICE = 100;

/** Deriving, unlocking, locking, sealing anew, and what sealing costs in time and space. */
export const vaultSuite: Suite = async ({ bench, product }) => {
  const overheads = await measureOverhead();
  const locks = await measureLocks(product);
  const figures = await withBenchWorker(bench, async (worker) => {
    const kdf = await repeat(KDF_N, () => worker.ask("measureKdf", undefined));
    const key = await seed(worker);
    return [
      { name: "kdf.ms", value: median(kdf), unit: "ms", n: KDF_N },
      ...(await unlockFigures(worker, key)),
      ...(await scanFigures(worker)),
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

/** A vault of 100,000 messages in 500 conversations; resolves with the key that opens it. */
async function seed(worker: BenchWorker): Promise<string> {
  const key = await worker.ask("setUpLockedVault", undefined);
  for (let done = 0; done < CONVERSATIONS; done += SLICE) {
    const before = done * MESSAGES;
    await worker.ask("seedVault", { conversations: SLICE, messages: MESSAGES, before });
  }
  return key;
}

async function unlockFigures(worker: BenchWorker, key: string): Promise<Figure[]> {
  const samples = await repeat(UNLOCK_N, async () => {
    await worker.stop();
    return worker.ask("measureUnlock", { key, messages: MESSAGES });
  });
  return [{ name: "unlock.ms", value: median(samples), unit: "ms", n: UNLOCK_N }];
}

async function scanFigures(worker: BenchWorker): Promise<Figure[]> {
  for (let total = 0; total < ROWS; ) {
    total = await worker.ask("seedPlainScan", SLICE * MESSAGES);
  }
  const scan = (parses: boolean) =>
    repeat(SCAN_N, () => worker.ask("measureScan", { rows: ROWS, parses }));
  const pairs = await scan(false);
  const parsed = await scan(true);
  const sealed = median(parsed.map(({ a }) => a));
  return [
    { name: "scan.ratio", value: medianRatio(pairs), unit: "ratio", n: SCAN_N },
    { name: "scan.parsed.ratio", value: medianRatio(parsed), unit: "ratio", n: SCAN_N },
    { name: "scan.ms", value: sealed, unit: "ms", n: SCAN_N },
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
