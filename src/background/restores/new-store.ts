import type { OpenedBackup } from "../../backup/open-backup";
import { backupMac } from "../../crypto/backup-mac";
import { AppError } from "../../domain/app-error";
import { toBase64 } from "../../domain/base64";
import type { Database } from "../../store/database/open-database";
import { withStoreErrors } from "../../store/database/store-error";
import type { Header } from "../../vault/header";
import type { OpenedVault } from "../../vault/vault";
import { newStoreName, readStoreName } from "../store-name";
import type { Looked } from "./look-into";
import { type MadeMethod, openMade } from "./new-method";
import { removeStore } from "./remove-store";
import { type RestoreRecord, readRestoreRecord, saveRestoreRecord } from "./restore-record";
import type { RestoresDeps } from "./restores-deps";

/** A staged store with its vault, open; its database is to be closed. */
export type MadeStore = {
  readonly storeName: string;
  readonly replaces: string;
  readonly database: Database;
  readonly opened: OpenedVault;
  /** Whether rows that a worker before has stored may lie there. */
  readonly goesOn: boolean;
  /** Milliseconds since 1970, UTC. */
  readonly begunAt: number;
};

/** What makes a store for a restore. */
export type NewStoreDeps = Pick<
  RestoresDeps,
  | "local"
  | "localKeys"
  | "files"
  | "databases"
  | "journalOf"
  | "openDatabase"
  | "createHeaders"
  | "createVault"
  | "release"
  | "clock"
>;

type Given = {
  readonly looked: Pick<Looked, "backup" | "isForeign">;
  readonly mode: "merge" | "replace";
  /** What its vault is made with. */
  readonly method: MadeMethod;
};

/**
 * A store for a profile without a vault, with a vault of its own, which nothing of the backup
 * opens: the one that was cut, where that was begun with the same, and else a new one, with nothing
 * left of that. To be called once it is tidied up.
 */
export async function openNewStore(deps: NewStoreDeps, given: Given): Promise<MadeStore> {
  const { local } = deps;
  const cut = await readRestoreRecord(local);
  if (cut !== null) {
    const found = await openCut(deps, given, cut);
    if (found !== null) return found;
    await removeStore(deps, cut.staged);
  }
  const [storeName, replaces] = await Promise.all([newStoreName(deps), readStoreName(local)]);
  const record = { staged: storeName, replaces, intoNew: true, isSwitched: false };
  // Before there is anything: whoever finds it cut knows what to remove.
  await saveRestoreRecord(local, record);
  const begunAt = deps.clock.now();
  const { database, opened } = await openWith(deps, storeName, async (made) => {
    const vault = vaultIn(deps, made, storeName);
    const fresh = await vault.setUp(given.method);
    const mark = await markFor(deps, given, fresh);
    await saveRestoreRecord(local, { ...record, begun: { mark, at: begunAt } });
    return fresh;
  });
  return { storeName, replaces, database, opened, goesOn: false, begunAt };
}

async function isFinished(database: Database): Promise<boolean> {
  return (await withStoreErrors(() => database.rows("manifest").count())) > 0;
}

/** Null where it was begun with anything else, or does not open now: a new one always can be made. */
async function openCut(
  deps: NewStoreDeps,
  given: Given,
  { staged, replaces, begun }: RestoreRecord,
): Promise<MadeStore | null> {
  if (begun === undefined) return null;
  const made = await openWith(deps, staged, async (database) => {
    // What finishing has mended is not what the backup has: rows of both would not fit together.
    if (await isFinished(database)) throw new AppError("conflict");
    const vault = vaultIn(deps, database, staged);
    // As it lies there: the mark is of this header.
    const opened = await openMade(vault, given.method, { keepHeader: true });
    if ((await markFor(deps, given, opened)) !== begun.mark) throw new AppError("conflict");
    return opened;
  }).catch(() => null);
  if (made === null) return null;
  return { storeName: staged, replaces, ...made, goesOn: true, begunAt: begun.at };
}

/** The database of that name with what is opened over it; closed where that fails. */
export async function openWith(
  { openDatabase }: Pick<NewStoreDeps, "openDatabase">,
  storeName: string,
  open: (database: Database) => Promise<OpenedVault>,
): Promise<Pick<MadeStore, "database" | "opened">> {
  const database = await openDatabase(storeName);
  try {
    return { database, opened: await open(database) };
  } catch (error) {
    database.close();
    throw error;
  }
}

function vaultIn(
  { createVault, createHeaders }: NewStoreDeps,
  database: Database,
  storeName: string,
) {
  return createVault({ headers: createHeaders(database), storeName });
}

function markFor(
  { release }: NewStoreDeps,
  given: Given,
  { header }: OpenedVault,
): Promise<string> {
  const { looked, mode } = given;
  const { backup, isForeign } = looked;
  return markRestore({ backup, mode, isForeign, release: release(), header });
}

type Begun = {
  readonly backup: Pick<OpenedBackup, "identity" | "manifest">;
  readonly mode: "merge" | "replace";
  /** Whether it is marked as brought in. */
  readonly isForeign: boolean;
  /** What it plans and stores follows from these. */
  readonly release: { readonly app: string; readonly form: string };
  /** Of the vault that was made for it, verified. */
  readonly header: Pick<Header, "mac">;
};

/**
 * Tells what a restore was begun with (base64): another one of the same goes on with it. A code under
 * the backup's identity over both the manifest's and the header's, so it tells nothing to anybody else,
 * and who writes to the profile cannot put a vault whose key they know in the place of the one made.
 */
async function markRestore({ backup, mode, isForeign, release, header }: Begun): Promise<string> {
  const { identity, manifest } = backup;
  // No manifest, whose codes are made under the same key, is a list.
  const text = JSON.stringify([
    manifest.mac,
    mode,
    isForeign,
    release.app,
    release.form,
    header.mac,
  ]);
  return toBase64(await backupMac(identity, text));
}
