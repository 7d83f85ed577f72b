import { AppError } from "../../domain/app-error";
import type { BackupRecord, BackupState } from "../../domain/backup";
import type { BackupNotifier } from "./backup-notifier";
import type { BackupStateRow } from "./backup-state-row";
import type { TakenOut } from "./backups";
import type { BackupsDeps } from "./backups-deps";
import { forgetIfLost } from "./check-backups";
import { listOthers } from "./list-others";

type Deps = Pick<BackupsDeps, "files" | "mayShow"> & { readonly state: BackupStateRow };

type Parts = Deps & {
  readonly notifier: Pick<BackupNotifier, "publish">;
  /** Taken out by this worker, which still holds them. */
  readonly mayComeBack: Set<string>;
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
} & Pick<BackupsDeps, "signal" | "onError">;

/** Takes a backup out of what there is until it is put back or cleared; fails as the state does. */
export async function takeOut(parts: Parts, name: string): Promise<TakenOut> {
  const { notifier, mayComeBack, signal, onError } = parts;
  await parts.alone(async () => {
    await takeOutBackup(parts, name);
    mayComeBack.add(name);
  });
  let isBack = false;
  const clear = async () => {
    mayComeBack.delete(name);
    await parts.alone(() => clearGoing(parts, mayComeBack));
  };
  return {
    status: await notifier.publish(),
    putBack: async () => {
      await parts.alone(() => putBackBackup(parts, name));
      mayComeBack.delete(name);
      isBack = true;
      await notifier.publish();
    },
    clear: () => {
      if (!isBack) clear().catch((error: unknown) => signal.aborted || onError(error));
    },
  };
}

/**
 * Takes a backup out of what there is, known or not, and leaves its file for now; `not-found` where
 * there is none. Until it is put back or cleared it counts as no backup, for nobody is to rely on it.
 */
async function takeOutBackup({ state, files, mayShow }: Deps, name: string): Promise<void> {
  const now = await state.ensure();
  const isKnown = now.records.some((record) => record.name === name);
  const others = isKnown ? [] : (await listOthers({ files, mayShow }, now)).others;
  if (!isKnown && !others.some((other) => other.name === name)) throw new AppError("not-found");
  await state.update((found) => {
    const record = found.records.find((one) => one.name === name) ?? null;
    const records = found.records.filter((one) => one !== record);
    const entry = { name, record, savedGeneration: found.savedGeneration };
    return forgetIfLost(found, { ...found, records, going: [...goingOf(found), entry] });
  });
}

/** Has a backup again that was taken out; `undo-late` where its file is gone. */
async function putBackBackup({ state }: Pick<Deps, "state">, name: string): Promise<void> {
  let isThere = false;
  await state.update((found) => {
    const entry = goingOf(found).find((one) => one.name === name);
    isThere = entry !== undefined;
    if (entry === undefined) return found;
    const { record, savedGeneration } = entry;
    const going = goingOf(found).filter((one) => one !== entry);
    if (record === null) return { ...found, going };
    const records = withRecord(found.records, record);
    const isNewest = records[0] === record && found.savedGeneration === null;
    return { ...found, records, going, ...(isNewest ? { savedGeneration } : {}) };
  });
  if (!isThere) throw new AppError("undo-late");
}

/**
 * Removes the files of backups that were taken out, but for those that may come back. File first: a
 * worker that dies between has the next one find nothing to remove.
 */
export async function clearGoing(
  { state, files }: Pick<Deps, "state" | "files">,
  mayComeBack: ReadonlySet<string>,
): Promise<void> {
  const names = goingOf((await state.read()) ?? {}).map(({ name }) => name);
  const cleared = names.filter((name) => !mayComeBack.has(name));
  if (cleared.length === 0) return;
  for (const name of cleared) await files.remove(name);
  await state.update((found) => {
    const going = goingOf(found).filter(({ name }) => !cleared.includes(name));
    return { ...found, going };
  });
}

function goingOf({ going = [] }: Pick<BackupState, "going">): NonNullable<BackupState["going"]> {
  return going;
}

/** The newest first, as they are. */
function withRecord(records: readonly BackupRecord[], record: BackupRecord): BackupRecord[] {
  const older = records.findIndex(({ madeAt }) => madeAt < record.madeAt);
  return records.toSpliced(older < 0 ? records.length : older, 0, record);
}
