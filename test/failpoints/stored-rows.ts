import type { Page } from "puppeteer-core";

/** How many rows each table holds; empty where there is no database. */
export type RowCounts = Readonly<Record<string, number>>;

export type StoredRows = {
  readonly counts: RowCounts;
  /** Turns of which a part is kept as a draft. */
  readonly draftedTurns: readonly string[];
};

/** What lies in the clear columns of the store in use, read by a page that knows nothing of the worker. */
export function readStoredRows(page: Page): Promise<StoredRows> {
  return page.evaluate(async () => {
    const settle = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const { "store-name": kept } = await chrome.storage.local.get<Record<string, string>>();
    const inUse = kept ?? "confidant";
    // Opening a database that is not there would make an empty one.
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === inUse)) return { counts: {}, draftedTurns: [] };
    const database = await settle(indexedDB.open(inUse));
    try {
      const transaction = database.transaction([...database.objectStoreNames], "readonly");
      const counts = [...database.objectStoreNames].map(async (name) => {
        return [name, await settle(transaction.objectStore(name).count())] as const;
      });
      const chunks: { parent: string }[] = await settle(
        transaction.objectStore("draft_pieces").getAll(),
      );
      return {
        counts: Object.fromEntries(await Promise.all(counts)),
        draftedTurns: chunks.map(({ parent }) => parent),
      };
    } finally {
      database.close();
    }
  });
}

/** Takes every row of a table away, as damage from outside would. */
export function clearTable(page: Page, table: string): Promise<void> {
  return page.evaluate(async (name) => {
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open("confidant");
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction([name], "readwrite");
        transaction.objectStore(name).clear();
        transaction.oncomplete = () => {
          database.close();
          resolve();
        };
        transaction.onabort = () => reject(transaction.error);
      };
    });
  }, table);
}

/** Takes keys out of an area of the extension's storage and returns what they held. */
export function takeKeys(
  page: Page,
  area: "local" | "session",
  keys: readonly string[],
): Promise<Record<string, unknown>> {
  return page.evaluate(
    async (name, wanted) => {
      const kept = await chrome.storage[name].get(wanted);
      await chrome.storage[name].remove(wanted);
      return kept;
    },
    area,
    [...keys],
  );
}

/** Forgets what the browser keeps in memory, as its end does. */
export function endSession(page: Page): Promise<void> {
  return page.evaluate(() => chrome.storage.session.clear());
}

/** A file that was open a moment ago cannot be removed for about so long (milliseconds). */
const OPEN_MS = 5_000;

/** Takes every file of the origin private file system away and returns their names. */
export function takeFiles(page: Page): Promise<string[]> {
  return page.evaluate(async (patience) => {
    const files = await navigator.storage.getDirectory();
    const names: string[] = [];
    for await (const name of files.keys()) names.push(name);
    const remove = async (name: string, until: number): Promise<void> => {
      try {
        await files.removeEntry(name, { recursive: true });
      } catch (error) {
        const isOpen = error instanceof DOMException && error.name === "NoModificationAllowedError";
        if (!isOpen || Date.now() > until) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
        await remove(name, until);
      }
    };
    for (const name of names) await remove(name, Date.now() + patience);
    return names;
  }, OPEN_MS);
}

/** What the browser's types do not have yet. */
type Buckets = {
  readonly keys: () => Promise<string[]>;
  readonly delete: (name: string) => Promise<void>;
};

/** Takes every storage bucket away, as journals and the chosen folder lie in: a recovery would take them up. */
export function takeBuckets(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { storageBuckets } = navigator as Navigator & { readonly storageBuckets: Buckets };
    for (const name of await storageBuckets.keys()) await storageBuckets.delete(name);
  });
}

/** Lets no alarm start a worker amid a wipe: it would put back what it finds gone. */
export async function clearAlarms(page: Page): Promise<void> {
  await page.evaluate(() => chrome.alarms.clearAll());
}

/** Ends the page that holds the search index, as the browser's end does: it keeps the index's files open. */
async function closeComputing(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const contextTypes = [chrome.runtime.ContextType.OFFSCREEN_DOCUMENT];
    const open = await chrome.runtime.getContexts({ contextTypes });
    if (open.length > 0) await chrome.offscreen.closeDocument();
  });
}

/** Makes the profile as new; no worker may run meanwhile, since it would hold the database. */
export async function wipeProfile(page: Page): Promise<void> {
  await clearAlarms(page);
  await closeComputing(page);
  await endSession(page);
  await takeFiles(page);
  await takeBuckets(page);
  await page.evaluate(async () => {
    await chrome.storage.local.clear();
    for (const { name } of await indexedDB.databases()) {
      await new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name ?? "");
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
        request.onblocked = () => reject(new Error("someone holds the database"));
      });
    }
  });
}
