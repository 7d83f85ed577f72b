import { createKeySet } from "../../crypto/key-set";
import { AppError, toFailure } from "../../domain/app-error";
import { BACKUP_NAME } from "../../domain/backup";
import { hasLock } from "../../vault/header";
import { findDeviceKey } from "../../vault/open-vault";
import { removeStore } from "../restores/remove-store";
import { leftOverStore, readRestoreRecord, removeRestoreRecord } from "../restores/restore-record";
import { readStoreName, saveStoreName } from "../store-name";
import { fillStore } from "./fill-store";
import { findPreview, type PreviewInput } from "./find-preview";
import { findSources, type Sources } from "./find-sources";
import { type OlderMade, reconcileOlder } from "./reconcile-older";
import type { Found, RecoveryWork } from "./recovery";
import type { RecoveryDeps } from "./recovery-deps";
import { markForRecovery, saveNote, unmarkForRecovery } from "./recovery-marks";
import { stageRecovered } from "./stage-recovered";
import { generationOf, seenOf } from "./store-generation";

/** How often it begins anew: where it is deleted meanwhile, and where a backup proves damaged. */
const TRIES = 10;

/** Puts a store of what lies beside the database in its place; see `Recovery.run`. */
export async function recoverStore(
  deps: RecoveryDeps,
  first: Found,
  work: RecoveryWork,
): Promise<Found> {
  const { signal } = work;
  const spoilt = new Set<string>();
  const left = new Set<string>();
  let over: string | null = null;
  let found = first;
  for (let nth = 1; ; nth += 1) {
    signal.throwIfAborted();
    work.onProgress({ stage: "looking", done: 0, total: 0 });
    // Whoever starts after a worker that is killed from here on knows, whatever lies there then.
    await markForRecovery(deps.local, found.profile.storeName).catch((error) =>
      deps.log.warn(toFailure(error).code),
    );
    over = (await removeCut(deps)) ?? over;
    left.add(found.profile.storeName);
    let sources: Sources | null = null;
    try {
      const isThere = (await generationOf(found.profile)) > 0;
      if (!isThere) sources = await sourcesOf(deps, found, { spoilt, signal });
      const made = isThere ? await reconcileOlder(deps, { found, work }) : null;
      const now = isThere
        ? await takeOlder(deps, { found, work, made })
        : await recoverGone(deps, { found, sources, work, left, over });
      // Without room the journal alone has what it is ahead by: nothing is written until it is looked at again.
      if (made !== "full") await unmarkForRecovery(deps.local);
      left.delete(now.profile.storeName);
      await removeLeft(deps, left);
      return now;
    } catch (error) {
      signal.throwIfAborted();
      const { code } = toFailure(error);
      if (nth >= TRIES) throw error;
      if (code === "backup-damaged" && sources?.backup) {
        // An older one is better than none.
        spoilt.add(sources.path);
      } else if (code === "store-unavailable") {
        // Deleted once more, with the database that was being made.
        found = { ...found, profile: await work.reopen() };
      } else throw error;
    }
  }
}

/**
 * Removes what a recovery that was killed has left. Gives the store that the one in use has replaced and
 * that is not removed yet: the record of that is about to be written over. Null for none.
 */
async function removeCut(deps: RecoveryDeps): Promise<string | null> {
  const record = await readRestoreRecord(deps.local);
  if (record === null) return null;
  const current = await readStoreName(deps.local);
  const leftOver = leftOverStore(record, current);
  if (leftOver !== record.staged) return leftOver === current ? null : leftOver;
  if (record.intoNew || current === record.staged) return null;
  await removeStore(deps, record.staged);
  await removeRestoreRecord(deps.local);
  return null;
}

type Search = { readonly spoilt: ReadonlySet<string>; readonly signal: AbortSignal };

async function sourcesOf(
  deps: RecoveryDeps,
  { profile, opened }: Found,
  { spoilt, signal }: Search,
): Promise<Sources | null> {
  const keys = createKeySet({ current: opened.keyring, former: opened.former });
  signal.addEventListener("abort", keys.drop);
  try {
    const seen = await seenOf(deps, profile);
    const { storeName } = profile;
    const { header } = opened;
    return await findSources(deps, { storeName, header, keys, seen, spoilt, signal });
  } finally {
    signal.removeEventListener("abort", keys.drop);
    keys.drop();
  }
}

/** Tells what can be read first; the rest does not depend on it. */
async function reportPreview(
  { log }: RecoveryDeps,
  { work, ...given }: Omit<PreviewInput, "signal"> & { readonly work: RecoveryWork },
): Promise<void> {
  const { signal } = work;
  try {
    const preview = await findPreview({ ...given, signal });
    if (preview !== null) work.onPreview(preview);
  } catch (error) {
    signal.throwIfAborted();
    log.warn(toFailure(error).code);
  }
}

type Recovering = { readonly found: Found; readonly work: RecoveryWork };

/** The store in use, or one of what lies beside its rows where that is proven to hold them all. */
async function takeOlder(
  deps: RecoveryDeps,
  { found, work, made }: Recovering & { readonly made: OlderMade | "full" | null },
): Promise<Found> {
  if (made === null || made === "full") return found;
  return switchTo(deps, { found, work, made, why: "older" });
}

/** A backup's rows are sealed and padded as they are stored, and written once more as LevelDB sorts them. */
const GROWTH = 2;

type Gone = Recovering & {
  readonly sources: Sources | null;
  /** The stores that go once this has ended. */
  readonly left: Set<string>;
  /** The store that the one in use has replaced; null for none. */
  readonly over: string | null;
};

async function recoverGone(deps: RecoveryDeps, given: Gone): Promise<Found> {
  const { found, sources, work, left, over } = given;
  if (sources === null) return withoutSources(deps, found, work.signal);
  const { backup, bytes, journal, since } = sources;
  // Else it would end in the middle, and begin anew with each start.
  await deps.disk.require(GROWTH * (bytes + (journal.state?.bytes ?? 0)));
  const counted = Object.values(backup?.manifest.counts ?? {});
  const staged = await stageRecovered(deps, {
    ...work,
    found,
    sources,
    seen: await seenOf(deps, found.profile),
    total: counted.reduce((sum, count) => sum + count, journal.rows.size),
    fill: async (store, onRows, keys) => {
      const { signal } = work;
      await reportPreview(deps, { sources, keys, work });
      return fillStore({ sources, staged: store, keys, signal, onRows });
    },
  });
  // Rows without a manifest, and a journal that may be read another time, are nobody's to remove.
  if (sources.isUnread || (await deps.createHeaders(found.profile.database).hasRows())) {
    left.delete(found.profile.storeName);
  }
  if (over !== null && since === null) left.add(over);
  // Whoever finds the record removes what was replaced.
  if (!left.has(found.profile.storeName)) await removeRestoreRecord(deps.local);
  return switchTo(deps, { found, work, made: { ...staged, since }, why: "gone" });
}

type Switching = Recovering & { readonly made: OlderMade; readonly why: "gone" | "older" };

async function switchTo(deps: RecoveryDeps, { found, work, made, why }: Switching): Promise<Found> {
  const { local, clock } = deps;
  const { storeName, since, unreadable, withoutKey } = made;
  const seen = await seenOf(deps, found.profile);
  work.onProgress({ stage: "switching", done: 0, total: 1 });
  const note = { at: clock.now(), why, since, unreadable, withoutKey, store: storeName };
  await saveNote(local, note);
  work.signal.throwIfAborted();
  await saveStoreName(local, storeName);
  const next = await openNext(work.reopen, found);
  // From here on a second deletion is one of the new store's.
  await markForRecovery(local, storeName);
  if ((await generationOf(next.profile)) <= seen) throw new AppError("store-unavailable");
  return next;
}

/** What has no rows any more, or older ones; what cannot be removed now, the next worker removes. */
async function removeLeft(deps: RecoveryDeps, left: ReadonlySet<string>): Promise<void> {
  if (left.size === 0) return;
  try {
    for (const name of left) await removeStore(deps, name);
    await removeRestoreRecord(deps.local);
  } catch (error) {
    deps.log.warn(toFailure(error).code);
  }
}

async function openNext(reopen: RecoveryWork["reopen"], { opened }: Found): Promise<Found> {
  // The same vault: what was opened opens it.
  return { profile: await reopen(), opened };
}

/**
 * The store as it is, where it never held anything, or holds more than anything beside it. Fails with
 * `store-gone` where its rows are gone for good: nothing is made in their place unasked.
 */
async function withoutSources(
  deps: RecoveryDeps,
  found: Found,
  signal: AbortSignal,
): Promise<Found> {
  const { profile, opened } = found;
  const headers = deps.createHeaders(profile.database);
  if (await headers.hasRows()) return found;
  const [seen, isBackedUp] = await Promise.all([seenOf(deps, profile), hasBackups(deps)]);
  if (seen > 0 || isBackedUp) {
    throw new AppError("store-gone", { data: { reason: isBackedUp ? "key" : "nothing" } });
  }
  signal.throwIfAborted();
  const { header } = opened;
  const copies = await deps.readDeviceKeys(profile.storeName);
  const deviceKey = hasLock(header) ? null : await findDeviceKey(header, copies);
  if ((await headers.read()) === null) {
    await headers.replace({ header, expected: null, deviceKey: deviceKey ?? undefined });
  }
  return found;
}

async function hasBackups({ folders }: RecoveryDeps): Promise<boolean> {
  for (const folder of await folders()) {
    const files = await folder.list().catch(() => []);
    if (files.some(({ name }) => BACKUP_NAME.test(name))) return true;
  }
  return false;
}
