import { systemClock } from "../platform/clock";
import { createFileArea } from "../platform/file-area";
import type { KeyValueArea } from "../platform/key-value-area";
import { createHeaderStore } from "../store/database/header-store";
import type { LogWall } from "../store/database/log-wall";
import { createDatabase, type Database, openDatabase } from "../store/database/open-database";
import { createVault } from "../vault/create-vault";
import type { Vault } from "../vault/vault";
import { MODEL_FOLDERS, readModelFolders } from "./model-folders";
import { RECOVERY_BEGUN, readRecoveryMark } from "./recovery/recovery-marks";
import { findStoreName, STORE_NAME } from "./store-name";

/** The store in use and its vault, whether that opens or not. */
export type Profile = {
  readonly storeName: string;
  readonly database: Database;
  readonly vault: Vault;
  /** Where the files of its models lie: after a restore where those of the store before lay. */
  readonly modelFolder: string;
  /** Whether it is to be recovered first, or a recovery of it was cut. */
  readonly isMarked: boolean;
  /** Closes it as the browser does under us: the next call opens it anew. */
  readonly letGo: () => void;
};

type Given = {
  readonly local: KeyValueArea;
  readonly session: KeyValueArea;
  /** What stands between a write and a torn log. */
  readonly logWall: LogWall;
  /** Hears if the browser closes the database. */
  readonly onClosed: () => void;
};

/** What `openProfile` reads of the browser's local storage. */
export const PROFILE_KEYS = [STORE_NAME, MODEL_FOLDERS, RECOVERY_BEGUN];

/** Opens the database of the store in use; fails as it does. */
export async function openProfile(given: Given): Promise<Profile> {
  const { local, session, logWall, onClosed } = given;
  // Before anything is opened: opening makes what is not there, and what another store has replaced
  // must not come back empty.
  const reading = Promise.all([
    findStoreName(local, indexedDB),
    readModelFolders(local),
    readRecoveryMark(local),
  ]);
  const [storeName, folders, marked] = await reading;
  const database = createDatabase(storeName, { logWall });
  const opening = openDatabase(database);
  // Met by whoever reads from it.
  opening.catch(() => undefined);
  // The browser may close it under us (an I/O error, data cleared): the next call opens it anew.
  database.onClose(() => {
    void logWall.fall();
    onClosed();
  });
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
    session,
    files: createFileArea(() => navigator.storage.getDirectory()),
    clock: systemClock,
    storeName,
  });
  const modelFolder = folders[storeName] ?? storeName;
  const letGo = () => {
    database.close();
    onClosed();
  };
  return { storeName, database, vault, modelFolder, isMarked: marked === storeName, letGo };
}
