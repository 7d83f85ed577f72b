import { openBackup } from "../../backup/open-backup";
import { BACKUPS_FOLDER } from "../../domain/backup";
import { systemClock } from "../../platform/clock";
import { browserDiskRoom } from "../../platform/disk-room";
import { createPrivateFolder } from "../../platform/file-folder";
import { log } from "../../platform/log";
import { createHeaderStore } from "../../store/database/header-store";
import type { LogWall } from "../../store/database/log-wall";
import { createDatabase, openDatabase } from "../../store/database/open-database";
import { createBackupCopies } from "../../store/snapshots/backup-copies";
import { createStagedStore } from "../../store/staging/create-staged-store";
import { readDeviceCopies } from "../../vault/device-copies";
import { chosenFolder } from "../backups/browser-backups";
import { storeJournal } from "../store-journal";
import { createRecovery } from "./create-recovery";
import type { Recovery } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";

type Given = Pick<RecoveryDeps, "local" | "localKeys" | "databases" | "files" | "keepAlive"> & {
  readonly logWall: LogWall;
};

/** Recoveries in the browser's own places. */
export function createBrowserRecovery({ logWall, ...given }: Given): Recovery {
  return createRecovery({
    ...given,
    engine: { openBackup, createStagedStore },
    openDatabase: (name) => openDatabase(createDatabase(name, { logWall })),
    createHeaders: createHeaderStore,
    folders: async () => {
      const kept = createPrivateFolder(BACKUPS_FOLDER);
      const chosen = await chosenFolder.open().catch(() => null);
      return chosen === null || chosen === "denied" ? [kept] : [kept, chosen];
    },
    journalOf: storeJournal,
    copiesOf: (storeName, keys) => createBackupCopies({ ...given, keys, storeName }),
    readDeviceKeys: (storeName) => readDeviceCopies({ ...given, storeName, log }),
    disk: browserDiskRoom,
    clock: systemClock,
    log,
  });
}
