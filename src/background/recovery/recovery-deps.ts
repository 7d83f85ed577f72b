import type { openBackup } from "../../backup/open-backup";
import type { KeySet } from "../../crypto/key-set";
import type { FileFolder } from "../../domain/file-folder";
import type { Clock } from "../../platform/clock";
import type { DiskRoom } from "../../platform/disk-room";
import type { KeyValueArea } from "../../platform/key-value-area";
import type { Log } from "../../platform/log";
import type { Database } from "../../store/database/open-database";
import type { Journal } from "../../store/journal/journal";
import type { BackupCopies } from "../../store/snapshots/backup-copies";
import type { createStagedStore } from "../../store/staging/create-staged-store";
import type { HeaderStore } from "../../vault/header-store";

export type RecoveryEngine = {
  readonly openBackup: typeof openBackup;
  readonly createStagedStore: typeof createStagedStore;
};

/** What a recovery is made with; each part takes the slice it needs. */
export type RecoveryDeps = {
  readonly engine: RecoveryEngine;
  readonly local: KeyValueArea;
  readonly files: KeyValueArea;
  /** The names under which anything is kept beside the databases. */
  readonly localKeys: () => Promise<readonly string[]>;
  readonly databases: Pick<IDBFactory, "databases" | "deleteDatabase">;
  /** Makes that database where it is not there, and opens it. */
  readonly openDatabase: (name: string) => Promise<Database>;
  readonly createHeaders: (database: Database) => HeaderStore;
  /** Where backups lie: the browser's private files first, then the folder that was chosen. */
  readonly folders: () => Promise<readonly FileFolder[]>;
  /** What that store has written since its newest backup. */
  readonly journalOf: (storeName: string) => Journal;
  /** What that store knows of backups, as it lies outside the database. */
  readonly copiesOf: (storeName: string, keys: KeySet) => Pick<BackupCopies, "read" | "write">;
  /** The device keys that lie outside the database: which one is right, the header tells. */
  readonly readDeviceKeys: (storeName: string) => Promise<readonly Uint8Array[]>;
  /** Asked before rows are written into another store. */
  readonly disk: Pick<DiskRoom, "require" | "requireForAll">;
  readonly clock: Clock;
  readonly log: Log;
  /** Keeps the worker from being stopped until the returned function is called. */
  readonly keepAlive: () => () => void;
};
