import type { Page } from "puppeteer-core";

/** Deletes the database of the store, as a browser does that clears a site's data; no worker may run. */
export function dropDatabase(page: Page, name = "confidant"): Promise<void> {
  return page.evaluate(async (dropped) => {
    await new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(dropped);
      request.onsuccess = () => resolve();
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error("someone holds the database"));
    });
  }, name);
}

/**
 * Remembers all rows of the store in this page and returns what puts them back, as a backup of the
 * whole disk would; no worker may run at either time.
 */
export async function takeFormerRows(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(withDatabase, "take");
  return () => page.evaluate(withDatabase, "put");
}

async function withDatabase(how: string): Promise<void> {
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await settle(indexedDB.open("confidant"));
  const names = [...database.objectStoreNames];
  const transaction = database.transaction(names, how === "take" ? "readonly" : "readwrite");
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const former: Map<string, unknown[]> = Reflect.get(globalThis, "formerRows") ?? new Map();
  Reflect.set(globalThis, "formerRows", former);
  for (const name of names) {
    const store = transaction.objectStore(name);
    if (how === "take") former.set(name, await settle(store.getAll()));
    else {
      store.clear();
      for (const row of former.get(name) ?? []) store.put(row);
    }
  }
  await done;
  database.close();
}
