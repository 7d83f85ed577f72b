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
  readonly signal: AbortSignal;
  /** Hears how many bytes are there, after each chunk. */
  readonly tell: (received: number) => void;
};

/** So much is lost at most when the browser is killed. */
const FLUSH_BYTES = 32 * 1_048_576;

/**
 * Writes the chunks after what is there and gives the bytes in all. Fails with `engine-failed`
 * (reason `file`) as soon as the beginning is no GGUF file's (nothing is kept then), with
 * `quota-exceeded` on a full disk, `provider-malformed` on more bytes than were told, or as the
 * chunks fail; what had arrived before stays.
 */
export async function writeStream(writing: Writing): Promise<number> {
  const { handle, chunks, from, total, signal, tell } = writing;
  handle.truncate(from);
  let at = from;
  let flushed = from;
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      if (total !== null && at + chunk.length > total) throw new AppError("provider-malformed");
      writeAll(handle, chunk, at);
      at += chunk.length;
      if (!hasMagic(handle)) throw refuse(handle);
      if (at - flushed >= FLUSH_BYTES) {
        handle.flush();
        flushed = at;
      }
      tell(at);
    }
    return at;
  } finally {
    handle.flush();
  }
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

function refuse(handle: AccessHandle): AppError {
  handle.truncate(0);
  return fileError();
}
