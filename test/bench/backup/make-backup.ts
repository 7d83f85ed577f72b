import type { BenchPage } from "../browser/page";
import { callProduct } from "../call-product";

const MEGABYTE = 1_000_000;

export type MadeBackup = {
  readonly name: string;
  /** Of plain text: age adds 16 bytes to each 64 KiB. */
  readonly megabytes: number;
  readonly ms: number;
};

/** A backup made by hand and read back, as the page asks for it; fails if it has fewer messages than that. */
export async function makeBackup(page: BenchPage, least: number): Promise<MadeBackup> {
  const start = performance.now();
  const { records, failure } = await callProduct(page, "backup.make", { withKeys: false });
  const ms = performance.now() - start;
  const [newest] = records;
  if (newest === undefined || newest.checkedAt === null || failure !== null) {
    throw new Error("there is no whole backup");
  }
  if (newest.messages < least) throw new Error("the backup lacks messages");
  return { name: newest.name, megabytes: newest.bytes / MEGABYTE, ms };
}
