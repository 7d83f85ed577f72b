import { readdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";

type Where = { readonly profileDir: string; readonly extensionId: string };

export type BlobFile = { readonly path: string; readonly bytes: number };

/**
 * The files in which Chromium keeps values of 64 KiB and more of the extension's databases, the
 * largest first.
 */
export async function blobFiles({ profileDir, extensionId }: Where): Promise<BlobFile[]> {
  const name = `chrome-extension_${extensionId}_0.indexeddb.blob`;
  return filesIn(join(profileDir, "Default", "IndexedDB", name));
}

/** The same of the databases in the storage buckets of all origins. */
export async function bucketBlobFiles({ profileDir }: Pick<Where, "profileDir">) {
  const found = await filesIn(join(profileDir, "Default", "WebStorage"));
  return found.filter(({ path }) => path.includes(".blob"));
}

async function filesIn(folder: string): Promise<BlobFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = await Promise.all(
    files.map(async (file) => {
      const path = join(file.parentPath, file.name);
      return { path, bytes: (await stat(path)).size };
    }),
  );
  return found.sort((left, right) => right.bytes - left.bytes);
}

export type Harm = "removed" | "cut" | "emptied";

/** Does to a file what a failing disk does; the browser must be gone. */
export async function harm({ path, bytes }: BlobFile, how: Harm): Promise<void> {
  if (how === "removed") await rm(path);
  else await truncate(path, how === "cut" ? Math.floor(bytes / 2) : 0);
}
