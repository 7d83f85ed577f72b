import type { KeyValueArea } from "./key-value-area";

/**
 * JSON values as files of the origin private file system, one for each key; a value is replaced
 * whole when its write has ended. Fails as the file system does.
 */
export function createFileArea(
  directory: () => Promise<FileSystemDirectoryHandle>,
): Pick<KeyValueArea, "get" | "set"> {
  const open = async (key: string, options: FileSystemGetFileOptions) =>
    (await directory()).getFileHandle(`${encodeURIComponent(key)}.json`, options);
  return {
    get: async (key) => {
      try {
        const file = await (await open(key, { create: false })).getFile();
        return JSON.parse(await file.text());
      } catch (error) {
        if (error instanceof DOMException && error.name === "NotFoundError") return undefined;
        throw error;
      }
    },
    set: async (key, value) => {
      const writable = await (await open(key, { create: true })).createWritable();
      await writable.write(JSON.stringify(value));
      await writable.close();
    },
  };
}
