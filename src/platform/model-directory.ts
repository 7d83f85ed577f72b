import { MODELS_FOLDER } from "../domain/compute-protocol";
import type { Id } from "../domain/id";

/** The files of one store's models, in the origin's private file system. */
export type ModelDirectory = {
  /** Bytes by name; a file that is being written may be missing. */
  readonly sizes: () => Promise<ReadonlyMap<Id, number>>;
  /** Deletes the file; nothing where there is none. One that is just being closed is waited for. */
  readonly remove: (id: Id) => Promise<void>;
};

type Directory = Pick<
  FileSystemDirectoryHandle,
  "getDirectoryHandle" | "getFileHandle" | "removeEntry" | "values"
>;

type Deps = {
  readonly folder: string;
  readonly root?: () => Promise<Directory>;
  readonly wait?: (ms: number) => Promise<void>;
};

const TRIES = 20;
const TRY_AGAIN_MS = 250;

/** The folder of a store below `models`; fails as the file system does. */
export function createModelDirectory({
  folder,
  root = () => navigator.storage.getDirectory(),
  wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}: Deps): ModelDirectory {
  const open = async () => {
    try {
      return await (await (await root()).getDirectoryHandle(MODELS_FOLDER)).getDirectoryHandle(
        folder,
      );
    } catch (error) {
      if (isNamed(error, "NotFoundError")) return null;
      throw error;
    }
  };
  return {
    sizes: async () => {
      const own = await open();
      const sizes = new Map<Id, number>();
      if (own === null) return sizes;
      for await (const handle of own.values()) {
        if (handle.kind !== "file") continue;
        const file = await (handle as FileSystemFileHandle).getFile().catch(() => null);
        if (file !== null) sizes.set(handle.name, file.size);
      }
      return sizes;
    },
    remove: async (id) => {
      const own = await open();
      for (let tries = 1; own !== null; tries += 1) {
        try {
          await own.removeEntry(id);
          return;
        } catch (error) {
          if (isNamed(error, "NotFoundError")) return;
          if (tries >= TRIES || !isNamed(error, "NoModificationAllowedError")) throw error;
          await wait(TRY_AGAIN_MS);
        }
      }
    },
  };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}
