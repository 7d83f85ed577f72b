import {
  type ComputeStream,
  type FileRemoved,
  MODEL_FILES_CHANNEL,
} from "../domain/compute-protocol";
import { countThreads } from "../domain/engine-threads";
import type { Id } from "../domain/id";
import { lazily, once } from "../domain/once";
import { computeDocument } from "../platform/compute-document";
import { createComputeHost } from "../platform/compute-host";
import { logError } from "../platform/log";
import { createModelDirectory } from "../platform/model-directory";
import type { Store } from "../store/create-store";
import { createModelFiles, type ModelFiles } from "./model-files/create-model-files";

type Deps = {
  readonly store: Pick<Store, "modelFiles">;
  /** Where this store's files lie. */
  readonly folder: string;
  readonly keepAlive: () => () => void;
  /** Aborted when the vault is locked. */
  readonly signal: AbortSignal;
  /** Hears when a download has ended, whether it is whole or not. */
  readonly onDownloadEnd: () => void;
};

/** What runs models inside the browser, and the files that they are. */
export type LocalModels = {
  readonly compute: ComputeStream;
  readonly modelFiles: ModelFiles;
  /** Where this store's files lie. */
  readonly folder: string;
  /** On which a model file runs. */
  readonly threads: number;
  /** Closes the page that computes: nothing of what it was told stays in memory. */
  readonly close: () => Promise<void>;
};

/** Each store has a folder of its own, so that none takes another's files for left over. */
export function createLocalModels(deps: Deps): LocalModels {
  const { store, folder, keepAlive, signal, onDownloadEnd } = deps;
  const host = once(() => createComputeHost({ document: computeDocument }));
  const threads = countThreads(navigator.hardwareConcurrency);
  const compute: ComputeStream = (...given) => host().stream(...given);
  const modelFiles = lazily(() =>
    createModelFiles({
      store: store.modelFiles,
      disk: createModelDirectory({ folder }),
      compute,
      folder,
      keepAlive,
      signal,
      threads,
      onRemoved: broadcastRemoval,
      estimate: () => navigator.storage.estimate(),
      onDownloadEnd,
      onError: logError,
    }),
  );
  return { compute, modelFiles, folder, threads, close: async () => host().close() };
}

/** Heard by the compute host where there is one: none is opened for it. */
function broadcastRemoval(id: Id): void {
  const channel = new BroadcastChannel(MODEL_FILES_CHANNEL);
  channel.postMessage({ type: "removed", id } satisfies FileRemoved);
  channel.close();
}

type Probe = { readonly LanguageModel?: { readonly availability: () => Promise<string> } };

/** Whether the browser's own model may answer, as far as the worker is told; null where it is not. */
export async function mayHaveBrowserModel(): Promise<boolean | null> {
  const model = (globalThis as Probe).LanguageModel;
  if (model === undefined) return null;
  return (await model.availability().catch(() => "unavailable")) === "available";
}
