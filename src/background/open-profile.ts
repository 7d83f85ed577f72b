import { systemClock } from "../platform/clock";
import { createFileArea } from "../platform/file-area";
import { createKeyValueArea, type KeyValueArea } from "../platform/key-value-area";
import { createHeaderStore } from "../store/header-store";
import { createDatabase, type Database, openDatabase } from "../store/open-database";
import { createVault } from "../vault/create-vault";
import type { Vault } from "../vault/vault";
import { FIRST_STORE, readStoreName } from "./store-name";

/** The store in use and its vault, whether that opens or not. */
export type Profile = {
  readonly storeName: string;
  readonly database: Database;
  readonly vault: Vault;
};

/** Opens the database of the store in use; fails as it does. `onClosed` hears if the browser closes it. */
export async function openProfile(onClosed: () => void): Promise<Profile> {
  const local = createKeyValueArea(chrome.storage.local);
  const { storeName, database, opening } = await beginOpening(local);
  // The browser may close it under us (an I/O error, data cleared): the next call opens it anew.
  database.on("close", onClosed);
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

/** Opens the first store while it reads which one is in use: nearly always that very one. */
async function beginOpening(local: Pick<KeyValueArea, "get">) {
  const first = createDatabase(FIRST_STORE);
  const opening = openDatabase(first);
  // Met by whoever reads from it.
  opening.catch(() => undefined);
  const storeName = await readStoreName(local);
  if (storeName === FIRST_STORE) return { storeName, database: first, opening };
  await opening.catch(() => undefined);
  first.close();
  const database = createDatabase(storeName);
  return { storeName, database, opening: openDatabase(database) };
}
