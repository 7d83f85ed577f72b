import { toFailure } from "../../domain/app-error";
import type { Clock } from "../../platform/clock";
import { createHeaderStore } from "../../store/database/header-store";
import type { Lifecycle } from "../lifecycle";
import { readRecoveryMark } from "../recovery/recovery-marks";
import { readStoreName, saveStoreName } from "../store-name";
import { isNewProfile } from "./is-new-profile";
import { type RemoveStoreDeps, removeStore } from "./remove-store";
import {
  leftOverStore,
  type RestoreRecord,
  readRestoreRecord,
  removeRestoreRecord,
} from "./restore-record";

export type TidyDeps = RemoveStoreDeps & {
  readonly lifecycle: Pick<Lifecycle, "profile" | "replace">;
  readonly clock: Clock;
};

/** As long as one that was cut waits for whoever restores the same backup again. */
const LONGEST_MS = 24 * 60 * 60_000;

/**
 * Removes what a restore has left over: the staged store where it was not switched to, the one that
 * it replaced where it was. One for a profile that has no vault yet is not removed: where it is whole
 * it is used, for the switch to it may have been lost; where it was cut it stays for a day, with its
 * record, to be gone on with. What a cut recovery has left beside a store without rows stays for the
 * next one. Fails with `store-unavailable` where what is to be removed is open somewhere, or the store
 * in use does not open; the next call goes on then.
 */
export async function tidyRestore(deps: TidyDeps): Promise<void> {
  const record = await readRestoreRecord(deps.local);
  if (record === null) return;
  const before = await readStoreName(deps.local);
  const staged = await findStagedForNew(deps, record, before);
  const isWhole = staged === "whole";
  const isNew = staged !== "none" && (await isNewProfile(deps));
  if (staged === "cut" && isNew && isYoung(record, deps.clock.now())) return;
  // What the person has asked for is there: without it there is nothing in this profile.
  if (isWhole && isNew) await takeUp(deps, record);
  const current = await readStoreName(deps.local);
  const left = leftOverStore(record, current);
  if (!(isWhole && current === record.replaces) && left !== current) {
    if (await isSafe(deps, record, current)) await removeStore(deps, left);
    else if (await isOfRecovery(deps, record, current)) return;
  }
  await removeRestoreRecord(deps.local);
}

/** Whether a recovery was cut that goes on with the next unlock: it removes what it has left itself. */
async function isOfRecovery(
  { local }: TidyDeps,
  { intoNew, isWhole, replaces }: RestoreRecord,
  current: string,
): Promise<boolean> {
  if (intoNew || isWhole === true || current !== replaces) return false;
  return (await readRecoveryMark(local)) === current;
}

/**
 * A computer that lost its power may have kept a deletion and lost the switch before it: the only
 * store that holds anything is never deleted. Without the record it is one of the profile's again.
 */
async function isSafe(
  { lifecycle }: TidyDeps,
  { intoNew, staged, replaces }: RestoreRecord,
  current: string,
): Promise<boolean> {
  const isOneOfBoth = current === staged || current === replaces;
  return intoNew || !isOneOfBoth || hasStoreRows(lifecycle);
}

/** What there is of a staged store that a profile without a vault was to have, and that is not in use. */
async function findStagedForNew(
  { databases }: TidyDeps,
  { intoNew, isGivenUp, isWhole, staged, replaces }: RestoreRecord,
  current: string,
): Promise<"whole" | "cut" | "none"> {
  if (!intoNew || isGivenUp === true || current !== replaces) return "none";
  const names = (await databases.databases()).map(({ name }) => name);
  if (!names.includes(staged)) return "none";
  return isWhole === true ? "whole" : "cut";
}

/** Not for one without a vault of its own, nor by a clock that stands before its beginning. */
function isYoung({ begun }: RestoreRecord, now: number): boolean {
  return begun !== undefined && begun.at <= now && now - begun.at < LONGEST_MS;
}

/** Uses the staged store, which is locked where no key of its is at hand. */
async function takeUp({ lifecycle, local }: TidyDeps, { staged }: RestoreRecord): Promise<void> {
  const change = async (end: () => Promise<void>) => {
    // Somebody may have made a vault in another window meanwhile.
    if (!(await isNewProfile({ lifecycle }))) return;
    await end();
    await saveStoreName(local, staged);
  };
  try {
    await lifecycle.replace({ change, open: (vault) => vault.open() });
  } catch (error) {
    const { code } = toFailure(error);
    if (code !== "locked" && code !== "not-set-up") throw error;
  }
}

async function hasStoreRows(lifecycle: TidyDeps["lifecycle"]): Promise<boolean> {
  const { vault, database } = await lifecycle.profile();
  // Answers once the database is open.
  await vault.describe();
  return createHeaderStore(database).hasRows();
}
