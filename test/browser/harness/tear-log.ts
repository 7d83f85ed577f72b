import { readdir, stat, truncate } from "node:fs/promises";
import { join } from "node:path";

/**
 * Cuts the last bytes off the log of the extension's IndexedDB, as a power cut amid a write does;
 * answers how many bytes are left. The browser must be gone. Fails where there are not that many.
 */
export async function tearLog(
  { profileDir, extensionId }: { readonly profileDir: string; readonly extensionId: string },
  bytes: number,
): Promise<number> {
  const log = await newestLog(logFolder({ profileDir, extensionId }));
  const { size } = await stat(log);
  if (size <= bytes) throw new Error(`the log has ${size} bytes`);
  await truncate(log, size - bytes);
  return size - bytes;
}

function logFolder(where: { readonly profileDir: string; readonly extensionId: string }): string {
  const name = `chrome-extension_${where.extensionId}_0.indexeddb.leveldb`;
  return join(where.profileDir, "Default", "IndexedDB", name);
}

/** LevelDB numbers its files: the log of the highest number is the one that is written to. */
async function newestLog(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".log")).sort();
  const newest = names.at(-1);
  if (newest === undefined) throw new Error("there is no log");
  return join(folder, newest);
}
