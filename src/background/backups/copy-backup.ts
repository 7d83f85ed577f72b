import { AppError } from "../../domain/app-error";
import type { BackupFolder, BackupState } from "../../domain/backup";
import { newestWhole } from "./backup-rules";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { ensureCopy, reconcileCopies, takeBack } from "./ensure-copy";
import { syncKeyFile } from "./sync-key-file";

type Deps = Pick<BackupsDeps, "files" | "chosen" | "clock" | "signal" | "onError"> & {
  readonly state: BackupStateRow;
};

/**
 * All; or what takes no time, which is the key file and the removal of what is not kept any longer;
 * or all, and every copy that lies there is read, and copied anew where it is damaged.
 */
type What = "all" | "small" | "check";

/**
 * Copies the newest backup and the key file to the chosen folder, brings back from there what has no
 * file here any more, removes there what is not kept any longer, and notes how that went: a copy is
 * one once it was read back. Nothing where no folder is chosen; never fails for the folder's sake: a
 * backup is one without it.
 */
export async function copyBackup(deps: Deps, what: What = "all"): Promise<BackupState> {
  const before = await deps.state.ensure();
  if (before.folder === null) return before;
  const { removed, back = [], ...found } = await copyTo(deps, before, what);
  return deps.state.update((now) =>
    // Another one may have been chosen meanwhile, or none.
    now.folder?.name === before.folder?.name && now.folder !== null
      ? { ...withBack(without(now, removed), back), folder: { ...now.folder, ...found } }
      : now,
  );
}

function withBack(now: BackupState, back: readonly string[]): BackupState {
  if (back.length === 0) return now;
  const records = now.records.map((record) =>
    back.includes(record.name) ? { ...record, damage: null } : record,
  );
  return { ...now, records };
}

function without(now: BackupState, removed: readonly string[]): BackupState {
  if (removed.length === 0) return now;
  return { ...now, toRemove: (now.toRemove ?? []).filter((name) => !removed.includes(name)) };
}

type Outcome = Partial<Pick<BackupFolder, "state" | "copiedAt">> & {
  /** What does not lie there any more. */
  readonly removed: readonly string[];
  /** What was missing here and was brought back from there. */
  readonly back?: readonly string[];
};

async function copyTo(
  { files, chosen, clock, signal, onError }: Deps,
  state: BackupState,
  what: What,
): Promise<Outcome> {
  const removed: string[] = [];
  try {
    const folder = await chosen.open();
    if (folder === "denied") return { state: "denied", removed };
    if (folder === null) return { state: "gone", removed };
    await syncKeyFile({ folder, state, now: clock.now(), signal });
    const back = what === "small" ? [] : await takeBack({ files, folder, signal }, state);
    const newest = what === "small" ? null : newestWhole(state);
    const isCopied = newest !== null && (await ensureCopy({ files, folder, signal }, newest));
    if (what === "check") await reconcileCopies({ files, folder, signal }, state);
    // Only names that were ours: everything else in a person's folder is theirs.
    for (const name of state.toRemove ?? []) {
      await folder.remove(name);
      removed.push(name);
    }
    // A backup that did not come there is no better copied for the key file's having come.
    if (what === "small") return { removed };
    return { state: "ok", ...(isCopied && { copiedAt: clock.now() }), removed, back };
  } catch (error) {
    signal.throwIfAborted();
    onError(error);
    return { state: stateOf(error), removed };
  }
}

function stateOf(error: unknown): BackupFolder["state"] {
  const reason = error instanceof AppError ? error.data.reason : undefined;
  return reason === "denied" || reason === "gone" ? reason : "failed";
}
