import { SEARCH_FOLDER } from "../domain/compute-protocol";

/** Whether a search index of that store was ever stored; false where the private files do not answer. */
export async function hasSearchFolder(storeName: string): Promise<boolean> {
  try {
    const root = await navigator.storage.getDirectory();
    await (await root.getDirectoryHandle(SEARCH_FOLDER)).getDirectoryHandle(storeName);
    return true;
  } catch {
    return false;
  }
}

/** Deletes what is stored of that store's search index, where something is; never fails. */
export async function removeSearchFolder(storeName: string): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory();
    const all = await root.getDirectoryHandle(SEARCH_FOLDER);
    await all.removeEntry(storeName, { recursive: true });
  } catch {
    // What cannot be deleted is sealed under a key that has gone with its vault.
  }
}
