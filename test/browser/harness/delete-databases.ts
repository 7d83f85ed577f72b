import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Deletes the extension's IndexedDB, as Chromium does with a torn one. The browser must be gone. */
export async function deleteDatabases({
  profileDir,
  extensionId,
}: {
  readonly profileDir: string;
  readonly extensionId: string;
}): Promise<void> {
  const folder = join(profileDir, "Default", "IndexedDB");
  for (const kind of ["leveldb", "blob"]) {
    const name = `chrome-extension_${extensionId}_0.indexeddb.${kind}`;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}
