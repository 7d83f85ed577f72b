import { AppError } from "../domain/app-error";
import type { FileFolder, FileWriter } from "../domain/file-folder";

/** The browser's own name for a file that it is writing beside the one that it will replace. */
const SWAP_FILE = ".crswap";

type Directory = Pick<FileSystemDirectoryHandle, "getFileHandle" | "removeEntry" | "values">;

/**
 * The files directly in a directory, which is asked for anew with each call; fails as `FileFolder`
 * says. An empty file counts as none: it is one whose writing never came to its end.
 */
export function createFileFolder(directory: () => Promise<Directory>): FileFolder {
  return {
    list: () => withFolderErrors(async () => listFiles(await directory())),
    read: (name) => withFolderErrors(async () => findFile(await directory(), name)),
    write: (name) =>
      withFolderErrors(async () => {
        const folder = await directory();
        // Under its name an empty file stands at once; the bytes come there with the close.
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        return createWriter(stream, () => removeEmpty(folder, name));
      }),
    remove: (name) => withFolderErrors(async () => removeFile(await directory(), name)),
  };
}

/** The files of a folder among the origin's private files, which is made where it is not there. */
export function createPrivateFolder(name: string): FileFolder {
  return createFileFolder(async () =>
    (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
  );
}

function createWriter(
  stream: FileSystemWritableFileStream,
  removeEmptyFile: () => Promise<void>,
): FileWriter {
  return {
    write: (bytes) => withFolderErrors(() => stream.write(bytes)),
    close: () => withFolderErrors(() => stream.close()),
    abort: async () => {
      // What has failed already is closed: nothing of it has come into the file.
      await stream.abort().catch(() => undefined);
      await removeEmptyFile().catch(() => undefined);
    },
  };
}

async function listFiles(folder: Directory) {
  const files: { name: string; bytes: number }[] = [];
  for await (const handle of folder.values()) {
    if (handle.kind !== "file" || handle.name.endsWith(SWAP_FILE)) continue;
    const file = await nullIfNone((handle as FileSystemFileHandle).getFile());
    if (file !== null && file.size > 0) files.push({ name: handle.name, bytes: file.size });
  }
  return files;
}

async function findFile(folder: Directory, name: string): Promise<Blob | null> {
  const handle = await nullIfNone(folder.getFileHandle(name));
  const file = handle === null ? null : await nullIfNone(handle.getFile());
  return file === null || file.size === 0 ? null : file;
}

async function removeFile(folder: Directory, name: string): Promise<void> {
  await nullIfNone(folder.removeEntry(name));
}

async function removeEmpty(folder: Directory, name: string): Promise<void> {
  const handle = await nullIfNone(folder.getFileHandle(name));
  if (handle !== null && (await handle.getFile()).size === 0) await removeFile(folder, name);
}

async function nullIfNone<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isNamed(error, "NotFoundError")) return null;
    throw error;
  }
}

async function withFolderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toAppError(error);
  }
}

function toAppError(cause: unknown): unknown {
  if (isNamed(cause, "QuotaExceededError")) return new AppError("quota-exceeded", { cause });
  // The folder itself: a file that is not there is no failure above.
  if (isNamed(cause, "NotFoundError")) return refused("gone", cause);
  if (isNamed(cause, "NotAllowedError")) return refused("denied", cause);
  return cause;
}

function refused(reason: "denied" | "gone", cause: unknown): AppError {
  return new AppError("bad-request", { data: { reason }, cause });
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
