import { createFileDigest } from "../crypto/file-digest";
import { AppError, type ErrorCode } from "../domain/app-error";
import { beginBackup } from "./read-manifest";
import { readSlices } from "./read-slices";
import { streamFile } from "./stream-file";

/** What the reader says of a file that is not the backup that it was. */
const ALTERED: readonly ErrorCode[] = ["backup-damaged", "backup-wrong-key"];

type Input = {
  readonly file: Blob;
  readonly identities: readonly string[];
  /** Of the file when it was made, hexadecimal. */
  readonly sha256: string;
  /** Hears how many bytes of the file are read. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
};

/**
 * Reads a backup whole, once: whether its bytes are those that were written, and it opens, and each
 * slice is as its manifest says. Fails as the signal says, and where nothing can be said of it: with
 * `version-unknown`, and as the file does where it cannot be read now.
 */
export async function checkBackup(input: Input): Promise<"whole" | "altered"> {
  input.signal.throwIfAborted();
  try {
    return (await digestWhole(input)) === input.sha256 ? "whole" : "altered";
  } catch (error) {
    if (!(error instanceof AppError) || error.data.reason === "unreadable") throw error;
    if (ALTERED.includes(error.code)) return "altered";
    throw error;
  }
}

async function digestWhole({ file, identities, onProgress, signal }: Input): Promise<string> {
  const digest = await createFileDigest();
  let bytes = 0;
  const stream = streamFile(file, signal, (part) => {
    digest.update(part);
    bytes += part.length;
    onProgress(bytes);
  });
  const begun = await beginBackup(stream, identities);
  try {
    for await (const _slice of readSlices(begun, signal)) {
      // Looking is enough.
    }
  } finally {
    await begun.reader.close();
  }
  return digest.end();
}
