/** A database of its own: a handle is neither a row nor JSON, and is the same for every store. */
const DATABASE = "confidant-folder";
const TABLE = "handles";
const KEY = "backups";

/** Leaves the folder that the person has chosen where the worker finds it; fails as IndexedDB does. */
export async function saveFolderHandle(
  handle: FileSystemDirectoryHandle,
  databases: IDBFactory = indexedDB,
): Promise<void> {
  await withTable(databases, "readwrite", (table) => table.put(handle, KEY));
}

/** The folder that was left last; null for none, or after it was forgotten. */
export async function readFolderHandle(
  databases: IDBFactory = indexedDB,
): Promise<FileSystemDirectoryHandle | null> {
  const found = await withTable(databases, "readonly", (table) => table.get(KEY));
  return (found as FileSystemDirectoryHandle | undefined) ?? null;
}

/** Forgets the folder. */
export async function forgetFolderHandle(databases: IDBFactory = indexedDB): Promise<void> {
  await withTable(databases, "readwrite", (table) => table.delete(KEY));
}

async function withTable<T>(
  databases: IDBFactory,
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase(databases);
  try {
    const transaction = database.transaction(TABLE, mode);
    const request = work(transaction.objectStore(TABLE));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

function openDatabase(databases: IDBFactory): Promise<IDBDatabase> {
  const request = databases.open(DATABASE, 1);
  return new Promise((resolve, reject) => {
    request.onupgradeneeded = () => request.result.createObjectStore(TABLE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
