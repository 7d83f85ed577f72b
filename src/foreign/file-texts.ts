import { MAX_ATTACHMENTS, MAX_FILE_BYTES } from "../domain/attachment";
import { cleanLabel } from "../domain/clean-label";
import type { ImportedMessage } from "../domain/imported";
import { clipBytes } from "./clip-bytes";
import type { Note } from "./note";

type Found = { readonly name: string; readonly text: string };

const MAX_LABEL = 200;

/**
 * Files as a message may have them: as many as it may, which are noted beyond, and each as long as it
 * may, with a mark where it was cut.
 */
export function toFiles(
  found: readonly Found[],
  { note, clipMark }: { readonly note: Note; readonly clipMark: string },
): NonNullable<ImportedMessage["files"]> {
  for (const _ of found.slice(MAX_ATTACHMENTS)) note("file");
  return found.slice(0, MAX_ATTACHMENTS).map(({ name, text }) => {
    const clipped = clipBytes(text, clipMark, MAX_FILE_BYTES);
    if (clipped !== text) note("clipped");
    return { name: cleanLabel(name, MAX_LABEL), text: clipped };
  });
}
