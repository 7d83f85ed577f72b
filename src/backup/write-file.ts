import type { Bytes } from "../crypto/bytes";
import type { FileFolder } from "../domain/file-folder";

/**
 * A file with these parts, there once it is whole; where anything fails, what was there before. A part
 * is asked for while the one before it is written, and after the one before that was.
 */
export async function writeFile(
  folder: FileFolder,
  name: string,
  parts: Iterable<Bytes> | AsyncIterable<Bytes>,
): Promise<void> {
  const writer = await folder.write(name);
  let writing: Promise<void> = Promise.resolve();
  try {
    for await (const part of parts) {
      await writing;
      writing = writer.write(part);
      // Met with the next part, or at the end.
      writing.catch(() => undefined);
    }
    await writing;
    await writer.close();
  } catch (error) {
    await writing.catch(() => undefined);
    // What failed is told, not that giving up failed as well.
    await writer.abort().catch(() => undefined);
    throw error;
  }
}
