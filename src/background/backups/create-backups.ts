import { AppError, toFailure } from "../../domain/app-error";
import type { BackupReason } from "../../domain/backup";
import { createOneByOne } from "../../domain/one-by-one";
import { type BackupKeys, createBackupKeys } from "./backup-keys";
import { type BackupNotifier, createBackupNotifier } from "./backup-notifier";
import { createBackupSchedule } from "./backup-schedule";
import { type BackupStateRow, createBackupStateRow } from "./backup-state-row";
import type { Backups } from "./backups";
import type { BackupsDeps } from "./backups-deps";
import { checkBackups } from "./check-backups";
import { copyBackup } from "./copy-backup";
import { dropOld } from "./drop-old";
import { listMissing } from "./ensure-copy";
import { isSaved } from "./is-saved";
import { makeBackup, removeBegun } from "./make-backup";
import { createOverdueChance } from "./overdue-chance";
import { removeBackup } from "./remove-backup";
import { createKeyFileRenewal } from "./renew-key-file";
import { syncKeyFile } from "./sync-key-file";
import { clearGoing, takeOut } from "./take-out-backup";

/** Over all workers: an app that was locked may still be clearing away what it has begun. */
const LOCK = "backups";

type Parts = BackupsDeps & {
  readonly state: BackupStateRow;
  readonly notifier: BackupNotifier;
  /** Taken out by this worker, which still holds them. */
  readonly mayComeBack: Set<string>;
  /** Runs work on files, one after the other; the worker is kept until it has ended. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
};

/** The backups of one open vault; a lock ends what runs. */
export function createBackups(deps: BackupsDeps): Backups {
  const { signal, onError } = deps;
  const state = createBackupStateRow(deps);
  const keys = createBackupKeys({ ...deps, state });
  const chance = createOverdueChance({
    ...deps,
    onOverdue: () => begin(),
    onOver: () => void publish().catch((error: unknown) => signal.aborted || onError(error)),
  });
  const notifier = createBackupNotifier({ ...deps, state, keys, chance });
  const own = { state, notifier, mayComeBack: new Set<string>(), alone: createAlone(deps) };
  const parts: Parts = { ...deps, ...own };
  const { publish } = notifier;
  /** One that is about to be restored. */
  let spared: string | undefined;
  const make = (reason: BackupReason, withKeys = false) =>
    parts.alone(() => run(parts, { reason, withKeys }));

  const syncKeyFilesSoon = () => {
    const placed = parts.alone(() => syncKeyFiles(parts)).then(publish);
    placed.catch((error: unknown) => signal.aborted || onError(error));
  };

  const begin = createBackupSchedule({
    ...deps,
    state,
    form: deps.release.form,
    tidy: () => parts.alone(() => tidyUp(parts, keys, spared)),
    make,
    publish,
  });

  return {
    status: notifier.status,
    watch: notifier.watch,
    make: async ({ withKeys }) => {
      await make("by-hand", withKeys);
      return publish();
    },
    before: async (reason, { withoutBackup = false, ...options } = {}) => {
      if (reason === "before-restore") spared = options.spared;
      if (!withoutBackup) await makeBefore(parts, reason, options.spared);
    },
    check: () => parts.alone(() => checkAll(parts)).then(publish),
    remove: (name) => parts.alone(() => removeBackup(parts, name)).then(publish),
    takeOut: (name) => takeOut(parts, name),
    ...folderCalls(parts),
    identities: async () => (await state.ensure()).keys.map(({ identity }) => identity),
    isOwn: keys.isOwn,
    onPassphrase: createKeyFileRenewal({ ...deps, state, onRenewed: syncKeyFilesSoon }),
    onRecoveryKey: keys.offer,
    onMethodsChanged: async (added) => {
      const { keyFile } = await keys.arrange(added?.recoveryKey ?? null);
      // The passphrase that opened it is none any more. Nobody waits for it.
      if (keyFile === null) syncKeyFilesSoon();
      await publish();
    },
    nextRecoveryKey: keys.nextRecoveryKey,
    begin,
  };
}

/** What is done about the folder that the person has chosen. */
function folderCalls(parts: Parts): Pick<Backups, "useFolder" | "forgetFolder"> {
  const { chosen, state, alone, notifier } = parts;
  return {
    useFolder: async (name) => {
      if ((await chosen.open()) === null) throw new AppError("not-found");
      const folder = { name, state: "ok", copiedAt: null } as const;
      await state.update((now) => ({
        ...now,
        folder,
        // What was to go lies in the folder that was there before, which may be this one.
        toRemove: now.folder?.name === name ? now.toRemove : [],
      }));
      // At once: one that is being made now is waited for by the copy only.
      await notifier.publish();
      await alone(() => copyBackup(parts));
      return notifier.publish();
    },
    forgetFolder: async () => {
      await state.update((now) => ({ ...now, folder: null, toRemove: [] }));
      await chosen.forget();
      return notifier.publish();
    },
  };
}

/** Makes the one that stands before a change, where there is anything and it is not saved yet. */
async function makeBefore(parts: Parts, reason: BackupReason, spared?: string): Promise<void> {
  // A restore asks of the backup that nothing has been written since, be there ever so little.
  if (reason !== "before-restore" && !(await parts.hasContent())) return;
  await parts.alone(async () => {
    if (await isSaved(parts, reason)) return;
    await run(parts, { reason, withKeys: false, spared });
  });
}

function createAlone({ locks, keepAlive, signal }: BackupsDeps): Parts["alone"] {
  const line = createOneByOne();
  return (work) => {
    const release = keepAlive();
    const alone = async () => {
      signal.throwIfAborted();
      return work();
    };
    return line.run(() => locks.run(LOCK, alone)).finally(release);
  };
}

type Options = {
  readonly reason: BackupReason;
  readonly withKeys: boolean;
  readonly spared?: string | undefined;
};

/** Makes one and copies it; `backup-failed` where it cannot be made, which is noted and told. */
async function run(parts: Parts, options: Options): Promise<void> {
  const { reason } = options;
  const { state, notifier, signal, clock } = parts;
  const onProgress = (done: number, total: number) =>
    notifier.run({ what: "backup", reason, done, total });
  onProgress(0, 0);
  try {
    await makeBackup(parts, { ...options, onProgress });
    // It is a backup without the copy and the key file, too.
    await syncLocalKeyFile(parts).catch(parts.onError);
    await copyBackup(parts).catch(parts.onError);
    signal.throwIfAborted();
  } catch (cause) {
    signal.throwIfAborted();
    const { code, data } = toFailure(cause);
    const failure = { code, at: clock.now() };
    // A full disk may have no room for the note either: what is told now is told at least.
    await state.update((now) => ({ ...now, failure })).catch(parts.onError);
    throw new AppError("backup-failed", { data: { ...data, reason: code }, cause });
  } finally {
    notifier.run(null);
    if (!signal.aborted) await notifier.publish().catch(parts.onError);
  }
}

async function checkAll(parts: Parts): Promise<void> {
  const { notifier, signal } = parts;
  try {
    await syncLocalKeyFile(parts).catch(parts.onError);
    await checkBackups(parts, (done, total) =>
      notifier.run({ what: "check", reason: null, done, total }),
    );
  } finally {
    notifier.run(null);
    signal.throwIfAborted();
    await copyBackup(parts, "check").catch(parts.onError);
    // Also where one of them could not be read: what was found of the others is told.
    await notifier.publish();
  }
}

/** The key file beside the backups that are kept here, whatever lies there now. */
async function syncLocalKeyFile({ state, files, clock, signal }: Parts): Promise<void> {
  await syncKeyFile({ folder: files, state: await state.ensure(), now: clock.now(), signal });
}

async function syncKeyFiles(parts: Parts): Promise<void> {
  await syncLocalKeyFile(parts);
  await copyBackup(parts, "small");
}

/** What a worker that begins finds to be put in order. */
async function tidyUp(
  parts: Parts,
  keys: Pick<BackupKeys, "arrange">,
  spared: string | undefined,
): Promise<void> {
  const { rows, state, files, onError } = parts;
  await rows.heal();
  await clearLeft(parts);
  await keys.arrange(null);
  await syncLocalKeyFile(parts).catch(onError);
  // Where the browser has cleared the private files the folder still has what was copied there.
  const missing = await listMissing(files, await state.ensure());
  if (missing.length > 0) await copyBackup(parts);
  await dropStale(parts, spared);
}

/** What is not kept any longer, though no newer one comes; and the copies of it. */
async function dropStale(parts: Parts, spared: string | undefined): Promise<void> {
  const { state, clock } = parts;
  const now = clock.now();
  const { records } = await state.ensure();
  // A clock that may be wrong drops nothing by itself.
  if (records.every(({ madeAt }) => madeAt <= now)) await dropOld(parts, { now, spared });
  const { toRemove = [] } = await state.ensure();
  if (toRemove.length > 0) await copyBackup(parts, "small");
}

/** What a worker that died has left: slices that nobody can read, files that nobody knows of or wants. */
async function clearLeft({ staging, files, state, mayComeBack }: Parts): Promise<void> {
  for (const { name } of await staging.list()) await staging.remove(name);
  await removeBegun(files, await state.ensure());
  await clearGoing({ files, state }, mayComeBack);
}
