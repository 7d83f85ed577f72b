/** A database of its own: a handle is neither a row nor JSON, and is the same for every store. */
const DATABASE = "confidant-folder";
const TABLE = "handles";
const KEY = "backups";

/**
 * A storage bucket of its own. The browser keeps its databases apart from the default ones, all of
 * which it deletes where their common log does not add up: without its handle the folder in which the
 * copies lie would be lost together with what they are copies of.
 */
const BUCKET = "confidant-folder";

/** Where handles are kept: `own` is not deleted with the stores; null in a browser without buckets. */
export type HandleLocations = {
  readonly own: () => Promise<IDBFactory | null>;
  /** Where former releases left it. */
  readonly former: IDBFactory;
};

/** Leaves the folder that the person has chosen where the worker finds it; fails as IndexedDB does. */
export async function saveFolderHandle(
  handle: FileSystemDirectoryHandle,
  locations = browserLocations(),
): Promise<void> {
  const own = await locations.own();
  await withTable(own ?? locations.former, "readwrite", (table) => table.put(handle, KEY));
  if (own !== null) await dropFrom(locations.former);
}

/** The folder that was left last; null for none, or after it was forgotten. */
export async function readFolderHandle(
  locations = browserLocations(),
): Promise<FileSystemDirectoryHandle | null> {
  const own = await locations.own();
  const found = own === null ? null : await readFrom(own);
  if (found !== null) return found;
  const former = await readFrom(locations.former);
  if (former !== null && own !== null) await saveFolderHandle(former, locations);
  return former;
}

/** Forgets the folder. */
export async function forgetFolderHandle(locations = browserLocations()): Promise<void> {
  const own = await locations.own();
  if (own !== null) await dropFrom(own);
  await dropFrom(locations.former);
}

/** What the browser's types do not have yet. */
type Buckets = {
  readonly open: (name: string, options: object) => Promise<{ readonly indexedDB: IDBFactory }>;
};

function browserLocations(): HandleLocations {
  const { storageBuckets } = navigator as { readonly storageBuckets?: Buckets };
  return {
    own: async () => {
      // Asked for, not needed: an extension with unlimited storage is not cleaned up anyway.
      const options = { durability: "strict", persisted: true };
      const bucket = await storageBuckets?.open(BUCKET, options).catch(() => undefined);
      return bucket?.indexedDB ?? null;
    },
    former: indexedDB,
  };
}

async function readFrom(databases: IDBFactory): Promise<FileSystemDirectoryHandle | null> {
  const found = await withTable(databases, "readonly", (table) => table.get(KEY));
  return (found as FileSystemDirectoryHandle | undefined) ?? null;
}

async function dropFrom(databases: IDBFactory): Promise<void> {
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
