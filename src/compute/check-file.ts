import { createSHA256 } from "hash-wasm";
import type { AboutModel } from "../domain/compute-protocol";
import type { AccessHandle } from "./access-handle";
import { readGgufHeader } from "./gguf-header";

const PIECE_BYTES = 4 * 1_048_576;

export type CheckedFile = {
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  readonly about: AboutModel;
};

/**
 * What the file tells of itself, and its SHA-256 as it lies on the disk. Fails with `engine-failed`
 * (reason `file`) where it is no model, or the signal's reason.
 */
export async function checkFile(handle: AccessHandle, signal: AbortSignal): Promise<CheckedFile> {
  const bytes = handle.getSize();
  const read = (at: number, length: number) => {
    const buffer = new Uint8Array(length);
    return buffer.subarray(0, handle.read(buffer, { at }));
  };
  const about = readGgufHeader(read, bytes);
  const hash = await createSHA256();
  const buffer = new Uint8Array(PIECE_BYTES);
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
