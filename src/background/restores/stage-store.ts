import type { RestoreResult } from "../../backup/restore/stage-restore";
import { createKeySet } from "../../crypto/key-set";
import { AppError } from "../../domain/app-error";
import type { BackupState } from "../../domain/backup";
import { createGenerationMark } from "../../store/database/generation-mark";
import type { Database } from "../../store/database/open-database";
import { createBackupCopies } from "../../store/snapshots/backup-copies";
import { plantHeader } from "../../vault/plant-header";
import type { OpenedVault } from "../../vault/vault";
import type { App } from "../app";
import { takeModelFolder } from "../model-folders";
import { newStoreName, readStoreName } from "../store-name";
import type { Looked } from "./look-into";
import type { MadeMethod } from "./new-method";
import { type MadeStore, type NewStoreDeps, openNewStore, openWith } from "./new-store";
import { noteWhole, saveRestoreRecord } from "./restore-record";
import type { RestoresDeps } from "./restores-deps";

/** A store that is whole and waits to be switched to. */
export type Staged = {
  readonly storeName: string;
  readonly replaces: string;
  /** Generations of the rows and of the header that it goes by; null in a profile without a vault. */
  readonly generation: number | null;
  readonly headerGeneration: number | null;
  readonly result: RestoreResult;
};

type Deps = NewStoreDeps & Pick<RestoresDeps, "engine" | "lifecycle" | "log">;

type Staging = {
  readonly looked: Looked;
  readonly mode: "merge" | "replace";
  readonly bringsBack: boolean | undefined;
  /** What the vault of a new profile is made with; null beside one that is open. */
  readonly method: MadeMethod | null;
  /** Aborted by a lock, or by whoever stops the restore. */
  readonly signal: AbortSignal;
  /** Hears each slice that is done. */
  readonly onSlice: (slice: number) => void;
};

/**
 * Makes another store of the backup and, in a merge, of what is here; the store in use is only read.
 * Fails as reading the backup and writing rows do: then it is left over, as the record tells.
 */
export async function stageStore(deps: Deps, staging: Staging): Promise<Staged> {
  const { looked, mode, method } = staging;
  const { app, generation } = looked;
  const made =
    app === null ? await openNew(deps, { looked, mode, method }) : await openBeside(deps, app);
  const { storeName, replaces, database, opened } = made;
  try {
    const result = await fill(deps, staging, made);
    const headerGeneration = app === null ? null : opened.header.generation;
    return { storeName, replaces, generation, headerGeneration, result };
  } finally {
    database.close();
  }
}

function openNew(
  deps: Deps,
  { method, ...given }: Pick<Staging, "looked" | "mode" | "method">,
): Promise<MadeStore> {
  if (method === null) throw new AppError("internal");
  return openNewStore(deps, { ...given, method });
}

/** A store beside the one in use, with the same vault. */
async function openBeside(deps: Deps, app: App): Promise<MadeStore> {
  const { local, clock } = deps;
  const [storeName, replaces] = await Promise.all([newStoreName(deps), readStoreName(local)]);
  const record = { staged: storeName, replaces, intoNew: false, isSwitched: false };
  // Before there is anything: whoever finds it cut knows what to remove.
  await saveRestoreRecord(local, record);
  await takeModelFolder(local, { storeName, from: replaces });
  const plantIn = (database: Database) => plant(deps, app, { database, storeName });
  const { database, opened } = await openWith(deps, storeName, plantIn);
  return { storeName, replaces, database, opened, goesOn: false, begunAt: clock.now() };
}

type Made = { readonly database: Database; readonly storeName: string };

/** The same vault, in another place. */
async function plant(deps: Deps, app: App, { database, storeName }: Made): Promise<OpenedVault> {
  const { local, files, createHeaders, lifecycle, log } = deps;
  const here = createHeaders((await lifecycle.profile()).database);
  return app.vault.exclusively(async (opened) => {
    if (opened.header.former !== null) throw new AppError("rotation-running");
    const deviceKey = await here.readDeviceKey();
    const copyDeps = { headers: createHeaders(database), local, files, storeName, log };
    await plantHeader(copyDeps, { header: opened.header, deviceKey });
    return opened;
  });
}

async function fill(
  deps: Deps,
  { looked, mode, bringsBack, signal, onSlice }: Staging,
  { storeName, database, opened, goesOn, begunAt }: MadeStore,
): Promise<RestoreResult> {
  const { app, backup, comparison, isForeign } = looked;
  const keys = createKeySet({ current: opened.keyring, former: null });
  signal.addEventListener("abort", keys.drop);
  try {
    signal.throwIfAborted();
    const staged = deps.engine.createStagedStore({ database, keys, clock: deps.clock, goesOn });
    // Of one that was cut the rest is planned as its beginning was.
    const clock = { now: () => begunAt };
    const here = app?.store.rows ?? null;
    const from = { backup, comparison, isForeign };
    const given = { ...from, mode, bringsBack, staged, here, onSlice, clock, signal };
    const result = await deps.engine.stageRestore(given);
    const backups = await stateOfBackups(looked);
    // First: from the switch on the copies of the store before are not looked at any more.
    if (backups !== null) await createBackupCopies({ ...deps, keys, storeName }).write(backups);
    const above = (await here?.generation())?.generation ?? 0;
    await staged.finish({ lastOrder: result.lastOrder, backups, above });
    // Before anything is written there: the former store in its place is known from the first look on.
    if (above > 0) createGenerationMark(deps.local, storeName).publish(above + 1);
    signal.throwIfAborted();
    await noteWhole(deps.local);
    return result;
  } finally {
    signal.removeEventListener("abort", keys.drop);
    keys.drop();
  }
}

/**
 * What this profile knows of its backups goes on; none of them has what is there now. A new one knows
 * of none: what has opened this backup, whoever else has it, opens none that is made here.
 */
async function stateOfBackups({ app }: Looked): Promise<BackupState | null> {
  const state = (await app?.store.backups.read()) ?? null;
  if (state === null) return null;
  // What was there before the store was put back is compared with what is here, or all that there is now.
  const records = state.records.map(({ isBeyond: _gone, ...record }) => record);
  return { ...state, records, savedGeneration: null };
}
