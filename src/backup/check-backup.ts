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
  /** Hears how many bytes of the file are read. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
};

/** What a backup that is whole can be told by. */
type Found = {
  /** Of the file, hexadecimal. */
  readonly sha256: string;
  /** Of what is in it, as the manifest tells. */
  readonly digest: string;
};

/**
 * Reads a backup whole, once; null where it does not open, or a slice is not as its manifest says.
 * Fails as the signal says, and where nothing can be said of it: with `version-unknown`, and as the
 * file does where it cannot be read now.
 */
export async function checkBackup(input: Input): Promise<Found | null> {
  input.signal.throwIfAborted();
  try {
    return await digestWhole(input);
  } catch (error) {
    if (!(error instanceof AppError) || error.data.reason === "unreadable") throw error;
    if (ALTERED.includes(error.code)) return null;
    throw error;
  }
}

async function digestWhole({ file, identities, onProgress, signal }: Input): Promise<Found> {
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
  return { sha256: digest.end(), digest: begun.manifest.digest };
}
