import { AppError, type Failure } from "../../domain/app-error";
import { cleanLabel } from "../../domain/clean-label";
import type { Id } from "../../domain/id";
import type { StoredModelFile } from "../../domain/model-file";
import type { ModelDirectory } from "../../platform/model-directory";
import { toFreeName } from "../../store/rows/unique-name";
import type { ModelFileStore } from "../../store/settings/model-file-store";
import type { TransferRuns } from "./transfer-runs";

const GONE: Failure = { code: "engine-failed", data: { reason: "gone" } };

type From = Pick<StoredModelFile, "source" | "total" | "url">;

/** The files that rows tell of, as they are now. */
export type KnownFiles = {
  readonly all: () => Promise<readonly StoredModelFile[]>;
  /** One that was removed and whose bytes are still there; null for none. */
  readonly goingOf: (id: Id) => Promise<StoredModelFile | null>;
  /** `not-found` where there is none. */
  readonly get: (id: Id) => Promise<StoredModelFile>;
  /** A new one that is about to arrive, under a name that no other has; fails as the store does. */
  readonly add: (name: string, from: From) => Promise<StoredModelFile>;
};

type Deps = {
  readonly store: ModelFileStore;
  readonly disk: ModelDirectory;
  readonly find: TransferRuns["find"];
};

const NAMELESS = "model.gguf";
const MAX_NAME = 200;

/** What an earlier worker has left is mended when files are first asked for. */
export function createKnownFiles({ store, disk, find }: Deps): KnownFiles {
  let mended: Promise<void> | null = null;
  const kept = async (): Promise<readonly StoredModelFile[]> => {
    mended ??= reconcileModelFiles({ store, disk });
    await mended.catch((error: unknown) => {
      mended = null;
      throw error;
    });
    const [files, sizes] = await Promise.all([store.list(), disk.sizes()]);
    return files.map((file) => find(file.id) ?? withSize(file, sizes));
  };
  const all = async () => (await kept()).filter(({ goes }) => goes !== true);
  return {
    all,
    goingOf: async (id) =>
      (await store.list()).find((one) => one.id === id && one.goes === true) ?? null,
    get: async (id) => {
      const file = (await all()).find((one) => one.id === id);
      if (file === undefined) throw new AppError("not-found");
      return file;
    },
    add: async (name, from) => {
      const names = (await all()).map((file) => file.name);
      const file = newFile(toFreeName(cleanLabel(name, MAX_NAME) || NAMELESS, names), from);
      await store.add(file);
      return file;
    },
  };
}

function newFile(name: string, from: From): StoredModelFile {
  const id = crypto.randomUUID();
  const nothing = { received: 0, sha256: null, about: null, failure: null, validator: null };
  return { id, name, state: "arriving", ...nothing, ...from };
}

/** What has arrived, as the disk tells it: the row is not written for every chunk. */
function withSize(file: StoredModelFile, sizes: ReadonlyMap<Id, number>): StoredModelFile {
  return file.state === "ready" ? file : { ...file, received: sizes.get(file.id) ?? 0 };
}

type ReconcileModelFilesDeps = { readonly store: ModelFileStore; readonly disk: ModelDirectory };

/**
 * Brings rows and files together after a worker has died: what was being removed is; what was arriving is paused, or removed
 * where it cannot be gone on with; a file without a row is removed; a row without its file says so.
 */
async function reconcileModelFiles({ store, disk }: ReconcileModelFilesDeps): Promise<void> {
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
