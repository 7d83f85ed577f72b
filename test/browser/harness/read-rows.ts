import type { Page } from "puppeteer-core";

/** Every row of every database of the extension as JSON, bytes in hexadecimal digits. */
export function readRows(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const readTable = async (database: IDBDatabase, table: string) => {
      const rows = await settled(database.transaction(table).objectStore(table).getAll());
      return [database.name, table, rows];
    };
    const read = async ({ name = "" }: IDBDatabaseInfo) => {
      const database = await settled(indexedDB.open(name));
      const tables = [...database.objectStoreNames].map((table) => readTable(database, table));
      const all = await Promise.all(tables);
      database.close();
      return all;
    };
    const toHex = (bytes: Uint8Array) =>
      Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return JSON.stringify(await Promise.all((await indexedDB.databases()).map(read)), (_, value) =>
      value instanceof Uint8Array || value instanceof ArrayBuffer
        ? toHex(new Uint8Array(value))
        : value,
    );
  });
}
