import { chooseKept } from "../../backup/choose-kept";
import type { BackupState } from "../../domain/backup";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { forgetIfLost } from "./check-backups";

type Deps = Pick<BackupsDeps, "files" | "offsetMinutes" | "onError"> & {
  readonly state: BackupStateRow;
};

type Options = {
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
  /** One that stays for now, whatever is dropped. */
  readonly spared: string | undefined;
};

/** More than a year of daily ones that could not be removed from a folder is not remembered. */
const MOST_TO_REMOVE = 400;

/**
 * Removes the backups that are not kept any longer, and notes which copies in the folder are to go
 * with them. What cannot be removed now is tried again the next time.
 */
export async function dropOld(
  { state, files, offsetMinutes, onError }: Deps,
  { now, spared }: Options,
): Promise<void> {
  const { records } = await state.ensure();
  const { drop } = chooseKept({ records, now, offsetMinutes: offsetMinutes() });
  const dropped = drop.map(({ name }) => name).filter((name) => name !== spared);
  if (dropped.length === 0) return;
  try {
    // Files first: a record without a file is dropped by the next one, a file without a record by none.
    for (const name of dropped) await files.remove(name);
    await state.update((all) => forget(all, dropped));
  } catch (error) {
    onError(error);
  }
}

function forget(all: BackupState, dropped: readonly string[]): BackupState {
  const names = new Set(dropped);
  const records = all.records.filter(({ name }) => !names.has(name));
  // What was made by hand may have been made for that folder.
  const byHand = all.records.filter(({ reason }) => reason === "by-hand");
  const copies = dropped.filter((dropped) => !byHand.some(({ name }) => name === dropped));
  const waiting = all.folder === null ? [] : [...(all.toRemove ?? []), ...copies];
  return forgetIfLost(all, { ...all, records, toRemove: waiting.slice(-MOST_TO_REMOVE) });
}
