import { createFileDigest } from "../crypto/file-digest";
import { streamFile } from "./stream-file";

/**
 * The SHA-256 of a file, hexadecimal, in one pass over it; fails as the signal says, and with
 * `backup-damaged` where it cannot be read.
 */
export async function digestFile(file: Blob, signal: AbortSignal): Promise<string> {
  const digest = await createFileDigest();
  const reader = streamFile(file, signal, digest.update).getReader();
  while (!(await reader.read()).done) {
    // Each part was heard.
  }
  return digest.end();
}
