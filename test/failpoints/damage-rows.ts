import type { Page } from "puppeteer-core";

export type RowDamage = {
  readonly table: string;
  /** Without it every row of the table. */
  readonly id?: string;
  /** One bit of what is sealed, the whole row, or these clear columns; a new `id` moves the row. */
  readonly change: "flip" | "remove" | Readonly<Record<string, unknown>>;
};

/** Damages rows of a store in one transaction, as from outside; no worker should run meanwhile. */
export function damageRows(
  page: Page,
  damages: readonly RowDamage[],
  storeName = "confidant",
): Promise<void> {
  return page.evaluate(
    async (all, name) => {
      const settle = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const database = await settle(indexedDB.open(name));
      const tables = all.map(({ table }) => table);
      const transaction = database.transaction(tables, "readwrite");
      const committed = new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      for (const { table, id, change } of all) {
        const store = transaction.objectStore(table);
        const rows: { id: string; sealed: Uint8Array }[] = await settle(store.getAll(id));
        if (rows.length === 0) throw new Error(`nothing to damage in ${table}`);
        for (const row of rows) {
          store.delete(row.id);
          if (change === "flip") row.sealed[40] = (row.sealed[40] ?? 0) ^ 1;
          if (typeof change === "object") Object.assign(row, change);
          if (change !== "remove") store.put(row);
        }
      }
      await committed;
      database.close();
    },
    [...damages],
    storeName,
  );
}
