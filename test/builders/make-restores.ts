import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { App } from "../../src/background/app";
import { createAppVault } from "../../src/background/app-vault";
import { createKeptBeside } from "../../src/background/kept-beside";
import { createLifecycle } from "../../src/background/lifecycle";
import { createRestores } from "../../src/background/restores/create-restores";
import type { RestoresDeps } from "../../src/background/restores/restores-deps";
import { readStoreName } from "../../src/background/store-name";
import { createKeySet } from "../../src/crypto/key-set";
import { AppError } from "../../src/domain/app-error";
import type { BackupState } from "../../src/domain/backup";
import { createStore, type Store } from "../../src/store/create-store";
import { createHeaderStore } from "../../src/store/database/header-store";
import { createDatabase, openDatabase } from "../../src/store/database/open-database";
import type { PlainRow } from "../../src/store/database/plain-row";
import { toPlainRow } from "../../src/store/snapshots/snapshot-row";
import { createVault } from "../../src/vault/create-vault";
import { dropSessionKeys } from "../../src/vault/session-keys";
import { createFakeDeriveKey } from "../fakes/derive-key";
import { WIDE_DISK } from "../fakes/disk-room";
import { makeFileFolder } from "../fakes/file-folder";
import { createFakeKeyValueArea } from "../fakes/key-value-area";
import { createFakeLocks } from "../fakes/locks";
import { IDENTITY, makeEngine, PASSPHRASE, type Step } from "../fakes/restore-engine";
import { createLife } from "../fakes/short-life";
import { makeStore, sayTurn } from "./make-store";
import { partialApp } from "./partial-app";

/** What outlives a worker. */
export type RestoreDisk = ReturnType<typeof makeRestoreDisk>;

/** A disk with nothing on it but a backup that a page has left: rows of another profile. */
export function makeRestoreDisk(rows: readonly PlainRow[]) {
  const incoming = makeFileFolder();
  const id = crypto.randomUUID();
  incoming.files.set(`${id}.age`, new Uint8Array([1]));
  return {
    indexedDB: new IDBFactory(),
    local: createFakeKeyValueArea(),
    session: createFakeKeyValueArea(),
    files: createFakeKeyValueArea(),
    incoming,
    kept: makeFileFolder(),
    /** Milliseconds since 1970, UTC. */
    time: { now: 1_000_000 },
    app: "0.1.0",
    /** In which this release stores rows. */
    form: "5",
    source: { from: "file", id } as const,
    /** Fails where the disk has not so many bytes free. */
    room: async (_bytes: number) => {},
    rows,
  };
}

/** The rows of a profile in which that was said. */
export async function rowsSaying(text: string): Promise<readonly PlainRow[]> {
  const harness = await makeStore();
  await sayTurn(harness, text, "yes");
  const rows: PlainRow[] = [];
  const snapshot = harness.store.snapshot({ withSecrets: false });
  for await (const part of snapshot.parts()) rows.push(...part.rows.map(toPlainRow));
  snapshot.end();
  return rows;
}

/** A worker over that disk, and the restores in it; it dies as `dieAt` says, counted from there. */
export function startWorker(disk: RestoreDisk, engine?: RestoresDeps["engine"]) {
  const life = createLife();
  const { local, session, files } = life.wrapAll({
    local: disk.local,
    session: disk.session,
    files: disk.files,
  });
  const state = {
    /** Runs before the step of that name. */
    before: {} as Partial<Record<Step, () => Promise<void> | void>>,
    running: 0,
    backups: [] as string[],
    heard: [] as string[],
    later: [] as { readonly run: () => void; readonly milliseconds: number }[],
    errors: [] as unknown[],
    /** Names of the stores whose journals were removed. */
    removed: [] as string[],
  };
  const parts = { local, session, files, clock: { now: () => disk.time.now } };
  const deriveKey = createFakeDeriveKey();
  const silent = { warn: () => {} };
  const openNamed = life.wrap(async (name: string) => {
    const database = createDatabase(name, { indexedDB: disk.indexedDB, IDBKeyRange });
    await openDatabase(database);
    return database;
  });
  const databases = life.wrapObject({
    databases: () => disk.indexedDB.databases(),
    deleteDatabase: (name: string) => disk.indexedDB.deleteDatabase(name),
  });
  const localKeys = async () => [...disk.local.stored.keys()];
  const beside = createKeptBeside({ local, files, databases, localKeys });
  const lifecycle = createLifecycle({
    openProfile: async () => {
      const storeName = await readStoreName(local);
      const database = await openNamed(storeName);
      const headers = createHeaderStore(database);
      const vault = createVault({ ...parts, headers, storeName, deriveKey, log: silent });
      return {
        storeName,
        database,
        vault,
        modelFolder: storeName,
        isMarked: false,
        letGo: () => {},
      };
    },
    createApp: async ({ profile, opened }) => {
      await life.step();
      const { database, storeName } = profile;
      return makeApp({ database, storeName, local, clock: parts.clock }, opened, state);
    },
    createReader: () => {
      throw new AppError("internal");
    },
    readLastUse: async () => null,
    leftUse: () => ({ noteUnlock: async () => {}, isDue: async () => false }),
    forgetLastUse: async () => {},
    dropSessionKey: () => dropSessionKeys(session),
    dropTemporary: async () => {},
    markLock: async () => beside.forget(),
    closeLeft: async () => {},
    onChange: () => {},
  });
  const restores = createRestores({
    lifecycle,
    beside,
    local,
    files,
    incoming: life.wrapObject(disk.incoming.folder),
    kept: life.wrapObject(disk.kept.folder),
    databases,
    journalOf: (name) => ({ remove: async () => void state.removed.push(name) }),
    localKeys,
    openDatabase: openNamed,
    createHeaders: (database) => life.wrapObject(createHeaderStore(database)),
    createVault: ({ headers, storeName }) => {
      const nowhere = createFakeKeyValueArea();
      const own = { ...parts, session: nowhere, headers, storeName, deriveKey, log: silent };
      return createVault(own);
    },
    release: () => ({ app: disk.app, form: disk.form }),
    clock: parts.clock,
    log: silent,
    keepAlive: () => () => {},
    disk: { ...WIDE_DISK, require: (bytes) => disk.room(bytes) },
    later: (run, milliseconds) => void state.later.push({ run, milliseconds }),
    onError: (error) => void state.errors.push(error),
    engine: engine ?? makeEngine(disk, state, life),
  });
  return { lifecycle, restores, state, dieAt: life.dieAt, isDead: life.isDead, watch: life.watch };
}

export type Worker = ReturnType<typeof startWorker>;

const NO_BACKUPS: BackupState = {
  keys: [{ identity: IDENTITY, createdAt: 1 }],
  keyFile: null,
  records: [],
  savedGeneration: null,
  form: "5",
  failure: null,
  folder: null,
};

type Environment = Pick<
  Parameters<typeof createStore>[0],
  "database" | "storeName" | "local" | "clock"
>;

function makeApp(
  environment: Environment,
  opened: Parameters<typeof createAppVault>[0]["opened"],
  state: {
    readonly before: Partial<Record<Step, () => Promise<void> | void>>;
    running: number;
    backups: string[];
    heard: string[];
  },
): App {
  const keySet = createKeySet({ current: opened.keyring, former: opened.former });
  const store = createStore({ ...environment, keys: keySet, locks: createFakeLocks() });
  const ending = new AbortController();
  const backups = {
    before: async (
      reason: string,
      options: { readonly withoutBackup?: boolean | undefined } = {},
    ) => {
      if (options.withoutBackup) return;
      state.backups.push(reason);
      const { generation } = await store.rows.generation();
      await state.before["backed-up"]?.();
      const note = (now: BackupState | null) => ({
        ...(now ?? NO_BACKUPS),
        savedGeneration: generation,
      });
      await store.backups.update(note);
    },
    identities: async () => [IDENTITY],
    isOwn: async (backup: { identity: string }) => backup.identity === IDENTITY,
    onMethodsChanged: async () => {},
    onPassphrase: (passphrase: string) => void state.heard.push(passphrase),
  };
  const end = async () => {
    ending.abort(new AppError("locked"));
    keySet.drop();
  };
  return partialApp({
    store,
    backups,
    vault: createAppVault({ opened, keySet, store, signal: ending.signal }),
    idle: { touch: () => {}, isDue: () => false, lookAgain: () => {} },
    runs: { list: () => new Array(state.running).fill({}) },
    signal: ending.signal,
    end,
  });
}

/** How the vault is unlocked that a restore into a new profile makes, for a backup of one's own. */
export const NEW_LOCK = {
  isOwn: true,
  method: { kind: "passphrase", passphrase: "another quiet harbour" },
} as const;

/** Makes the vault of that worker's profile, in which that was said. */
export async function setUpSaying({ lifecycle }: Pick<Worker, "lifecycle">, text: string) {
  const app = await lifecycle.become((vault) =>
    vault.setUp({ kind: "passphrase", passphrase: PASSPHRASE }),
  );
  await say(app, text);
  return app;
}

/** Says that in the app's conversation. */
export async function say({ store }: Pick<App, "store">, text: string): Promise<void> {
  const opening = { channel: "side-panel", contextId: null } as const;
  const { conversation } = await store.conversations.open(opening);
  await sayTurn({ store, conversationId: conversation.id } as never, text, "yes");
}

/** The names of the databases there. */
export async function databasesOf({ indexedDB }: RestoreDisk): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

/** What lists the stores of that worker's profile. */
export function namesOf(disk: RestoreDisk, { lifecycle }: Pick<Worker, "lifecycle">) {
  const { local, indexedDB: databases } = disk;
  const localKeys = async () => [...local.stored.keys()];
  return { local, databases, localKeys, lifecycle, onChange: () => {} };
}

/** Everything that is stored, as text. */
export async function textOf(store: Pick<Store, "export">): Promise<string> {
  const lines: string[] = [];
  for await (const batch of store.export()) {
    lines.push(...batch.lines);
    if (batch.unreadable > 0) throw new Error("unreadable");
  }
  return lines.join("\n");
}
