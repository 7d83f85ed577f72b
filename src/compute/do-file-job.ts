import { createSHA256 } from "hash-wasm";
import { AppError } from "../domain/app-error";
import type { AboutModel, ComputeEvent } from "../domain/compute-protocol";
import { MAX_MODEL_FILE_BYTES } from "../domain/limits";
import type { AccessHandle } from "./access-handle";
import { type DownloadDeps, downloadFile } from "./download-file";
import type { FileJob } from "./file-job";
import { readGgufHeader } from "./gguf-header";
import { refuseIfShort, writeStream } from "./write-stream";

export type FileJobDeps = Pick<DownloadDeps, "fetch" | "room"> & {
  readonly open: (location: FileJob["location"]) => Promise<AccessHandle>;
  readonly emit: (event: ComputeEvent) => void;
  readonly now: () => number;
  readonly signal: AbortSignal;
};

/** Enough for a bar that moves. */
const EMIT_EVERY_MS = 200;

/**
 * Brings a file in, reads it back, and tells `whole` at the end. Fails as the download or the
 * writing does, or with the signal's reason; what had arrived of a download stays.
 */
export async function doFileJob(deps: FileJobDeps, job: FileJob): Promise<void> {
  const { open, emit, signal } = deps;
  const handle = await open(job.location).catch((cause: unknown) => {
    throw isFull(cause) ? new AppError("quota-exceeded") : cause;
  });
  try {
    const progress = sparingly(deps);
    if (job.type === "download") {
      await downloadFile({ ...deps, handle, onProgress: progress }, job.download);
    } else {
      const total = job.file.size;
      await receive(deps, handle, job.file, (received) =>
        progress({ received, total, validator: null }),
      );
    }
    signal.throwIfAborted();
    emit({ type: "checking" });
    emit({ type: "whole", ...(await checkFile(handle, signal)) });
  } finally {
    handle.close();
  }
}

async function receive(
  { room, signal }: FileJobDeps,
  handle: AccessHandle,
  file: Blob,
  onProgress: (received: number) => void,
): Promise<void> {
  refuseIfShort(await room(), file.size);
  const chunks = file.stream() as unknown as AsyncIterable<Uint8Array>;
  const limit = MAX_MODEL_FILE_BYTES;
  await writeStream({ handle, chunks, from: 0, total: file.size, limit, room, signal, onProgress });
  if (handle.getSize() < file.size)
    throw new AppError("engine-failed", { data: { reason: "file" } });
}

/** The first progress at once, then a few in a second. */
function sparingly({ emit, now }: FileJobDeps): DownloadDeps["onProgress"] {
  let last = Number.NEGATIVE_INFINITY;
  return (progress) => {
    const time = now();
    if (time - last < EMIT_EVERY_MS) return;
    last = time;
    emit({ type: "progress", ...progress });
  };
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

const CHUNK_BYTES = 4 * 1_048_576;

type CheckedFile = {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  readonly about: AboutModel;
};

/**
 * What the file tells of itself, and its SHA-256 as it lies on the disk. Fails with `engine-failed`
 * (reason `file`) where it is no model, or the signal's reason.
 */
async function checkFile(handle: AccessHandle, signal: AbortSignal): Promise<CheckedFile> {
  const bytes = handle.getSize();
  const read = (at: number, length: number) => {
    const buffer = new Uint8Array(length);
    return buffer.subarray(0, handle.read(buffer, { at }));
  };
  const about = readGgufHeader(read, bytes);
  const hash = await createSHA256();
  const buffer = new Uint8Array(CHUNK_BYTES);
  for (let at = 0; at < bytes; ) {
    const count = handle.read(buffer, { at });
    if (count <= 0) break;
    hash.update(buffer.subarray(0, count));
    at += count;
    await breathe();
    signal.throwIfAborted();
  }
  return { bytes, sha256: hash.digest("hex"), about };
}

/** Lets a message that stops this arrive. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
