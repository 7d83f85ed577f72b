import { AppError } from "../../domain/app-error";
import { isLostValue } from "./lost-values";
import type { Database } from "./open-database";
import type { RowState, TableName } from "./schema";
import { type Durability, writeOnce } from "./write-once";

/** A sealed row to store, in place of a stored form, or null for a row that is new. */
export type RowPut = {
  readonly table: TableName;
  readonly row: { readonly id: string };
  readonly replaces: RowState | null;
};

/** One that is sealed, as all are that commits write. */
export type SealedPut = RowPut & { readonly row: RowState };

/** A row to delete if it has that form; null for one that goes whatever it is. */
export type RowDelete = {
  readonly table: TableName;
  readonly id: string;
  readonly expected: RowState | null;
};

type Writes = {
  readonly puts: readonly SealedPut[];
  /** Rows to put without a look at what is there: the manifest among `puts` tells of other writers. */
  readonly overwrites: readonly Omit<RowPut, "replaces">[];
  readonly deletes: readonly RowDelete[];
  readonly durability: Durability;
  readonly onRequested?: () => void;
};

/**
 * Writes all rows in one transaction; `conflict`, and nothing is written, if a row is not at the
 * version that is expected; `quota-exceeded` if the disk is full.
 */
export function writeRows(database: Database, writes: Writes): Promise<void> {
  const { puts, overwrites, deletes, durability, onRequested } = writes;
  const tables = new Set([...puts, ...overwrites, ...deletes].map((write) => write.table));
  return writeOnce(database, {
    tables: [...tables],
    durability,
    ...(onRequested && { onRequested }),
    whenFull: onlyRemoves(writes),
    work: (transaction, refuse) => askForAll(storesOf(transaction), writes, refuse),
  });
}

/** What tells of what is left: heads and manifest, pins, where was talked last, and other ways. */
const BOOKKEEPING_TABLES: ReadonlySet<TableName> = new Set([
  "manifest",
  "conversations",
  "settings",
  "uses",
  "forks",
]);

/**
 * Whether these only make room: what else they write tells of what is left, and of what is gone, or is a
 * fact with less in it, whose quote goes with what it is from.
 */
export function onlyRemoves({
  puts,
  overwrites,
  deletes,
}: Pick<Writes, "puts" | "overwrites" | "deletes">): boolean {
  const isBookkeeping = puts.every(({ table, row, replaces }) => {
    if (table === "tombstones") return true;
    if (replaces === null) return false;
    return (
      BOOKKEEPING_TABLES.has(table) ||
      (table === "facts" && row.sealed.length < replaces.sealed.length)
    );
  });
  return deletes.length > 0 && overwrites.length === 0 && isBookkeeping;
}

function askForAll(
  storeOf: (table: TableName) => IDBObjectStore,
  { puts, overwrites, deletes }: Writes,
  refuse: (reason: AppError) => void,
): void {
  const compare = (store: IDBObjectStore, id: string, { version }: RowState) => {
    // One that was altered to no version at all (NaN is not even itself) has nothing to compare.
    const isKnown = Number.isSafeInteger(version);
    const request = isKnown ? store.get(id) : store.getKey(id);
    request.onsuccess = () => {
      const found: unknown = request.result;
      if (found === undefined || (isKnown && versionOf(found) !== version)) {
        refuse(new AppError("conflict"));
      }
    };
    request.onerror = (event) => {
      // Its value is lost (`lost-values.ts`): whoever knew it may still write it anew, or remove it.
      if (isLostValue(request.error)) event.preventDefault();
    };
  };
  // Requests run in order, so each version is read before its row is replaced; sending all at
  // once spares a round trip, and a wrong version still undoes everything.
  for (const put of puts) {
    const store = storeOf(put.table);
    if (put.replaces === null) {
      store.add(put.row);
    } else {
      compare(store, put.row.id, put.replaces);
      store.put(put.row);
    }
  }
  for (const { table, row } of overwrites) storeOf(table).put(row);
  for (const { table, id, expected } of deletes) {
    const store = storeOf(table);
    if (expected !== null) compare(store, id, expected);
    store.delete(id);
  }
}

function versionOf(row: unknown): unknown {
  return typeof row === "object" && row !== null && "version" in row ? row.version : undefined;
}

/** Asks for each store once: thousands of rows of one table may come. */
function storesOf(transaction: IDBTransaction): (table: TableName) => IDBObjectStore {
  const stores = new Map<TableName, IDBObjectStore>();
  return (table) => {
    const store = stores.get(table) ?? transaction.objectStore(table);
    stores.set(table, store);
    return store;
  };
}
