import type { FindPicture, FoundPicture } from "./picture-source";
import { fileName } from "./record-file";

/** A file of an archive or a folder. */
export type PictureFile = {
  readonly path: string;
  /** Bytes that it says it has. */
  readonly size: number;
  readonly read: FoundPicture["read"];
};

// How ChatGPT's export names what was shown in a conversation is not published. Read here is what
// others found in files of their own: the name begins with what `asset_pointer` ends with, whatever
// comes behind it (`file-A1.dat`, `file-A1-plan.png`, `file_01-sanitized.jpg`; nexus-ai-chat-importer,
// issue 62; PortOS, pull request 1264). Older pictures that were made there lie in a folder under
// names that nothing tells; their size is told, and is taken where only one has it.

/** What a file is called there, at the beginning of its name. */
const ID = /^(file[-_][A-Za-z0-9]+)(?=[-._]|$)/;

const MADE = /(?:^|\/)dalle-generations\/[^/]+$/;

/** How to find pictures among these files; it holds names, no bytes. */
export function indexPictures(files: Iterable<PictureFile>): FindPicture {
  const byId = new Map<string, PictureFile["read"]>();
  const bySize = new Map<number, PictureFile["read"] | null>();
  for (const { path, size, read } of files) {
    const id = ID.exec(fileName(path))?.[1];
    if (id !== undefined && !byId.has(id)) byId.set(id, read);
    else if (MADE.test(path)) bySize.set(size, bySize.has(size) ? null : read);
  }
  return ({ id, bytes }) => byId.get(id) ?? (bytes === null ? null : (bySize.get(bytes) ?? null));
}
