import { AppError } from "../../domain/app-error";
import { INCOMING_FOLDER } from "../../domain/backup";
import type { Id } from "../../domain/id";

type Folder = {
  readonly getDirectoryHandle: (
    name: string,
    options: { readonly create: boolean },
  ) => Promise<Pick<FileSystemDirectoryHandle, "getFileHandle" | "removeEntry">>;
};

type Input = {
  readonly file: Blob;
  readonly id: Id;
  /** Told with the bytes that are there. */
  readonly onProgress: (bytes: number) => void;
  readonly signal: AbortSignal;
};

/** Files of the person's where the worker reads them, under ids. */
export type Incoming = {
  /**
   * Copies a file there, chunk by chunk, and leaves nothing of it where that is cut short. Fails with
   * `quota-exceeded` where there is no room, `not-found` where the file cannot be read any more.
   */
  readonly put: (input: Input) => Promise<void>;
  /** Nothing where there is none, or it cannot be removed: the worker clears up what is old. */
  readonly remove: (id: Id) => Promise<void>;
};

/** The folder of incoming files in the origin's private file system. */
export function createIncoming(
  root: () => Promise<Folder> = () => navigator.storage.getDirectory(),
): Incoming {
  const open = async () => (await root()).getDirectoryHandle(INCOMING_FOLDER, { create: true });
  const remove = async (id: Id) => {
    await open()
      .then((folder) => folder.removeEntry(nameOf(id)))
      .catch(() => undefined);
  };
  return {
    remove,
    put: async ({ file, id, onProgress, signal }) => {
      try {
        const handle = await (await open()).getFileHandle(nameOf(id), { create: true });
        const writable = await handle.createWritable();
        await file.stream().pipeThrough(counting(onProgress)).pipeTo(writable, { signal });
        signal.throwIfAborted();
      } catch (cause) {
        await remove(id);
        throw new AppError(isNoRoom(cause) ? "quota-exceeded" : "not-found", { cause });
      }
    },
  };
}

function nameOf(id: Id): string {
  return `${id}.age`;
}

function counting(onProgress: (bytes: number) => void) {
  let bytes = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      controller.enqueue(chunk);
      bytes += chunk.byteLength;
      onProgress(bytes);
    },
  });
}

function isNoRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
