import { SEARCH_FOLDER } from "../domain/compute-protocol";

const openAll = async () =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(SEARCH_FOLDER);

/** Whether a search index of that store was ever stored; false where the private files do not answer. */
export function hasSearchFolder(storeName: string): Promise<boolean> {
  return openAll()
    .then((all) => all.getDirectoryHandle(storeName))
    .then(
      () => true,
      () => false,
    );
}

/** Deletes what is stored of that store's search index, where something is; never fails. */
export async function removeSearchFolder(storeName: string): Promise<void> {
  // What cannot be deleted is sealed under a key that has gone with its vault.
  await openAll()
    .then((all) => all.removeEntry(storeName, { recursive: true }))
    .catch(() => undefined);
}
