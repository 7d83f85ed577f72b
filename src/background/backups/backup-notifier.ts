import type { BackupStatus } from "../../contract/backup";
import type { BackupState } from "../../domain/backup";
import { createOneByOne } from "../../domain/one-by-one";
import type { BackupKeys } from "./backup-keys";
import { isKeyFileCurrent, isOldBackup, newestWhole, passphraseMethods } from "./backup-rules";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { listOthers } from "./list-others";
import type { OverdueChance } from "./overdue-chance";
import { isKeyFilePlaced } from "./sync-key-file";

/** Tells how backups are: to pages, and on the toolbar's button. */
export type BackupNotifier = {
  readonly status: () => Promise<BackupStatus>;
  readonly watch: (hear: (status: BackupStatus) => void) => () => void;
  /** Something of it has changed. */
  readonly publish: () => Promise<BackupStatus>;
  /** What runs now, and how far it is; null for nothing. */
  readonly run: (running: BackupStatus["running"]) => void;
};

type Deps = Pick<
  BackupsDeps,
  "rows" | "hasMessages" | "header" | "files" | "mayShow" | "clock" | "badge" | "signal" | "onError"
> & {
  readonly state: BackupStateRow;
  readonly keys: Pick<BackupKeys, "hasMethod">;
  readonly chance: OverdueChance;
};

/** Progress is told this often at most (milliseconds). */
const EVERY_MS = 200;

/** A notifier that nobody hears yet; a lock takes the mark off the button. */
export function createBackupNotifier(deps: Deps): BackupNotifier {
  const { badge, signal, clock, onError } = deps;
  // Two that read at once could tell the older state last.
  const line = createOneByOne();
  const listeners = new Set<(status: BackupStatus) => void>();
  let running: BackupStatus["running"] = null;
  let last: BackupStatus | null = null;
  let notifiedAt = Number.NEGATIVE_INFINITY;
  signal.addEventListener("abort", () => badge.forget());

  const read = async (): Promise<BackupStatus> => {
    const found = await readStatus(deps);
    const status = { ...found, isOld: await mayShowOld(deps.chance, found) };
    signal.throwIfAborted();
    badge.showBackups(isFailing(status) ? "failing" : status.isOld ? "old" : "fine");
    last = { ...status, running };
    return last;
  };
  const notifyListeners = () => {
    if (last === null) return;
    last = { ...last, running };
    for (const hear of listeners) hear(last);
  };
  const publish = () =>
    line.run(async () => {
      const status = await read();
      notifyListeners();
      return status;
    });
  return {
    publish,
    status: () => line.run(read),
    watch: (hear) => {
      listeners.add(hear);
      line
        .run(read)
        .then((status) => listeners.has(hear) && hear(status))
        .catch((error: unknown) => {
          if (!signal.aborted) onError(error);
        });
      return () => listeners.delete(hear);
    },
    run: (next) => {
      const isNew = running?.what !== next?.what;
      running = next;
      const now = clock.now();
      if (!isNew && notifiedAt <= now && now < notifiedAt + EVERY_MS) return;
      notifiedAt = now;
      notifyListeners();
    },
  };
}

/** Whether it does not go as the person wished: what should lie in their folder does not. */
function isFailing({ failure, folder }: Pick<BackupStatus, "failure" | "folder">): boolean {
  return failure !== null || (folder !== null && folder.state !== "ok");
}

/** Where the last attempt failed, the overdue one has had its chance. */
async function mayShowOld(
  chance: OverdueChance,
  { isOld, failure }: Pick<BackupStatus, "isOld" | "failure">,
): Promise<boolean> {
  if (isOld) return failure !== null || chance.isOver();
  await chance.end();
  return false;
}

async function readStatus(deps: Deps): Promise<Omit<BackupStatus, "running">> {
  const { rows, hasMessages, header, clock, state, keys } = deps;
  const now = await state.read();
  const { ways: methods } = header();
  const changed = newestWhole(now) === null || (await rows.hasChanged());
  const mayBeOld = now !== null && newestWhole(now) === null;
  const judged = {
    now: clock.now(),
    changed,
    hasMessages: mayBeOld && (await hasMessages()),
  };
  return {
    recoveryKey: await keys.hasMethod(now),
    passphrase: passphraseMethods(methods).size > 0,
    ...(await readKeyFile(deps, now)),
    isExposed: now?.keys[0]?.outlived === true,
    changed,
    isOld: isOldBackup(now, judged),
    failure: now?.failure ?? null,
    folder: now?.folder ?? null,
    records: now?.records ?? [],
    // A look at files that fails is no reason to tell nothing at all.
    ...(await listOthers(deps, now).catch(() => ({ others: [], otherKeys: [] }))),
  };
}

async function readKeyFile(
  { header, files }: Deps,
  state: BackupState | null,
): Promise<Pick<BackupStatus, "keyFile" | "hadKeyFile">> {
  const keyFile = state?.keyFile ?? null;
  const hadKeyFile = keyFile !== null || (state?.keyFileDigests ?? []).length > 0;
  if (state === null || keyFile === null) return { keyFile: null, hadKeyFile };
  const isPlaced = await isKeyFilePlaced(files, state).catch(() => false);
  const isCurrent = isPlaced && isKeyFileCurrent(state, header().ways);
  return { keyFile: { madeAt: keyFile.madeAt, isCurrent }, hadKeyFile };
}
