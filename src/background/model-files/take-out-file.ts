import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { toFreeName } from "../../store/rows/unique-name";
import type { KnownFiles } from "./known-files";
import type { ModelFilesDeps } from "./model-files-deps";
import type { TransferRuns } from "./transfer-runs";

/** A model file that is in no list any more, and whose bytes are there. */
export type TakenOutFile = {
  /** Fails with `undo-late` where it is cleared. */
  readonly putBack: () => Promise<void>;
  /** Removes it, unless it was put back; never fails: the next worker clears what is left. */
  readonly clear: () => void;
};

type Deps = Pick<ModelFilesDeps, "store" | "disk" | "onRemoved" | "onDownloadEnd"> &
  Pick<ModelFilesDeps, "keepAlive" | "signal" | "onError"> & {
    readonly runs: Pick<TransferRuns, "find" | "stop">;
    readonly known: Pick<KnownFiles, "all" | "get" | "goingOf">;
    readonly onChange: () => void;
  };

/** Takes a file out of the list; null where it arrives from a page, which hands it over only once. */
export async function takeOutFile(deps: Deps, id: Id): Promise<TakenOutFile | null> {
  const { store, runs, known, onRemoved, onChange, onDownloadEnd } = deps;
  const { url } = await known.get(id);
  if (url === undefined && runs.find(id) !== undefined) return null;
  await runs.stop(id, "paused");
  await store.save({ ...(await known.get(id)), goes: true });
  onRemoved(id);
  onChange();
  onDownloadEnd();
  let isBack = false;
  return {
    putBack: async () => {
      const file = await known.goingOf(id);
      if (file === null) throw new AppError("undo-late");
      const { goes: _, ...whole } = file;
      // A model is chosen by its name: one that came meanwhile keeps it.
      const names = (await known.all()).map(({ name }) => name);
      await store.save({ ...whole, name: toFreeName(whole.name, names) });
      isBack = true;
      onChange();
      onDownloadEnd();
    },
    clear: () => {
      if (!isBack) void clearFile(deps, id);
    },
  };
}

async function clearFile({ store, disk, keepAlive, signal, ...deps }: Deps, id: Id): Promise<void> {
  const release = keepAlive();
  try {
    await store.remove(id);
    deps.onDownloadEnd();
    // A worker that dies here leaves a file without a row, which is removed when it is looked for.
    await disk.remove(id);
    deps.onChange();
  } catch (error) {
    if (!signal.aborted) deps.onError(error);
  } finally {
    release();
  }
}
