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
