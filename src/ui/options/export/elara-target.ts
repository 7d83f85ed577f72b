import type { RecordTarget } from "../../../foreign/write-elara";
import { createZipFile } from "../../../foreign/write-zip";
import type { PartFile } from "./part-file";

/** The folder in which Elara keeps its records. */
const FOLDER = "Conversation";

/** A folder of the person's, as the browser hands it over. */
export type DirectoryHandle = Pick<FileSystemDirectoryHandle, "name"> & {
  readonly getDirectoryHandle: (
    name: string,
    options: { create: true },
  ) => Promise<DirectoryHandle>;
  readonly getFileHandle: (
    name: string,
    options?: { create: true },
  ) => Promise<Pick<FileSystemFileHandle, "getFile" | "createWritable">>;
  readonly keys: () => AsyncIterable<string>;
};

/** Records in an archive that begins empty; `end` makes it whole. */
export function zipTarget(file: PartFile): RecordTarget & { readonly end: () => void } {
  const zip = createZipFile(file.add);
  const encoder = new TextEncoder();
  return {
    names: async () => [],
    read: async () => "",
    write: async (name, text) => zip.add(`${FOLDER}/${name}`, encoder.encode(text)),
    end: zip.end,
  };
}

/**
 * Records in a folder: the chosen one where it is Elara's own by its name, else one of that name in
 * it, which is made if it is not there (E-032). A file is there once it is whole, and not before.
 */
export async function folderTarget(chosen: DirectoryHandle): Promise<RecordTarget> {
  const folder =
    chosen.name === FOLDER ? chosen : await chosen.getDirectoryHandle(FOLDER, { create: true });
  return {
    names: async () => {
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    },
    read: async (name) => (await (await folder.getFileHandle(name)).getFile()).text(),
    write: async (name, text) => {
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    },
  };
}
