import { AppError } from "../domain/app-error";
import { createOneByOne } from "../domain/one-by-one";
import { rest } from "../platform/later";
import { hasLock } from "../vault/header";
import type { OpenedVault, Vault } from "../vault/vault";
import type { App } from "./app";
import { type AppHolder, createAppHolder } from "./app-holder";
import type { LastUse } from "./idle-watch";
import type { LeftUse } from "./left-use";
import type { Profile } from "./open-profile";
import { createProfileHolder, type ProfileHolder } from "./profile-holder";
import { createReaders, type Reader } from "./readers";
import type { Recovery } from "./recovery/recovery";
import { createRecoveryHolder, type RecoveryHolder } from "./recovery-holder";
import { type Replacement, replaceStore } from "./replace-store";

/** Which vault is there, and whether it is open: the one place that opens and locks. */
export type Lifecycle = {
  /** Fails with `not-set-up`, `locked`, or as the database or the vault fails to open. */
  readonly ready: () => Promise<App>;
  readonly profile: () => Promise<Profile>;
  /** The recovery of a deleted database, for which everything but `profile` waits. */
  readonly recovery: Pick<RecoveryHolder, "progress" | "preview" | "onBegun" | "forgetFailure">;
  /** What only reads: of the open app, or where that fails of whatever the vault still opens. */
  readonly openReader: () => Promise<Reader>;
  /** Opens the vault by what `open` does with it; `isOpen` where there is nothing more to open. */
  readonly become: (open: (vault: Vault, isOpen: boolean) => Promise<OpenedVault>) => Promise<App>;
  /** Locks at once; a vault without a lock stays open. */
  readonly lock: () => Promise<void>;
  /** Closes what an earlier worker has left open where no app has taken it over, for `why` none opened. */
  readonly closeLeft: (why: unknown) => Promise<void>;
  /** Locks where nobody has used it for as long as was chosen. */
  readonly lockIfIdle: () => Promise<void>;
  /** Locks and lets go of everything; what is opened next is what `change` has chosen. */
  readonly leave: (change: () => Promise<void>) => Promise<void>;
  /** How many locks there were: without an app, what takes long tells by it whether one came. */
  readonly lockCount: () => number;
  /** Puts another store in the place of the one in use; fails with `locked` where a lock came. */
  readonly replace: (replacement: Replacement) => Promise<App>;
};

type Deps = {
  readonly openProfile: (onClosed: () => void) => Promise<Profile>;
  readonly createApp: (input: {
    readonly profile: Profile;
    readonly opened: OpenedVault;
    readonly isFresh: boolean;
    readonly lastUse: LastUse | null;
  }) => Promise<App>;
  /** What brings a deleted database back; left out for none. */
  readonly recovery?: Pick<Recovery, "isNeeded" | "run">;
  readonly createReader: (profile: Profile, opened: OpenedVault) => Reader;
  /** What an earlier worker left of the last use. */
  readonly readLastUse: () => Promise<LastUse | null>;
  /** The use of a vault over which no app opens. */
  readonly leftUse: () => LeftUse;
  /** Forgets it: it tells nothing of another vault. */
  readonly forgetLastUse: () => Promise<void>;
  /** Removes the session's key where no profile is open that could. */
  readonly dropSessionKey: () => Promise<void>;
  /** Forgets every temporary conversation. */
  readonly dropTemporary: () => Promise<void>;
  /** Marks that a lock begins, for pages that this worker may not live to tell. */
  readonly markLock: () => Promise<void>;
  /** Closes what an earlier worker has left open for its app; never fails. */
  readonly closeLeft: () => Promise<void>;
  /** Hears when the vault was opened or locked. */
  readonly onChange: () => void;
};

/** A lifecycle in which nothing is open yet. */
export function createLifecycle(deps: Deps): Lifecycle {
  const apps = createAppHolder();
  const readers = createReaders();
  const profiles = createProfileHolder(deps.openProfile, {
    // One that is deleted while it is recovered is the recovery's: no app is over it yet.
    end: async (why) => (recovery.progress() === null ? apps.end(why) : undefined),
  });
  // No two windows may open two apps, and nothing opens while it is being locked.
  const changes = createOneByOne();
  const recovery = createRecoveryHolder({ ...deps, profiles });
  const locks = { ...deps, apps, readers, profiles, recovery };
  let lockings = 0;
  const lockDue = () => changes.run(() => lockIfDue(locks));
  const ready = async (): Promise<App> => {
    await changes.idle();
    const app = await apps.get(() => openAgain(locks));
    if (!app.idle.isDue()) return app;
    await lockDue();
    return ready();
  };
  return {
    profile: profiles.profile,
    recovery,
    ready,
    openReader: async () => {
      // The app's own keys change with a rotation; a reader's would not.
      const app = await ready().catch(lockedOrNull);
      if (app !== null) return { store: app.store, signal: app.signal, end: () => {} };
      return openOnlyReader(locks);
    },
    become: (unlock) => changes.run(() => unlockOnce(locks, unlock)),
    lock: async () => {
      const app = apps.opened();
      if (app !== null && !hasLock(app.vault.opened().header)) return;
      // The key goes before anything is waited for, should the worker die; a recovery ends at once.
      const isUnknown = app === null && recovery.progress() === null;
      const key = isUnknown ? deps.dropSessionKey() : undefined;
      if (isUnknown && (await isWithoutLock(locks))) return key;
      lockings += 1;
      recovery.stop();
      const dropped = dropKeys(locks, key);
      return changes.run(() => endAll(locks, dropped));
    },
    // One after the other: what is unlocked at this moment keeps what it opens.
    closeLeft: (why) => changes.run(() => closeLeftOpen(locks, why)),
    lockIfIdle: async () => {
      await lockDue();
      (await apps.find())?.idle.lookAgain();
    },
    leave: (change) => changes.run(() => leaveProfile(locks, change)),
    lockCount: () => lockings,
    replace: (replacement) =>
      changes.run(() => {
        const refuseLocked = refuseSince(() => lockings);
        return replaceStore({ ...locks, refuseLocked }, replacement);
      }),
  };
}

/** Fails with `locked` where a lock has begun since now, or since the count that is given. */
function refuseSince(count: () => number): (since?: number) => void {
  const begun = count();
  return (since = begun) => {
    if (count() !== since) throw new AppError("locked");
  };
}

/** What keeps the app from opening need not keep the rows from being read; a closed vault does. */
function lockedOrNull(error: unknown): null {
  const code = error instanceof AppError ? error.code : null;
  if (code === "locked" || code === "not-set-up") throw error;
  return null;
}

type Locks = Omit<Deps, "recovery"> & {
  readonly recovery: RecoveryHolder;
  readonly apps: AppHolder;
  readonly readers: ReturnType<typeof createReaders>;
  readonly profiles: ProfileHolder;
};

/** The app over a vault that is open already. */
async function openAgain({ profiles, recovery, readLastUse, createApp }: Locks): Promise<App> {
  // Read while the vault opens: a waking worker is waited for.
  const [profile, lastUse] = await Promise.all([profiles.profile(), readLastUse()]);
  const reconciled = await recovery.reconcile({ profile, opened: await profile.vault.open() });
  return createApp({ ...reconciled, isFresh: false, lastUse });
}

async function openOnlyReader({ profiles, readers, createReader }: Locks): Promise<Reader> {
  const profile = await profiles.profile();
  const add = readers.expect();
  return add(createReader(profile, await profile.vault.open()));
}

async function lockIfDue(locks: Locks): Promise<void> {
  // Somebody may have unlocked it while this waited for its turn.
  const app = await locks.apps.find();
  if (app === null ? await locks.leftUse().isDue(locks) : app.idle.isDue())
    await endAll(locks, dropKeys(locks));
}

async function leaveProfile(locks: Locks, change: () => Promise<void>): Promise<void> {
  locks.recovery.stop();
  await endAll(locks, dropKeys(locks));
  await locks.forgetLastUse();
  await change();
  await locks.profiles.close();
}

async function closeLeftOpen(locks: Locks, why: unknown): Promise<void> {
  if ((await locks.apps.find()) !== null) return;
  // That worker may have died amid the lock.
  const isLocked = why instanceof AppError && why.code === "locked";
  await (isLocked ? locks.dropTemporary() : undefined)?.catch(() => undefined);
  await locks.closeLeft();
}

/** Milliseconds that a lock waits for a database: one that does not open says nothing of a lock. */
const HEADER_MS = 2_000;

/** Whether a vault over which no app is open yet opens by itself: then nothing of it is to go. */
async function isWithoutLock({ profiles, readers }: Locks): Promise<boolean> {
  // At once: it may have a lock.
  readers.end();
  const read = async () => (await profiles.profile()).vault.describe();
  const header = await Promise.race([read().catch(() => null), rest(HEADER_MS)]);
  return header != null && !hasLock(header);
}

function dropKeys(locks: Locks, before?: Promise<void>): Promise<unknown> {
  const { profiles, dropSessionKey, dropTemporary, markLock } = locks;
  const key = profiles.opened()?.vault.lock() ?? before ?? dropSessionKey();
  const dropped = Promise.all([key, before, dropTemporary()]);
  void markLock();
  // Met where it is waited for.
  dropped.catch(() => undefined);
  return dropped;
}

async function endAll(locks: Locks, dropped: Promise<unknown>): Promise<void> {
  try {
    await dropped;
  } finally {
    locks.onChange();
    locks.readers.end();
    await locks.apps.end().finally(locks.closeLeft);
  }
  // What was opening meanwhile may have left its key once more.
  await dropKeys(locks);
}

async function unlockOnce(
  { apps, profiles, recovery, leftUse, createApp, dropTemporary, onChange }: Locks,
  unlock: (vault: Vault, isOpen: boolean) => Promise<OpenedVault>,
): Promise<App> {
  const profile = await profiles.profile();
  const opened = await unlock(profile.vault, (await apps.find()) !== null);
  // Another page's call may have opened it meanwhile, by the key that this unlock has left.
  const before = await apps.find();
  before?.idle.touch();
  if (before !== null) return before;
  const app = await apps.get(async () => {
    // Where no app opens, nothing else tells that somebody is there.
    await leftUse().noteUnlock();
    // What an earlier worker left that died amid the lock is not to come back with the passphrase.
    await dropTemporary();
    const reconciled = await recovery.reconcile({ profile, opened });
    return createApp({ ...reconciled, isFresh: true, lastUse: null });
  });
  if (app.signal.aborted) throw new AppError("locked");
  onChange();
  return app;
}
