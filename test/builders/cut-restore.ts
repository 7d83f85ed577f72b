import { IDBKeyRange } from "fake-indexeddb";
import type { RestoresDeps } from "../../src/background/restores/restores-deps";
import { compareBackup } from "../../src/backup/restore/compare-backup";
import type { RestorableBackup } from "../../src/backup/restore/comparison";
import { stageRestore } from "../../src/backup/restore/stage-restore";
import { toBase64 } from "../../src/domain/base64";
import type { NewMethod } from "../../src/domain/unlock-method";
import type { Store } from "../../src/store/create-store";
import {
  createDatabase,
  type Database,
  openDatabase,
} from "../../src/store/database/open-database";
import { createStagedStore } from "../../src/store/staging/create-staged-store";
import { IDENTITY, PASSPHRASE } from "../fakes/restore-engine";
import { makeFullStore } from "./make-full-store";
import { backUp } from "./make-restore";
import {
  makeRestoreDisk,
  NEW_LOCK,
  type RestoreDisk,
  startWorker,
  type Worker,
} from "./make-restores";
import { allRawRows, makeStore, sayTurn } from "./make-store";

export const BY_RECOVERY = { kind: "recovery", key: IDENTITY } as const;
export const BY_PASSPHRASE = {
  kind: "passphrase",
  passphrase: PASSPHRASE,
  keyFile: "AAAA",
} as const;
type Secret = typeof BY_RECOVERY | typeof BY_PASSPHRASE;

/** The store that the first restore into a new profile stages. */
export const STAGED = "confidant-2";

/** The contexts of a full store have ended by then: their time begins anew. */
export const BEGUN = Date.UTC(2026, 10, 22);

const OPTIONS = { rowsPerSlice: 2, withSecrets: true };

/** A backup of a full store. */
export async function backUpFull(): Promise<RestorableBackup> {
  return backUp(await makeFullStore(), OPTIONS);
}

/** A backup of a store in which that was said. */
export async function backUpSaying(text: string): Promise<RestorableBackup> {
  const harness = await makeStore();
  await sayTurn(harness, text, "yes");
  return backUp(harness, OPTIONS);
}

/** A new profile. */
export function makeNewProfile(): RestoreDisk {
  const disk = makeRestoreDisk([]);
  disk.time.now = BEGUN;
  return disk;
}

/** What reads that backup, in place of a file, and restores it. */
export function engineOf({ manifest, rows }: RestorableBackup): RestoresDeps["engine"] {
  return {
    openBackup: async () => ({
      manifest: { ...manifest, mac: manifest.digest },
      identity: IDENTITY,
      rows,
    }),
    openKeyFile: async () => [IDENTITY],
    compareBackup,
    stageRestore,
    createStagedStore,
  };
}

type Cut = { readonly nth?: number; readonly secret?: Secret };

/** A new profile in which a worker has died with the `nth` time that a restore was to store rows. */
export async function cutRestore(
  backup: RestorableBackup,
  { nth = 4, secret = BY_RECOVERY }: Cut = {},
): Promise<{ readonly disk: RestoreDisk; readonly isDead: boolean }> {
  const disk = makeNewProfile();
  let adds = 0;
  const worker = startWorker(disk, {
    ...engineOf(backup),
    createStagedStore: (deps) => {
      const staged = createStagedStore(deps);
      const add: typeof staged.add = async (rows) => {
        adds += 1;
        if (adds === nth) worker.dieAt({ nth: 1, when: "before" });
        if (adds >= nth) throw new Error("killed");
        await staged.add(rows);
      };
      return { ...staged, add };
    },
  });
  await worker.restores.preview({ source: disk.source, secret });
  await worker.restores.run({ mode: "replace", ...NEW_LOCK }).catch(() => null);
  return { disk, isDead: worker.isDead() };
}

type Options = {
  readonly secret?: Secret;
  readonly mode?: "merge" | "replace";
  readonly isOwn?: boolean;
  readonly method?: NewMethod;
};

/** Restores in that worker, which has just begun; gives the store that is in use then. */
export async function restoreIn(
  { restores, lifecycle }: Worker,
  disk: RestoreDisk,
  {
    secret = BY_RECOVERY,
    mode = "replace",
    isOwn = NEW_LOCK.isOwn,
    method = NEW_LOCK.method,
  }: Options = {},
): Promise<Store> {
  await restores.begin();
  await restores.preview({ source: disk.source, secret });
  await restores.run({ mode, isOwn, method });
  return (await lifecycle.ready()).store;
}

/** The staged store's database, for that work. */
export async function withStaged<T>(
  { indexedDB }: RestoreDisk,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = createDatabase(STAGED, { indexedDB, IDBKeyRange });
  await openDatabase(database);
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** The sealed bytes that lie in it, less those that finishing makes anew, by table and id. */
export function sealedIn(disk: RestoreDisk): Promise<ReadonlyMap<string, string>> {
  return withStaged(disk, async (database) => {
    const rows = [...(await allRawRows(database))].flatMap(([table, found]) =>
      found.map(({ id, sealed }) => [`${table}/${id}`, toBase64(sealed)] as const),
    );
    return new Map(rows.filter(([key]) => !/^(conversations|manifest|backups)/.test(key)));
  });
}
