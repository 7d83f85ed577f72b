import type { Page } from "puppeteer-core";

/** By table and id, the sealed bytes in hexadecimal digits. */
export type SealedRows = Readonly<Record<string, string>>;

/** The rows of the database, and what the journal says of each: null for one that was deleted. */
export type BothRows = {
  readonly database: SealedRows;
  readonly journal: Readonly<Record<string, string | null>>;
  /** The generation after which the journal has everything; null without one. */
  readonly after: number | null;
  readonly hasGap: boolean;
};

/** Reads both as they lie there, past the product; nothing may be written meanwhile. */
export function readBothRows(page: Page): Promise<BothRows> {
  return page.evaluate(async () => {
    type Sealed = { readonly id: string; readonly sealed: Uint8Array };
    type Commit = {
      readonly sequence: number;
      readonly puts: readonly {
        readonly table: string;
        readonly row: Sealed;
        readonly as: string;
      }[];
      readonly deletes: readonly { readonly table: string; readonly id: string }[];
    };
    type State = { readonly after: number; readonly newest: number; readonly hasGap: boolean };
    type Buckets = {
      readonly open: (name: string) => Promise<{ readonly indexedDB: IDBFactory }>;
    };
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const toHex = (bytes: Uint8Array) =>
      Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const readAll = async (database: IDBDatabase, table: string) =>
      settled(database.transaction(table).objectStore(table).getAll());

    const rows = await settled(indexedDB.open("confidant"));
    const database: Record<string, string> = {};
    for (const table of rows.objectStoreNames) {
      if (table === "header" || table === "device") continue;
      for (const row of (await readAll(rows, table)) as Sealed[]) {
        database[`${table}/${row.id}`] = toHex(row.sealed);
      }
    }
    rows.close();
    const { storageBuckets } = navigator as Navigator & { readonly storageBuckets: Buckets };
    const bucket = await storageBuckets.open("journal-confidant");
    const kept = await settled(bucket.indexedDB.open("journal", 1));
    const journal: Record<string, string | null> = {};
    for (const { table, id, row } of await readAll(kept, "rows")) {
      journal[`${table}/${id}`] = row === null ? null : toHex(row.sealed);
    }
    const [state = null] = (await readAll(kept, "state")) as State[];
    let after = state?.after ?? null;
    let newest = state?.newest ?? 0;
    let hasGap = state?.hasGap ?? false;
    for (const { sequence, puts, deletes } of (await readAll(kept, "log")) as Commit[]) {
      if (sequence !== newest + 1) hasGap = true;
      after ??= sequence - 1;
      newest = sequence;
      for (const { table, row, as } of puts) {
        if (as !== "resealed") journal[`${table}/${row.id}`] = toHex(row.sealed);
      }
      for (const { table, id } of deletes) journal[`${table}/${id}`] = null;
    }
    kept.close();
    return { database, journal, after, hasGap };
  });
}

/** What a backup of `before` and the journal of now are together. */
export function together(before: SealedRows, { journal }: BothRows): SealedRows {
  const rows = { ...before, ...journal };
  return Object.fromEntries(
    Object.entries(rows).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
