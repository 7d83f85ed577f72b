import { AppError, toFailure } from "../../domain/app-error";
import type { ComputeEvent, ComputeRequest } from "../../domain/compute-protocol";
import type { Id } from "../../domain/id";
import type { StoredModelFile } from "../../domain/model-file";
import type { ModelFilesDeps } from "./model-files-deps";

/** The files that are being brought in now. */
export type TransferRuns = {
  /** As it is at this moment. */
  readonly find: (id: Id) => StoredModelFile | undefined;
  /** Resolves once a page may hand the file over; fails where that cannot begin. */
  readonly receive: (file: StoredModelFile, bytes: number) => Promise<void>;
  readonly download: (file: StoredModelFile, url: string) => void;
  /** Resolves once nothing is written any more; does nothing where it does not run. */
  readonly stop: (id: Id, why: "paused" | "removed") => Promise<void>;
};

type Deps = ModelFilesDeps & { readonly onChange: () => void };

type Run = {
  file: StoredModelFile;
  stopped: "paused" | "removed" | null;
  readonly stopping: AbortController;
  settled: Promise<void>;
};

/** Nothing runs yet. */
export function createTransferRuns(deps: Deps): TransferRuns {
  const { folder } = deps;
  const runs = new Map<Id, Run>();
  const begin = (file: StoredModelFile, request: ComputeRequest, onListening = () => {}) => {
    const stopping = new AbortController();
    const run: Run = { file, stopped: null, stopping, settled: Promise.resolve() };
    runs.set(file.id, run);
    run.settled = follow(deps, run, request, onListening).finally(() => {
      runs.delete(file.id);
      deps.onChange();
      if (!deps.signal.aborted) deps.onDownloadEnd();
    });
    return run;
  };
  return {
    find: (id) => runs.get(id)?.file,
    receive: async (file, bytes) => {
      const request = { type: "file.receive", location: { folder, id: file.id }, bytes } as const;
      await new Promise<void>((resolve, reject) => {
        const run = begin(file, request, resolve);
        void run.settled.then(() => {
          const failure = run.file.failure;
          reject(failure === null ? new AppError("locked") : new AppError(failure.code, failure));
        });
      });
    },
    download: (file, url) => {
      const { validator, total } = file;
      const location = { folder, id: file.id };
      begin(file, { type: "file.download", location, url, validator, total });
    },
    stop: async (id, why) => {
      const run = runs.get(id);
      if (run === undefined) return;
      run.stopped = why;
      run.stopping.abort();
      await run.settled;
    },
  };
}

async function follow(
  deps: Deps,
  run: Run,
  request: ComputeRequest,
  onListening: () => void,
): Promise<void> {
  const { compute, store, keepAlive, signal, onError } = deps;
  const release = keepAlive();
  const { stopping } = run;
  const end = () => stopping.abort();
  signal.addEventListener("abort", end, { once: true });
  try {
    for await (const event of compute(request, stopping.signal)) {
      if (event.type === "listening") onListening();
      await take(deps, run, event);
    }
  } catch (error) {
    // Locked: its row is out of reach, and is mended when it is looked for again.
    if (signal.aborted) return;
    if (run.stopped === "removed") return;
    run.file =
      run.stopped === "paused"
        ? { ...run.file, state: "paused" }
        : { ...run.file, state: "failed", failure: toFailure(error) };
    await store.save(run.file).catch(onError);
  } finally {
    signal.removeEventListener("abort", end);
    release();
  }
}

async function take({ store, onChange }: Deps, run: Run, event: ComputeEvent): Promise<void> {
  const before = run.file;
  if (event.type === "progress") {
    const { received, total, validator } = event;
    run.file = { ...before, received, total, validator };
    // Once: what a later worker needs to go on with it.
    if (total !== before.total || validator !== before.validator) await store.save(run.file);
  } else if (event.type === "checking") {
    run.file = { ...before, state: "checking", received: before.total ?? before.received };
  } else if (event.type === "whole") {
    const { bytes, sha256, about } = event;
    const whole = { received: bytes, total: bytes, sha256, about, failure: null };
    run.file = { ...before, ...whole, state: "ready" };
    await store.save(run.file);
  } else return;
  onChange();
}
