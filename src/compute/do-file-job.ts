import { AppError } from "../domain/app-error";
import type { ComputeEvent } from "../domain/compute-protocol";
import type { AccessHandle } from "./access-handle";
import { checkFile } from "./check-file";
import { type DownloadDeps, downloadFile } from "./download-file";
import type { FileJob } from "./file-job";
import { writeStream } from "./write-stream";

export type FileJobDeps = Pick<DownloadDeps, "fetch" | "room"> & {
  readonly open: (place: FileJob["place"]) => Promise<AccessHandle>;
  readonly tell: (event: ComputeEvent) => void;
  readonly now: () => number;
  readonly signal: AbortSignal;
};

/** Enough for a bar that moves. */
const TELL_EVERY_MS = 200;

/**
 * Brings a file in, reads it back, and tells `whole` at the end. Fails as the download or the
 * writing does, or with the signal's reason; what had arrived of a download stays.
 */
export async function doFileJob(deps: FileJobDeps, job: FileJob): Promise<void> {
  const { open, tell, signal } = deps;
  const handle = await open(job.place).catch((cause: unknown) => {
    throw isFull(cause) ? new AppError("quota-exceeded") : cause;
  });
  try {
    const progress = sparingly(deps);
    if (job.type === "download") {
      await downloadFile({ ...deps, handle, tell: progress }, job.download);
    } else {
      const total = job.file.size;
      await receive(deps, handle, job.file, (received) =>
        progress({ received, total, validator: null }),
      );
    }
    signal.throwIfAborted();
    tell({ type: "checking" });
    tell({ type: "whole", ...(await checkFile(handle, signal)) });
  } finally {
    handle.close();
  }
}

async function receive(
  { room, signal }: FileJobDeps,
  handle: AccessHandle,
  file: Blob,
  tell: (received: number) => void,
): Promise<void> {
  const left = await room();
  if (left !== null && file.size > left) throw new AppError("quota-exceeded");
  const chunks = file.stream() as unknown as AsyncIterable<Uint8Array>;
  await writeStream({ handle, chunks, from: 0, total: file.size, signal, tell });
  if (handle.getSize() < file.size)
    throw new AppError("engine-failed", { data: { reason: "file" } });
}

/** The first progress at once, then a few in a second. */
function sparingly({ tell, now }: FileJobDeps): DownloadDeps["tell"] {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const time = now();
    if (time - last < TELL_EVERY_MS) return;
    last = time;
    tell({ type: "progress", ...progress });
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
