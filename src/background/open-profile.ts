import { systemClock } from "../platform/clock";
import { createFileArea } from "../platform/file-area";
import { createKeyValueArea } from "../platform/key-value-area";
import { createHeaderStore } from "../store/header-store";
import { createDatabase, type Database, openDatabase } from "../store/open-database";
import { createVault } from "../vault/create-vault";
import type { Vault } from "../vault/vault";
import { readModelFolders } from "./model-folders";
import { readStoreName } from "./store-name";

/** The store in use and its vault, whether that opens or not. */
export type Profile = {
  readonly storeName: string;
  readonly database: Database;
  readonly vault: Vault;
  /** Where the files of its models lie: after a restore where those of the store before lay. */
  readonly modelFolder: string;
};

/** Opens the database of the store in use; fails as it does. `onClosed` hears if the browser closes it. */
export async function openProfile(onClosed: () => void): Promise<Profile> {
  const local = createKeyValueArea(chrome.storage.local);
  // Before anything is opened: opening makes what is not there, and what another store has replaced
  // must not come back empty.
  const [storeName, folders] = await Promise.all([readStoreName(local), readModelFolders(local)]);
  const database = createDatabase(storeName);
  const opening = openDatabase(database);
  // Met by whoever reads from it.
  opening.catch(() => undefined);
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
  return { storeName, database, vault, modelFolder: folders[storeName] ?? storeName };
}
