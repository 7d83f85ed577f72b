import { MAX_IMAGE_FILE_BYTES } from "../domain/limits";
import { indexPictures, type PictureFile } from "./index-pictures";
import type { FindPicture } from "./picture-source";
import { accountOf, type Limits, readEntries, readWhole } from "./read-zip";

/**
 * How to find pictures in an archive. They have an account of their own: what they come to, or a bomb
 * among them, takes nothing from the conversations. Fails as `openZip` does.
 */
export async function openZipPictures(file: Blob, limits: Limits = {}): Promise<FindPicture> {
  const account = accountOf(file, limits);
  const files: PictureFile[] = [];
  for await (const entry of readEntries(file, account)) {
    const read = async () => {
      try {
        const bytes = await readWhole(entry, account, MAX_IMAGE_FILE_BYTES);
        return bytes === null ? null : new Blob([bytes]);
      } catch {
        // Damaged, or more than the archive may unpack to: told as one that did not come.
        return null;
      }
    };
    files.push({ path: entry.filename, size: entry.uncompressedSize, read });
  }
  return indexPictures(files);
}
