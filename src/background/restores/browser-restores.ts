import { openKeyFile } from "../../backup/key-file";
import { openBackup } from "../../backup/open-backup";
import { compareBackup } from "../../backup/restore/compare-backup";
import { stageRestore } from "../../backup/restore/stage-restore";
import { BACKUPS_FOLDER, INCOMING_FOLDER } from "../../domain/backup";
import { systemClock } from "../../platform/clock";
import { browserDiskRoom } from "../../platform/disk-room";
import { createFileArea } from "../../platform/file-area";
import { createPrivateFolder } from "../../platform/file-folder";
import { later } from "../../platform/later";
import { log, logError } from "../../platform/log";
import { createHeaderStore } from "../../store/database/header-store";
import type { LogWall } from "../../store/database/log-wall";
import { createDatabase, openDatabase } from "../../store/database/open-database";
import { storedForm } from "../../store/database/stored-form";
import { createStagedStore } from "../../store/staging/create-staged-store";
import { createVault } from "../../vault/create-vault";
import { storeJournal } from "../store-journal";
import { createMemoryArea } from "./create-memory-area";
import { createRestores } from "./create-restores";
import type { Restores } from "./restores";
import type { RestoresDeps } from "./restores-deps";

type Given = Pick<
  RestoresDeps,
  "lifecycle" | "local" | "localKeys" | "databases" | "beside" | "keepAlive"
> & {
  readonly logWall: LogWall;
};

/** Restores in the browser's own places. */
export function createBrowserRestores(given: Given): Restores {
  const files = createFileArea(() => navigator.storage.getDirectory());
  return createRestores({
    ...given,
    files,
    incoming: createPrivateFolder(INCOMING_FOLDER),
    kept: createPrivateFolder(BACKUPS_FOLDER),
    engine: { openBackup, compareBackup, stageRestore, createStagedStore, openKeyFile },
    openDatabase: (name) => openDatabase(createDatabase(name, { logWall: given.logWall })),
    journalOf: storeJournal,
    createHeaders: createHeaderStore,
    createVault: ({ headers, storeName }) =>
      // The browser's session keeps the key of the store in use, and of no other.
      createVault({
        headers,
        storeName,
        local: given.local,
        files,
        session: createMemoryArea(),
        clock: systemClock,
      }),
    release: () => ({ app: chrome.runtime.getManifest().version, form: storedForm() }),
    clock: systemClock,
    disk: browserDiskRoom,
    log,
    later,
    onError: logError,
  });
}
