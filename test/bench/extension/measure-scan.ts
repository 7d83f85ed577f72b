import { createKeySet } from "../../../src/crypto/key-set";
import { scanTable } from "../../../src/store/database/scan-rows";
import { createQuarantine } from "../../../src/store/rows/quarantine";
import { createRowReader } from "../../../src/store/rows/row-reader";
import type { Pair } from "../statistics";
import { openPlain } from "./plain-bench";
import { createBenchLifecycle } from "./vault-bench";

const PLAIN = "scan-plain";

/** Adds unsealed messages for `measureScan`; tells how many there are now. */
export async function seedPlainScan(count: number): Promise<number> {
  return (await openPlain(PLAIN)).seed(count);
}

type Scan = {
  readonly rows: number;
  /** Whether what was opened is also parsed and checked by its schema, as the product does. */
  readonly parses: boolean;
};

/** Milliseconds of reading every message: opened from its seal as `a`, in plain Dexie as `b`. */
export async function measureScan({ rows, parses }: Scan): Promise<Pair> {
  const scanSealed = await sealedScanner(parses);
  const plain = await openPlain(PLAIN);
  const a = await timed(rows, scanSealed);
  return { a, b: await timed(rows, plain.scan) };
}

/** Milliseconds of the store's check, which counts every digest too. */
export async function measureCheck(): Promise<number> {
  const { store } = await createBenchLifecycle().ready();
  const start = performance.now();
  const { unreadable, mismatched } = await store.check();
  if (unreadable.length + mismatched.length > 0) throw new Error("the store is damaged");
  return performance.now() - start;
}

async function sealedScanner(parses: boolean): Promise<() => Promise<number>> {
  const lifecycle = createBenchLifecycle();
  const { vault } = await lifecycle.ready();
  const { database } = await lifecycle.profile();
  const { keyring, former } = vault.opened();
  const keys = createKeySet({ current: keyring, former });
  const reader = createRowReader({ database, keys, quarantine: createQuarantine() });
  const open = parses ? reader.open : reader.openBytes;
  return async () => {
    let opened = 0;
    for await (const batch of scanTable(database, "messages")) {
      opened += (await Promise.all(batch.map((row) => open("messages", row)))).length;
    }
    return opened;
  };
}

async function timed(rows: number, scan: () => Promise<number>): Promise<number> {
  const start = performance.now();
  if ((await scan()) !== rows) throw new Error("the scan did not see every row");
  return performance.now() - start;
}
