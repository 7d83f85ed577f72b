import type { Page } from "puppeteer-core";
import { type FrozenDatabase, freezeDatabase, STORES } from "../builders/frozen-store";
import { type FrozenFile, openFrozen, readFrozen, tableVersion } from "../builders/open-frozen";

/** Puts the database of an earlier release, without a lock, in the place of any; no worker may run. */
export async function plantFrozen(page: Page, file: FrozenFile): Promise<void> {
  const { databases } = await readFrozen(file);
  const version = tableVersion(file);
  await plant(page, { version, stores: STORES[version] }, databases.device);
}

/** The same with one whose newest backup was made by a release that stored rows in another form. */
export async function plantOldForm(page: Page): Promise<void> {
  const { store, database } = await openFrozen(5, { name: "device", by: "device" });
  await store.backups.update((now) => {
    if (now === null) throw new Error("nothing is known of backups");
    return { ...now, form: "of another release" };
  });
  await plant(page, { version: 5, stores: STORES[5] }, await freezeDatabase(database));
}

type Form = { readonly version: number; readonly stores: Readonly<Record<string, string>> };

async function plant(
  page: Page,
  { version, stores }: Form,
  database: FrozenDatabase,
): Promise<void> {
  await page.evaluate(
    async (number, forms, tables) => {
      const thaw = (value: unknown): unknown => {
        if (typeof value !== "object" || value === null) return value;
        if (Array.isArray(value)) return value.map(thaw);
        const bytes = Reflect.get(value, "base64");
        if (typeof bytes === "string") {
          return Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
        }
        return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, thaw(one)]));
      };
      await new Promise<void>((resolve, reject) => {
        indexedDB.deleteDatabase("confidant");
        // The library counts versions in tens.
        const opening = indexedDB.open("confidant", 10 * number);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const [name, form] of Object.entries(forms)) {
            const store = opening.result.createObjectStore(name, { keyPath: "id" });
            for (const index of form.split(", ").slice(1)) {
              const path = index.startsWith("[") ? index.slice(1, -1).split("+") : index;
              store.createIndex(index, path);
            }
            for (const row of tables[name] ?? []) store.put(thaw(row));
          }
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    },
    version,
    stores,
    database,
  );
}
