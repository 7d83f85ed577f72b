import { rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Deletes every IndexedDB of the extension's default bucket, as Chromium does at its start where the
 * log does not add up. The browser must be gone.
 */
export async function deleteDatabases({
  profileDir,
  extensionId,
}: {
  readonly profileDir: string;
  readonly extensionId: string;
}): Promise<void> {
  const name = `chrome-extension_${extensionId}_0.indexeddb`;
  for (const part of ["leveldb", "blob"]) {
    const folder = join(profileDir, "Default", "IndexedDB", `${name}.${part}`);
    await rm(folder, { recursive: true, force: part === "blob" });
  }
}
