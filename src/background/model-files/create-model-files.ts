import type { ModelFiles as ListedModelFiles } from "../../contract/model-file";
import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import { MAX_MODEL_FILE_BYTES } from "../../domain/limits";
import type { ModelFile, StoredModelFile } from "../../domain/model-file";
import { nameOfModelUrl, parseModelUrl } from "../../domain/model-url";
import { createKnownFiles, type KnownFiles } from "./known-files";
import type { ModelFilesDeps } from "./model-files-deps";
import { type TakenOutFile, takeOutFile } from "./take-out-file";
import { createTransferRuns, type TransferRuns } from "./transfer-runs";

/** The model files inside the browser, and what brings them in. */
export type ModelFiles = {
  readonly list: () => Promise<ListedModelFiles>;
  /** The files that can be talked to now. */
  readonly listReady: () => Promise<readonly ModelFile[]>;
  /** Resolves once a page may hand the file over. */
  readonly expect: (file: { readonly name: string; readonly bytes: number }) => Promise<ModelFile>;
  readonly download: (url: string) => Promise<ModelFile>;
  readonly pause: (id: Id) => Promise<ModelFile>;
  readonly resume: (id: Id) => Promise<ModelFile>;
  readonly remove: (id: Id) => Promise<void>;
  /**
   * Takes one out of the list, stopped where it was arriving, and leaves row and bytes until it is put
   * back or cleared; null, and nothing is done, where it could not go on afterwards. `not-found`.
   */
  readonly takeOut: (id: Id) => Promise<TakenOutFile | null>;
  /** Calls back whenever something of it has changed, until the returned function is called. */
  readonly listen: (listener: () => void) => () => void;
};

/** Nothing is looked at before it is asked for: a worker that wakes does not wait for it. */
export function createModelFiles(deps: ModelFilesDeps): ModelFiles {
  const { store, disk, threads } = deps;
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const runs = createTransferRuns({ ...deps, onChange: changed });
  const known = createKnownFiles({ ...deps, find: runs.find });
  const { all, get } = known;
  return {
    list: async () => {
      const [files, { quota, usage }] = await Promise.all([all(), deps.estimate()]);
      return { files: files.map(toModelFile), quota: quota ?? null, used: usage ?? null, threads };
    },
    listReady: async () => (await all()).filter(({ state }) => state === "ready").map(toModelFile),
    ...newFiles(deps, { runs, add: known.add, changed }),
    pause: async (id) => {
      const file = await get(id);
      // A file of the person's cannot be gone on with: it is not stopped either.
      if (file.url === undefined || runs.find(id) === undefined) return toModelFile(file);
      await runs.stop(id, "paused");
      return toModelFile(await get(id));
    },
    resume: async (id) => {
      const file = await get(id);
      const runsOrIsWhole = file.state === "ready" || runs.find(id) !== undefined;
      if (file.url === undefined || runsOrIsWhole) return toModelFile(file);
      const next: StoredModelFile = { ...file, state: "arriving", failure: null };
      await store.save(next);
      runs.download(next, file.url);
      changed();
      return toModelFile(next);
    },
    remove: async (id) => {
      await get(id);
      await runs.stop(id, "removed");
      await store.remove(id);
      deps.onRemoved(id);
      changed();
      deps.onDownloadEnd();
      // A worker that dies here leaves a file without a row, which is removed when it is looked for.
      await disk.remove(id);
      changed();
    },
    takeOut: (id) => takeOutFile({ ...deps, runs, known, onChange: changed }, id),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type Bringing = {
  readonly runs: Pick<TransferRuns, "receive" | "download">;
  readonly add: KnownFiles["add"];
  readonly changed: () => void;
};

/** The two ways in which a file comes that was not there. */
function newFiles(
  { store, estimate, signal, onDownloadEnd }: ModelFilesDeps,
  { runs, add, changed }: Bringing,
): Pick<ModelFiles, "expect" | "download"> {
  return {
    expect: async ({ name, bytes }) => {
      if (bytes > MAX_MODEL_FILE_BYTES) throw tooLarge();
      const { quota, usage } = await estimate();
      if (quota !== undefined && bytes > quota - (usage ?? 0)) throw new AppError("quota-exceeded");
      const file = await add(name, { source: null, total: bytes });
      await runs.receive(file, bytes).catch(async (error: unknown) => {
        // Nobody knows its id: it would stand there for nothing.
        if (!signal.aborted) await store.remove(file.id);
        throw error;
      });
      changed();
      return toModelFile(file);
    },
    download: async (text) => {
      const url = parseModelUrl(text);
      const source = `${url.origin}${url.pathname}`;
      const from = { source, total: null, url: url.href };
      const file = await add(nameOfModelUrl(url), from).catch((error: unknown) => {
        onDownloadEnd();
        throw error;
      });
      runs.download(file, url.href);
      changed();
      return toModelFile(file);
    },
  };
}

function tooLarge(): AppError {
  const data = { limit: "model-file-bytes", max: MAX_MODEL_FILE_BYTES };
  return new AppError("limit-exceeded", { data });
}

function toModelFile({ url, validator, goes, ...file }: StoredModelFile): ModelFile {
  return file;
}
