import { AppError } from "../../domain/app-error";
import type { KeyValueArea } from "../../platform/key-value-area";
import { removeSearchFolder } from "../../platform/search-folder";
import { removeGenerationMark } from "../../store/database/generation-mark";
import type { Journal } from "../../store/journal/journal";
import { removeBackupCopies } from "../../store/snapshots/backup-copies";
import { removeAttempts } from "../../vault/attempts";
import { removeCopies } from "../../vault/header-copies";
import { dropModelFolder } from "../model-folders";
import { readStoreName } from "../store-name";

export type RemoveStoreDeps = {
  readonly local: KeyValueArea;
  readonly files: KeyValueArea;
  readonly databases: Pick<IDBFactory, "databases" | "deleteDatabase">;
  readonly journalOf: (storeName: string) => Pick<Journal, "remove">;
};

/**
 * Deletes a store with all that is kept beside it; doing it again is allowed. `store-unavailable`
 * where something still has its database open, which is deleted then once that lets go of it. Fails
 * with `internal`, and deletes nothing, for the store in use.
 */
export async function removeStore(deps: RemoveStoreDeps, storeName: string): Promise<void> {
  const { local, files, databases, journalOf } = deps;
  if (storeName === (await readStoreName(local))) throw new AppError("internal");
  await deleteDatabase(databases, storeName);
  // While the header's copies still keep its name from being taken.
  await journalOf(storeName).remove();
  await removeCopies({ local, files, storeName });
  await removeBackupCopies([local, files], storeName);
  await removeAttempts(local, storeName);
  await removeGenerationMark(local, storeName);
  await dropModelFolder(local, storeName);
  await removeSearchFolder(storeName);
}

function deleteDatabase(
  databases: Pick<IDBFactory, "deleteDatabase">,
  name: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = databases.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(new AppError("store-unavailable", { cause: request.error }));
    // The request goes on: there is no error to be asked for yet.
    request.onblocked = () => reject(new AppError("store-unavailable"));
  });
}
