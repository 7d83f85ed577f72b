import type { KeyValueArea } from "./key-value-area";

/**
 * JSON values as files of the origin private file system, one for each key; a value is replaced
 * whole when its write has ended. Fails as the file system does.
 */
export function createFileArea(directory: () => Promise<FileSystemDirectoryHandle>): KeyValueArea {
  const nameOf = (key: string) => `${encodeURIComponent(key)}.json`;
  const open = async (key: string, options: FileSystemGetFileOptions) =>
    (await directory()).getFileHandle(nameOf(key), options);
  return {
    get: async (key) => {
      try {
        const file = await (await open(key, { create: false })).getFile();
        return JSON.parse(await file.text());
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    set: async (key, value) => {
      const writable = await (await open(key, { create: true })).createWritable();
      await writable.write(JSON.stringify(value));
      await writable.close();
    },
    remove: async (key) => {
      try {
        await (await directory()).removeEntry(nameOf(key));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}
