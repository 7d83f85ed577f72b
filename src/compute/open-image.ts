import { fromBase64 } from "../domain/base64";
import { SEARCH_FOLDER } from "../domain/compute-protocol";
import type { SearchPlace } from "../domain/search-index";
import { createSealedImage, type SealedImage } from "../search/sealed-image";
import type { AccessHandle } from "./access-handle";

type AccessibleHandle = FileSystemFileHandle & {
  readonly createSyncAccessHandle: () => Promise<AccessHandle>;
};

const TRIES = 100;
const TRY_AGAIN_MS = 20;

/**
 * The image of that name of one store, in the private files. Fails as the file system does, also where
 * another page keeps it open.
 */
export async function openImage(place: SearchPlace, name: string): Promise<SealedImage> {
  const key = await importKey(place.key);
  const create = { create: true };
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle(SEARCH_FOLDER, create);
  const own = await all.getDirectoryHandle(place.folder, create);
  const handle = (await own.getFileHandle(name, create)) as AccessibleHandle;
  for (let tries = 1; ; tries += 1) {
    try {
      const file = await handle.createSyncAccessHandle();
      return createSealedImage({ file, key, name: `${place.folder}\n${name}` });
    } catch (error) {
      // A page that a lock has just closed may have it for a moment yet.
      if (tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

function importKey(base64: string): Promise<CryptoKey> {
  const bytes = fromBase64(base64) ?? new Uint8Array();
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}
