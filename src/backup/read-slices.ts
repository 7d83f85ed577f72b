import type { Bytes } from "../crypto/bytes";
import { AppError } from "../domain/app-error";
import { readAhead } from "../domain/read-ahead";
import type { BegunBackup } from "./read-manifest";
import { sha256Hex } from "./sha256-hex";

/**
 * The slices of a backup, each as it was made, in their order; after the last one makes sure that
 * nothing follows. `backup-damaged` at the first that is not as the manifest says.
 */
export async function* readSlices(
  begun: BegunBackup,
  signal: AbortSignal,
): AsyncGenerator<{ readonly bytes: Bytes; readonly lines: number }> {
  for await (const { bytes, digest, facts } of readAhead(takeSlices(begun, signal))) {
    if ((await digest) !== facts.sha256) throw new AppError("backup-damaged");
    yield { bytes, lines: facts.lines };
  }
}

/** The slices as they come, not looked at yet: the next is read while one's digest is made. */
async function* takeSlices({ manifest, reader }: BegunBackup, signal: AbortSignal) {
  for (const facts of manifest.slices) {
    signal.throwIfAborted();
    const bytes = await reader.take(facts.bytes);
    yield { bytes, digest: sha256Hex(bytes), facts };
  }
  signal.throwIfAborted();
  if (!(await reader.isAtEnd())) throw new AppError("backup-damaged");
}
