import { AppError, toFailure } from "../../domain/app-error";
import type { BackupRecord, BackupState } from "../../domain/backup";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";

type Deps = Pick<BackupsDeps, "engine" | "files" | "clock" | "signal"> & {
  readonly state: BackupStateRow;
};

/**
 * Reads every backup back and notes what was found, one after the other, so that a check that is cut
 * has noted what it did. `onProgress` hears how many bytes of how many are read. One of which nothing
 * can be said now stays noted as it was; once the others are read, that fails with `version-unknown`
 * or `store-unavailable`.
 */
export async function checkBackups(
  deps: Deps,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const { state, clock, signal } = deps;
  const { records, keys } = await state.ensure();
  const identities = keys.map(({ identity }) => identity);
  const total = records.reduce((sum, { bytes }) => sum + bytes, 0);
  let done = 0;
  let trouble: AppError | null = null;
  onProgress(done, total);
  for (const record of records) {
    const before = done;
    const hear = (bytes: number) => onProgress(Math.min(before + bytes, total), total);
    const damage = await findDamage(deps, { record, identities, onProgress: hear });
    signal.throwIfAborted();
    done += record.bytes;
    onProgress(done, total);
    if (damage instanceof AppError) {
      trouble ??= damage;
      continue;
    }
    const checkedAt = damage === null ? clock.now() : null;
    await state.update((now) => noteFound(now, { ...record, checkedAt, damage }));
  }
  if (trouble !== null) throw trouble;
}

type Look = {
  readonly record: BackupRecord;
  readonly identities: readonly string[];
  readonly onProgress: (bytes: number) => void;
};

/** What is wrong with a backup; an error where that cannot be told now. */
async function findDamage(
  { engine, files, signal }: Deps,
  { record, identities, onProgress }: Look,
): Promise<BackupRecord["damage"] | AppError> {
  try {
    const file = await files.read(record.name);
    if (file === null) return "missing";
    const found = await engine.check({ file, identities, onProgress, signal });
    return found?.sha256 === record.sha256 ? null : "altered";
  } catch (cause) {
    signal.throwIfAborted();
    // A disk that is busy, or a release that is too old, is no damage to the file.
    const isNewer = toFailure(cause).code === "version-unknown";
    return new AppError(isNewer ? "version-unknown" : "store-unavailable", { cause });
  }
}

/** The row with what was found of a backup; one that was deleted meanwhile stays deleted. */
export function noteFound(now: BackupState, found: BackupRecord): BackupState {
  const records = now.records.map((record) =>
    record.name === found.name
      ? { ...record, checkedAt: found.checkedAt, damage: found.damage }
      : record,
  );
  return forgetIfLost(now, { ...now, records });
}

/** Where the newest backup is none any more, what has changed since is in none that is left. */
export function forgetIfLost(before: BackupState, after: BackupState): BackupState {
  const [newest] = before.records;
  const isThere = after.records.some(
    ({ name, damage }) => name === newest?.name && damage === null,
  );
  return isThere ? after : { ...after, savedGeneration: null };
}
