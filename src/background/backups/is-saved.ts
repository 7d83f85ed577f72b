import { digestFile } from "../../backup/digest-file";
import type { BackupReason, BackupRecord } from "../../domain/backup";
import { newestWhole } from "./backup-rules";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { noteFound } from "./check-backups";

type Deps = Pick<BackupsDeps, "rows" | "files" | "clock" | "signal"> & {
  readonly state: BackupStateRow;
};

/** Before these a backup is read back once more: what they remove may be in nothing else. */
const CAREFUL: readonly BackupReason[] = ["before-purge", "before-restore"];

/** For so long what was read back is believed to be as it was (a day, milliseconds). */
const BELIEVED_MS = 24 * 60 * 60_000;

/**
 * Whether all there is lies in a backup that is still there. Where much hangs on it, its bytes are
 * looked at too, unless that was done of late; what is found is noted.
 */
export async function isSaved(deps: Deps, reason: BackupReason): Promise<boolean> {
  const { state, rows, files, clock } = deps;
  const newest = newestWhole(await state.read());
  if (newest === null || (await rows.hasChanged())) return false;
  const file = await files.read(newest.name);
  if (file?.size !== newest.bytes) return false;
  if (!CAREFUL.includes(reason) || isBelieved(newest, clock.now())) return true;
  const isSame = await hasDigest(deps, file, newest.sha256);
  if (isSame === null) return false;
  const found = isSame
    ? { ...newest, checkedAt: clock.now(), damage: null }
    : { ...newest, checkedAt: null, damage: "altered" as const };
  await state.update((now) => noteFound(now, found));
  return isSame;
}

function isBelieved({ checkedAt }: BackupRecord, now: number): boolean {
  // A time to come was told by a clock that was wrong.
  return checkedAt !== null && checkedAt <= now && now - checkedAt <= BELIEVED_MS;
}

/** Null where it cannot be read now. */
async function hasDigest({ signal }: Deps, file: Blob, sha256: string): Promise<boolean | null> {
  try {
    return (await digestFile(file, signal)) === sha256;
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
