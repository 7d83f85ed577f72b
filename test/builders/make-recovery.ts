import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { App } from "../../src/background/app";
import { createAppVault } from "../../src/background/app-vault";
import { createLifecycle } from "../../src/background/lifecycle";
import type { Profile } from "../../src/background/open-profile";
import { createRecovery } from "../../src/background/recovery/create-recovery";
import { readRecoveryMark } from "../../src/background/recovery/recovery-marks";
import { tidyRestore } from "../../src/background/restores/tidy-restore";
import { journalAlarm } from "../../src/background/store-journal";
import { readStoreName } from "../../src/background/store-name";
import { backupName } from "../../src/backup/backup-name";
import type { OpenedBackup } from "../../src/backup/open-backup";
import { createKeySet } from "../../src/crypto/key-set";
import { AppError } from "../../src/domain/app-error";
import type { BackupState } from "../../src/domain/backup";
import { createStore } from "../../src/store/create-store";
import { createHeaderStore } from "../../src/store/database/header-store";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import type { PlainRow } from "../../src/store/database/plain-row";
import { createJournal } from "../../src/store/journal/create-journal";
import { createJournalWriter } from "../../src/store/journal/journal-writer";
import { createBackupCopies } from "../../src/store/snapshots/backup-copies";
import { toPlainRow } from "../../src/store/snapshots/snapshot-row";
import { createStagedStore } from "../../src/store/staging/create-staged-store";
import { createVault } from "../../src/vault/create-vault";
import { readDeviceCopies } from "../../src/vault/device-copies";
import { dropSessionKeys } from "../../src/vault/session-keys";
import type { OpenedVault } from "../../src/vault/vault";
import { createFakeDeriveKey } from "../fakes/derive-key";
import { makeFileFolder } from "../fakes/file-folder";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { IDENTITY } from "../fakes/restore-engine";
import { createLife } from "../fakes/short-life";
import { partialApp } from "./partial-app";

// The journal takes the browser's own.
globalThis.IDBKeyRange ??= IDBKeyRange;

type FakeBackup = {
  readonly rows: readonly PlainRow[];
  readonly manifest: Pick<
    OpenedBackup["manifest"],
    "vault" | "madeAt" | "generation" | "lastOrder" | "counts" | "unreadable" | "digest" | "changes"
  >;
  isDamaged: boolean;
};

export type RecoveryDisk = ReturnType<typeof makeRecoveryDisk>;

/** A disk with nothing on it. */
export function makeRecoveryDisk() {
  return {
    indexedDB: new IDBFactory(),
    /** The places of the journals, by store. */
    journals: new Map<string, IDBFactory>(),
    local: createFakeKeyValueArea(),
    session: createFakeKeyValueArea(),
    files: createFakeKeyValueArea(),
    kept: makeFileFolder(),
    /** The folder that the person has chosen. */
    chosen: makeFileFolder(),
    backups: new Map<string, FakeBackup>(),
    /** Whether a journal can be read. */
    isJournalRead: true,
    /** Milliseconds since 1970, UTC. */
    time: { now: Date.UTC(2026, 0, 5, 12) },
    /** Fails where there is no room for all rows once more. */
    room: async () => {},
  };
}

/** Deletes every database of the extension, as Chromium does; what lies beside stays. */
export async function deleteDatabases(disk: RecoveryDisk): Promise<void> {
  disk.indexedDB = new IDBFactory();
}

const UNREAD = new AppError("store-unavailable");
const silent = { warn: () => {} };

/** A worker over that disk; it dies as `dieAt` says, counted from there. */
export function startWorker(disk: RecoveryDisk) {
  const life = createLife(() => state.onDeath());
  const { local, session, files } = life.wrapAll({
    local: disk.local,
    session: disk.session,
    files: disk.files,
  });
  const state = {
    changes: 0,
    /** Runs before each slice of a backup is given. */
    beforeSlice: async () => {},
    errors: [] as unknown[],
    onDeath: () => {},
  };
  const clock = { now: () => disk.time.now };
  const deriveKey = createFakeDeriveKey();
  const opened = new Set<{ readonly close: () => void }>();
  const openNamed = life.wrap(async (name: string) => {
    const { indexedDB } = disk;
    const database = createDatabase(name, { indexedDB, IDBKeyRange });
    await openDatabase(database);
    opened.add(database);
    return database;
  });
  const journalOf = (storeName: string) => {
    const databases = disk.journals.get(storeName) ?? new IDBFactory();
    disk.journals.set(storeName, databases);
    const storage = {
      databases: async () => databases,
      remove: async () => void disk.journals.delete(storeName),
    };
    const journal = createJournal({ storage, storeName });
    const read = () => (disk.isJournalRead ? journal.read() : Promise.reject(UNREAD));
    return life.wrapObject({ ...journal, read });
  };
  const databases = life.wrapObject({
    databases: () => disk.indexedDB.databases(),
    deleteDatabase: (name: string) => disk.indexedDB.deleteDatabase(name),
  });
  const recovery = createRecovery({
    engine: {
      openBackup: async ({ file }) => openFake(disk, state, await file.text()),
      createStagedStore: (deps) => life.wrapObject(createStagedStore(deps)),
    },
    local,
    files,
    localKeys: async () => [...disk.local.stored.keys()],
    databases,
    openDatabase: openNamed,
    createHeaders: (database) => life.wrapObject(createHeaderStore(database)),
    folders: async () => [disk.kept, disk.chosen].map(({ folder }) => life.wrapObject(folder)),
    journalOf,
    copiesOf: (storeName, keys) => createBackupCopies({ keys, local, files, storeName }),
    readDeviceKeys: (storeName) => readDeviceCopies({ local, files, storeName, log: silent }),
    disk: { require: () => disk.room(), requireForAll: () => disk.room() },
    clock,
    log: silent,
    keepAlive: () => () => {},
  });
  const lifecycle = createLifecycle({
    recovery,
    openProfile: async (onClosed): Promise<Profile> => {
      const storeName = await readStoreName(local);
      const database = await openNamed(storeName);
      database.onClose(onClosed);
      const headers = createHeaderStore(database);
      const environment = { local, session, files, clock, storeName };
      const vault = createVault({ ...environment, headers, deriveKey, log: silent });
      const isMarked = (await readRecoveryMark(local)) === storeName;
      const letGo = () => {
        database.close();
        onClosed();
      };
      return { storeName, database, vault, modelFolder: storeName, isMarked, letGo };
    },
    createApp: async ({ profile, opened: vault }) => {
      await life.step();
      const journal = createJournalWriter({
        journal: journalOf(profile.storeName),
        alarm: journalAlarm(local, profile),
        later: () => {},
        onNeed: () => {},
        onError: (error) => void state.errors.push(error),
      });
      return makeApp({ ...profile, local, files, clock, journal }, vault);
    },
    createReader: () => {
      throw new AppError("internal");
    },
    readLastUse: async () => null,
    leftUse: () => ({ noteUnlock: async () => {}, isDue: async () => false }),
    forgetLastUse: async () => {},
    dropSessionKey: () => dropSessionKeys(session),
    dropTemporary: async () => {},
    markLock: async () => {},
    closeLeft: async () => {},
    onChange: () => {
      state.changes += 1;
    },
  });
  /** What the browser does to every database that is open when it deletes it. */
  const closeAll = async () => {
    for (const one of opened) one.close();
  };
  /** What every worker does once it has opened. */
  const tidy = () => tidyRestore({ local, files, databases, journalOf, lifecycle, clock });
  return {
    lifecycle,
    recovery,
    journalOf,
    closeAll,
    tidy,
    state,
    dieAt: life.dieAt,
    isDead: life.isDead,
  };
}

export type RecoveryWorker = ReturnType<typeof startWorker>;

type Environment = Omit<Parameters<typeof createStore>[0], "keys" | "locks">;

function makeApp(environment: Environment, opened: OpenedVault): App {
  const keySet = createKeySet({ current: opened.keyring, former: opened.former });
  const store = createStore({ ...environment, keys: keySet, locks: createFakeLocks() });
  const ending = new AbortController();
  return partialApp({
    store,
    vault: createAppVault({ opened, keySet, store, signal: ending.signal }),
    idle: { touch: () => {}, isDue: () => false, lookAgain: () => {} },
    signal: ending.signal,
    end: async (why = new AppError("locked")) => {
      ending.abort(why);
      keySet.drop();
    },
  });
}

/** Slices of a backup: few rows each, so that a recovery can be cut between some. */
const SLICE = 4;

function openFake(
  disk: RecoveryDisk,
  state: { readonly beforeSlice: () => Promise<void> },
  name: string,
): OpenedBackup {
  const backup = disk.backups.get(name);
  if (backup === undefined) throw new AppError("backup-damaged");
  const rows = async function* () {
    for (let at = 0; at < backup.rows.length; at += SLICE) {
      await state.beforeSlice();
      if (backup.isDamaged && at >= SLICE) throw new AppError("backup-damaged");
      yield { slice: at / SLICE, rows: backup.rows.slice(at, at + SLICE) };
    }
  };
  return { manifest: backup.manifest, identity: IDENTITY, rows } as unknown as OpenedBackup;
}

const NO_BACKUPS: BackupState = {
  keys: [{ identity: IDENTITY, createdAt: 1 }],
  keyFile: null,
  records: [],
  savedGeneration: null,
  form: "5",
  failure: null,
  folder: null,
};

/** Makes the row about backups, as an app that begins does. */
export async function beginBackups({ store }: Pick<App, "store">): Promise<void> {
  await store.backups.update((now) => now ?? NO_BACKUPS);
}

/** Makes a backup of what is there; the journal lets go of what is in it. */
export async function backUp(disk: RecoveryDisk, worker: RecoveryWorker): Promise<FakeBackup> {
  const { store, vault } = await worker.lifecycle.ready();
  const { storeName, database } = await worker.lifecycle.profile();
  await beginBackups({ store });
  const all: PlainRow[] = [];
  const snapshot = store.snapshot({ withSecrets: false });
  for await (const part of snapshot.parts()) all.push(...part.rows.map(toPlainRow));
  const end = await snapshot.finish(async (state) => state);
  const { generation, lastOrder, counts, unreadable } = end;
  // As in a file: what was written last stands first, and once.
  const newest = end.newest.map(toPlainRow);
  const keyOf = ({ table, columns }: PlainRow) => `${table}/${columns.id}`;
  const first = new Set(newest.map(keyOf));
  const rows = [...newest, ...all.filter((row) => !first.has(keyOf(row)))];
  const changes = Math.ceil(newest.length / SLICE);
  const madeAt = disk.time.now;
  const digest = crypto.randomUUID();
  const id = vault.opened().header.vault;
  const manifest = {
    vault: id,
    madeAt,
    generation,
    lastOrder,
    counts,
    unreadable,
    digest,
    changes,
  };
  const name = backupName(madeAt);
  const backup = { rows, manifest, isDamaged: false };
  disk.backups.set(name, backup);
  disk.kept.files.set(name, new TextEncoder().encode(name));
  await store.backups.update((now) => ({ ...(now ?? NO_BACKUPS), savedGeneration: generation }));
  const kept = await database.rows("backups").toArray();
  const now = (await database.rows("manifest").toArray())[0]?.version ?? 0;
  await worker.journalOf(storeName).dropThrough(generation, {
    generation: now,
    rows: kept.map((row) => ({ table: "backups", row })),
  });
  disk.time.now += 60_000;
  return backup;
}
