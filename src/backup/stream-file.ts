import type { Bytes } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { nextTask } from "../domain/next-task";
import { type ByteStream, partsOf, streamOf } from "./byte-stream";
import { chunks } from "./chunks";

/**
 * A file's bytes as they are read; fails as the signal says, and with `backup-damaged` where the file
 * can no longer be read. `onPart` hears each part first.
 */
export function streamFile(
  file: Blob,
  signal: AbortSignal,
  onPart: (part: Bytes) => void = () => undefined,
): ByteStream {
  return streamOf(readParts(file, signal, onPart));
}

async function* readParts(
  file: Blob,
  signal: AbortSignal,
  onPart: (part: Bytes) => void,
): AsyncGenerator<Bytes> {
  for await (const part of partsOf(file.stream(), toDamage)) {
    // What the browser has read by now comes without a pause: all others would wait for the whole file.
    for (const chunk of chunks(part)) {
      await nextTask();
      signal.throwIfAborted();
      onPart(chunk);
      yield chunk;
    }
  }
}

/** A file that was moved, deleted or changed under us. */
function toDamage(cause: unknown): AppError {
  return new AppError("backup-damaged", { data: { reason: "unreadable" }, cause });
}
