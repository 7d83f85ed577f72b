import type { Failure } from "../../domain/app-error";
import type { StoredModelFile } from "../../domain/model-file";
import type { ModelDirectory } from "../../platform/model-directory";
import type { ModelFileStore } from "../../store/settings/model-file-store";

type Deps = { readonly store: ModelFileStore; readonly disk: ModelDirectory };

const GONE: Failure = { code: "engine-failed", data: { reason: "gone" } };

/**
 * Brings rows and files together after a worker has died: what was being removed is; what was arriving is paused, or removed
 * where it cannot be gone on with; a file without a row is removed; a row without its file says so.
 */
export async function reconcileModelFiles({ store, disk }: Deps): Promise<void> {
  const [files, ids, sizes] = await Promise.all([store.list(), store.ids(), disk.sizes()]);
  for (const id of sizes.keys()) if (!ids.has(id)) await disk.remove(id);
  for (const file of files) {
    const reconciled = reconcile(file, sizes.get(file.id) ?? 0);
    if (reconciled === null) {
      await store.remove(file.id);
      await disk.remove(file.id);
    } else if (reconciled !== file) await store.save(reconciled);
  }
}

/** The file itself where nothing is to be mended, null where nothing of it is of use. */
function reconcile(file: StoredModelFile, size: number): StoredModelFile | null {
  if (file.goes === true) return null;
  switch (file.state) {
    case "arriving":
    case "checking":
      return file.url === undefined ? null : { ...file, state: "paused" };
    case "ready":
      return size === file.total ? file : { ...file, state: "failed", sha256: null, failure: GONE };
    case "paused":
    case "failed":
      return file;
  }
}
