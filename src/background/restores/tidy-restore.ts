import { toFailure } from "../../domain/app-error";
import { createHeaderStore } from "../../store/header-store";
import type { Database } from "../../store/open-database";
import type { Lifecycle } from "../lifecycle";
import { readStoreName, saveStoreName } from "../store-name";
import { isNewProfile } from "./is-new-profile";
import { removeStore, type StorePlaces } from "./remove-store";
import {
  leftOverStore,
  type RestoreRecord,
  readRestoreRecord,
  removeRestoreRecord,
} from "./restore-record";

export type TidyDeps = StorePlaces & {
  readonly lifecycle: Pick<Lifecycle, "profile" | "replace">;
  readonly openDatabase: (name: string) => Promise<Database>;
};

/**
 * Removes what a restore has left over: the staged store where it was not switched to, the one that
 * it replaced where it was. One that is whole and was made for a profile without a vault is used
 * instead, for the switch to it may have been lost. Fails with `store-unavailable` where that is open somewhere, or the store
 * in use does not open; the next call goes on then.
 */
export async function tidyRestore(deps: TidyDeps): Promise<void> {
  const record = await readRestoreRecord(deps.local);
  if (record === null) return;
  const before = await readStoreName(deps.local);
  const isWhole = await isWholeForNew(deps, record, before);
  // What the person has asked for is there: without it there is nothing in this profile.
  if (isWhole && (await isNewProfile(deps))) await takeUp(deps, record);
  const current = await readStoreName(deps.local);
  const left = leftOverStore(record, current);
  if (!(isWhole && current === record.replaces) && left !== current) {
    if (await isSafe(deps, record, current)) await removeStore(deps, left);
  }
  await removeRestoreRecord(deps.local);
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
  return intoNew || !isOneOfBoth || holdsRows(lifecycle);
}

/** Whether a profile without a vault has a staged store that is finished, and is not in use. */
async function isWholeForNew(
  { databases, openDatabase }: TidyDeps,
  { intoNew, isGivenUp, staged, replaces }: RestoreRecord,
  current: string,
): Promise<boolean> {
  if (!intoNew || isGivenUp === true || current !== replaces) return false;
  const names = (await databases.databases()).map(({ name }) => name);
  if (!names.includes(staged)) return false;
  const database = await openDatabase(staged);
  try {
    // Written last.
    return (await database.rows("manifest").count()) > 0;
  } finally {
    database.close();
  }
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

async function holdsRows(lifecycle: TidyDeps["lifecycle"]): Promise<boolean> {
  const { vault, database } = await lifecycle.profile();
  // Answers once the database is open.
  await vault.describe();
  return createHeaderStore(database).hasRows();
}
