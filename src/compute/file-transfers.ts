import { AppError } from "../domain/app-error";
import type { ComputeEvent, ComputeRequest, FileLocation } from "../domain/compute-protocol";
import { type FileJob, fromFileWorkerSchema, type ToFileWorker } from "./file-job";

/** The slice of a dedicated worker that a file is brought in by. */
export type FileWorker = {
  readonly postMessage: (message: ToFileWorker) => void;
  readonly addEventListener: (
    type: "message" | "error",
    listener: (event: { readonly data?: unknown }) => void,
  ) => void;
  readonly terminate: () => void;
};

type Deps = {
  readonly createWorker: () => FileWorker;
  /** Resolves with the file that a page hands over under the id; fails as the signal does. */
  readonly takeFile: (
    expected: { readonly id: string; readonly bytes: number },
    signal: AbortSignal,
  ) => Promise<Blob>;
};

export type FileTransfers = {
  readonly receive: Transfer<"file.receive">;
  readonly download: Transfer<"file.download">;
};

type Transfer<T extends ComputeRequest["type"]> = (
  request: Extract<ComputeRequest, { type: T }>,
  emit: (event: ComputeEvent) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Brings model files in, each in a worker of its own; a file is written by one at a time. */
export function createFileTransfers({ createWorker, takeFile }: Deps): FileTransfers {
  const last = new Map<string, Promise<unknown>>();
  // A file that is stopped still has to be closed before it is gone on with.
  const afterLast = (location: FileLocation, work: () => Promise<void>) => {
    const before = last.get(location.id) ?? Promise.resolve();
    const running = before.then(work);
    const settled = running.catch(() => undefined);
    last.set(location.id, settled);
    return running;
  };
  const run = (job: FileJob, emit: (event: ComputeEvent) => void, signal: AbortSignal) =>
    afterLast(job.location, () => runJob(createWorker, job, emit, signal));
  return {
    receive: async ({ location, bytes }, emit, signal) => {
      const taken = takeFile({ id: location.id, bytes }, signal);
      emit({ type: "listening" });
      await run({ type: "receive", location, file: await taken }, emit, signal);
    },
    download: ({ location, url, validator, total }, emit, signal) =>
      run({ type: "download", location, download: { url, validator, total } }, emit, signal),
  };
}

function runJob(
  createWorker: () => FileWorker,
  job: FileJob,
  emit: (event: ComputeEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    signal.throwIfAborted();
    const worker = createWorker();
    const stop = () => worker.postMessage({ type: "stop" });
    const settle = (how: () => void) => {
      signal.removeEventListener("abort", stop);
      worker.terminate();
      how();
    };
    const fail = (error: unknown) => settle(() => reject(signal.aborted ? signal.reason : error));
    signal.addEventListener("abort", stop, { once: true });
    worker.addEventListener("error", () =>
      fail(new AppError("engine-failed", { data: { reason: "gone" } })),
    );
    worker.addEventListener("message", ({ data }) => {
      const message = fromFileWorkerSchema.parse(data);
      if (message.type === "event") emit(message.event);
      else if (message.type === "done") settle(resolve);
      else fail(new AppError(message.failure.code, { data: message.failure.data }));
    });
    worker.postMessage(job);
  });
}
