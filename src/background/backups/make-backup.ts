import { backupName } from "../../backup/backup-name";
import { AppError } from "../../domain/app-error";
import type { BackupReason, BackupRecord, BackupState } from "../../domain/backup";
import type { FileFolder } from "../../domain/file-folder";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { dropOld } from "./drop-old";

type Deps = Pick<
  BackupsDeps,
  | "rows"
  | "snapshot"
  | "engine"
  | "files"
  | "disk"
  | "staging"
  | "header"
  | "clock"
  | "offsetMinutes"
  | "signal"
  | "release"
  | "onError"
> & { readonly state: BackupStateRow };

type Options = {
  readonly reason: BackupReason;
  readonly withKeys: boolean;
  /** One that stays for now, whatever is dropped. */
  readonly spared?: string | undefined;
  /** Hears how many rows of how many are done. */
  readonly onProgress: (done: number, total: number) => void;
};

/**
 * Makes a backup, reads it back, notes it, and removes those that are not kept any longer. Fails as
 * any of this does, with nothing left of the file; `backup-damaged` where it is not read back as it
 * was written.
 */
export async function makeBackup(deps: Deps, options: Options): Promise<void> {
  const { state, files, clock, signal } = deps;
  const before = await state.ensure();
  await removeBegun(files, before);
  await requireRoom(deps.disk, before);
  const madeAt = freeTime(before, clock.now());
  const name = backupName(madeAt);
  // A worker that dies after the file is whole and before it is noted leaves a file nobody knows of.
  const { keys } = await state.update((now) => ({ ...now, begun: name }));
  const identity = keys[0]?.identity;
  if (identity === undefined) throw new AppError("internal");
  try {
    const written = await writeFile(deps, options, { name, identity, madeAt });
    signal.throwIfAborted();
    await noteBackup(deps, written, options);
    // Where that fails, what lies in both is only told twice.
    await deps.rows.letGo(written.generation).catch(deps.onError);
  } catch (error) {
    await files.remove(name).catch(() => undefined);
    throw error;
  }
}

/** About what the newest takes; the first one is compared with all that there is. */
function requireRoom(disk: BackupsDeps["disk"], { records }: BackupState): Promise<void> {
  const [newest] = records;
  return newest === undefined ? disk.requireForAll() : disk.require(newest.bytes);
}

/** Removes what a worker that died has left in the folder of backups. */
export async function removeBegun(
  files: Pick<FileFolder, "remove">,
  { begun, records }: BackupState,
): Promise<void> {
  if (begun == null || records.some(({ name }) => name === begun)) return;
  await files.remove(begun);
}

type File = { readonly name: string; readonly identity: string; readonly madeAt: number };

type Written = { readonly record: BackupRecord; readonly generation: number };

async function writeFile(
  { snapshot, engine, files, staging, header, clock, signal, release }: Deps,
  { reason, withKeys, onProgress }: Options,
  { name, identity, madeAt }: File,
): Promise<Written> {
  const rows = snapshot({ withSecrets: withKeys });
  let total = 0;
  const counted = rows.total.then((count) => {
    total = count;
  });
  // What cannot be counted cannot be read either, which fails below.
  counted.catch(() => undefined);
  const { manifest, bytes } = await engine.write({
    snapshot: rows,
    staging,
    target: files,
    name,
    identity,
    info: { app: release.app, vault: header().vault, madeAt, withKeys },
    // More may be written meanwhile than there was at first.
    onProgress: (done) => onProgress(Math.min(done, total), total),
    signal,
  });
  const file = await files.read(name);
  const given = { identities: [identity], onProgress: () => {}, signal };
  const found = file === null ? null : await engine.check({ ...given, file });
  if (found?.digest !== manifest.digest) throw new AppError("backup-damaged");
  const { sha256 } = found;
  const { counts, unreadable, generation } = manifest;
  const { conversations = 0, messages = 0 } = counts;
  const made = { name, reason, madeAt, bytes, sha256, conversations, messages, unreadable };
  const record = { ...made, withKeys, checkedAt: clock.now(), damage: null };
  return { record, generation };
}

async function noteBackup(
  deps: Deps,
  { record, generation }: Written,
  { spared }: Pick<Options, "spared">,
): Promise<void> {
  const { state, clock, release } = deps;
  await state.update((now) => ({
    ...now,
    records: [record, ...now.records],
    savedGeneration: generation,
    form: release.form,
    failure: null,
    begun: null,
  }));
  // A clock that was set back meanwhile does not make this one the first to go.
  await dropOld(deps, { now: Math.max(clock.now(), record.madeAt), spared });
}

/** A time whose name no backup has yet. */
function freeTime({ records, going = [] }: BackupState, now: number): number {
  const taken = new Set([...records, ...going].map(({ name }) => name));
  let time = now;
  while (taken.has(backupName(time))) time += 1;
  return time;
}
