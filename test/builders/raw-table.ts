import { type Database, nativeDatabase } from "../../src/store/database/open-database";

type Raw = Readonly<Record<string, unknown>>;

/** Rows as they lie there, to be looked at and altered as nobody but a test or an attacker does. */
export function rawTable<R extends object = Raw>(database: Database, name: string) {
  const transact = <T>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<T> | undefined,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const transaction = nativeDatabase(database).transaction(name, mode);
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request?.result as T);
      transaction.onabort = () => reject(transaction.error);
    });
  const write = (work: (store: IDBObjectStore) => void) =>
    transact<void>("readwrite", (store) => void work(store));
  const get = (id: unknown) =>
    transact<R | undefined>("readonly", (store) => store.get(id as IDBValidKey));
  return {
    get,
    toArray: () => transact<R[]>("readonly", (store) => store.getAll()),
    count: () => transact<number>("readonly", (store) => store.count()),
    add: (row: unknown) => write((store) => store.add(row)),
    put: (row: unknown) => write((store) => store.put(row)),
    bulkAdd: (rows: readonly unknown[]) =>
      write((store) => {
        for (const row of rows) store.add(row);
      }),
    bulkPut: (rows: readonly unknown[]) =>
      write((store) => {
        for (const row of rows) store.put(row);
      }),
    delete: (id: unknown) => write((store) => store.delete(id as IDBValidKey)),
    clear: () => write((store) => store.clear()),
    /** Alters some columns of a row that is there. */
    update: async (id: unknown, change: object) => {
      const row = await get(id);
      if (row !== undefined) await write((store) => store.put({ ...row, ...change }));
    },
  };
}
