import { systemClock } from "../platform/clock";
import { createFileArea } from "../platform/file-area";
import { createKeyValueArea } from "../platform/key-value-area";
import { createHeaderStore } from "../store/header-store";
import { createDatabase, type Database, openDatabase } from "../store/open-database";
import { createVault } from "../vault/create-vault";
import type { Vault } from "../vault/vault";
import { readStoreName } from "./store-name";

/** The store in use and its vault, whether that opens or not. */
export type Profile = {
  readonly storeName: string;
  readonly database: Database;
  readonly vault: Vault;
};

/** Opens the database of the store in use; fails as it does. `onClosed` hears if the browser closes it. */
export async function openProfile(onClosed: () => void): Promise<Profile> {
  const local = createKeyValueArea(chrome.storage.local);
  const storeName = await readStoreName(local);
  const database = createDatabase(storeName);
  // The browser may close it under us (an I/O error, data cleared): the next call opens it anew.
  database.on("close", onClosed);
  const opening = openDatabase(database);
  const headers = createHeaderStore(database);
  const vault = createVault({
    headers: {
      ...headers,
      // The session's key is read while the database opens: a waking worker is waited for.
      read: async () => {
        await opening;
        return headers.read();
      },
    },
    local,
    session: createKeyValueArea(chrome.storage.session),
    files: createFileArea(() => navigator.storage.getDirectory()),
    clock: systemClock,
    storeName,
  });
  return { storeName, database, vault };
}
