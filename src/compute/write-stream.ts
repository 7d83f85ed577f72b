import { AppError } from "../domain/app-error";
import type { AccessHandle } from "./access-handle";
import { fileError, GGUF_MAGIC } from "./gguf-header";

type Writing = {
  readonly handle: AccessHandle;
  readonly chunks: AsyncIterable<Uint8Array>;
  /** What is there already, and is gone on from. */
  readonly from: number;
  /** Bytes in all, where that is known: more than these are refused. */
  readonly total: number | null;
  /** Bytes at most, whatever is known. */
  readonly limit: number;
  /** Bytes that may still be written; null where nobody tells. */
  readonly room: () => Promise<number | null>;
  readonly signal: AbortSignal;
  /** Hears how many bytes are there, after each chunk. */
  readonly onProgress: (received: number) => void;
};

/** So much is lost at most when the browser is killed. */
const FLUSH_BYTES = 32 * 1_048_576;

/**
 * What a file of which nobody tells the length leaves to the store: more than is written between two
 * looks, so that the disk is never full in between.
 */
export const RESERVE_BYTES = 2 * FLUSH_BYTES;

/**
 * Writes the chunks after what is there and gives the bytes in all. Fails with `engine-failed`
 * (reason `file`) as soon as the beginning is no GGUF file's, and with `limit-exceeded` on more bytes
 * than a file may have (nothing is kept then), with `quota-exceeded` on a full disk or, where nobody
 * tells the length, a nearly full one, `provider-malformed` on more bytes than were told, or as the
 * chunks fail; what had arrived before stays.
 */
export async function writeStream(writing: Writing): Promise<number> {
  const { handle, chunks, from, total, limit, room, signal, onProgress } = writing;
  handle.truncate(from);
  let at = from;
  let flushed = from;
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      if (total !== null && at + chunk.length > total) throw new AppError("provider-malformed");
      if (at + chunk.length > limit) throw refuse(handle, tooLarge(limit));
      writeAll(handle, chunk, at);
      at += chunk.length;
      if (!hasMagic(handle)) throw refuse(handle, fileError());
      if (at - flushed >= FLUSH_BYTES) {
        handle.flush();
        flushed = at;
        if (total === null) refuseIfShort(await room(), RESERVE_BYTES);
      }
      onProgress(at);
    }
    return at;
  } finally {
    handle.flush();
  }
}

/** What is told of a file that no engine could hold. */
export function tooLarge(limit: number): AppError {
  return new AppError("limit-exceeded", { data: { limit: "model-file-bytes", max: limit } });
}

/** Fails with `quota-exceeded` where less is left than is needed. */
export function refuseIfShort(left: number | null, needed: number): void {
  if (left !== null && left < needed) throw new AppError("quota-exceeded");
}

function writeAll(handle: AccessHandle, chunk: Uint8Array, at: number): void {
  let written = 0;
  try {
    while (written < chunk.length) {
      const more = handle.write(chunk.subarray(written), { at: at + written });
      if (more <= 0) throw new AppError("quota-exceeded");
      written += more;
    }
  } catch (error) {
    // A chunk that was cut is not counted on: the file ends where the last whole chunk does.
    handle.truncate(at);
    if (error instanceof DOMException && error.name === "QuotaExceededError") {
      throw new AppError("quota-exceeded");
    }
    throw error;
  }
}

/** Whether the beginning, as far as it is there, is that of a GGUF file. */
function hasMagic(handle: AccessHandle): boolean {
  const start = new Uint8Array(GGUF_MAGIC.length);
  const read = handle.read(start, { at: 0 });
  return start.subarray(0, read).every((byte, index) => byte === GGUF_MAGIC[index]);
}

/** Of what is refused nothing is kept. */
function refuse(handle: AccessHandle, error: AppError): AppError {
  handle.truncate(0);
  return error;
}
