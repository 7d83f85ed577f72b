import { AppError } from "../domain/app-error";
import { type Database, nativeDatabase } from "./open-database";
import type { TableName } from "./schema";
import { toStoreError } from "./store-error";

/** `strict` returns when the bytes are on the disk, `relaxed` when the system has them. */
export type Durability = "strict" | "relaxed";

/** A sealed row to store; `expected` is the version it replaces, 0 for a row that is new. */
export type RowPut = {
  readonly table: TableName;
  readonly row: { readonly id: string };
  readonly expected: number;
};

export type RowDelete = {
  readonly table: TableName;
  readonly id: string;
  readonly expected: number;
};

type Writes = {
  readonly puts: readonly RowPut[];
  readonly deletes: readonly RowDelete[];
  readonly durability: Durability;
};

/**
 * Writes all rows in one transaction; `conflict`, and nothing is written, if a row is not at the
 * version that is expected; `quota-exceeded` if the disk is full.
 */
export function writeRows(database: Database, writes: Writes): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = beginWrite(database, writes);
    let conflict: AppError | null = null;
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(conflict ?? toStoreError(transaction.error));
    const compare = (store: IDBObjectStore, id: string, expected: number) => {
      const request = store.get(id);
      request.onsuccess = () => {
        if (request.result?.version === expected) return;
        conflict = new AppError("conflict");
        transaction.abort();
      };
    };
    // Requests run in order, so each version is read before its row is replaced; sending all at
    // once spares a round trip, and a wrong version still undoes everything.
    for (const put of writes.puts) {
      const store = transaction.objectStore(put.table);
      if (put.expected === 0) {
        store.add(put.row);
      } else {
        compare(store, put.row.id, put.expected);
        store.put(put.row);
      }
    }
    for (const { table, id, expected } of writes.deletes) {
      const store = transaction.objectStore(table);
      compare(store, id, expected);
      store.delete(id);
    }
  });
}

function beginWrite(database: Database, { puts, deletes, durability }: Writes): IDBTransaction {
  const tables = new Set([...puts, ...deletes].map((write) => write.table));
  return nativeDatabase(database).transaction([...tables], "readwrite", { durability });
}
