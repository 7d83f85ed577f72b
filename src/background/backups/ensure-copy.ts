import { digestFile } from "../../backup/digest-file";
import { AppError } from "../../domain/app-error";
import type { BackupRecord, BackupState } from "../../domain/backup";
import type { FileFolder } from "../../domain/file-folder";
import { newestWhole } from "./backup-rules";
import { writeFile } from "./write-file";

type CopyDeps = {
  /** Where backups are kept here. */
  readonly files: Pick<FileFolder, "read">;
  /** Where the copy is to lie. */
  readonly folder: FileFolder;
  readonly signal: AbortSignal;
};

/**
 * Copies a backup, unless its copy lies there as it should; tells whether it does then: it does not
 * where the backup's own file is gone. Fails with `backup-damaged`, and with no copy left, where the
 * copy is not read back as the backup was made.
 */
export async function ensureCopy(deps: CopyDeps, record: BackupRecord): Promise<boolean> {
  const { files, folder, signal } = deps;
  const { name } = record;
  if (await isWhole(deps, record)) return true;
  const file = await files.read(name);
  if (file === null) return false;
  await writeFile({ folder, name, file, signal });
  if (await isWhole(deps, record)) return true;
  await folder.remove(name);
  throw new AppError("backup-damaged");
}

/**
 * Copies anew what lies there damaged, of those that are whole here. Where there is no copy of an
 * older one the person may have wanted that.
 */
export async function reconcileCopies(deps: CopyDeps, state: BackupState): Promise<void> {
  const newest = newestWhole(state);
  for (const record of state.records) {
    if (record.damage !== null || record === newest) continue;
    if ((await deps.folder.read(record.name)) !== null) await ensureCopy(deps, record);
  }
}

/** The names of those that are noted and of which no file lies there. */
export async function listMissing(
  files: Pick<FileFolder, "list">,
  { records }: Pick<BackupState, "records">,
): Promise<readonly string[]> {
  const names = new Set((await files.list()).map(({ name }) => name));
  return records.map(({ name }) => name).filter((name) => !names.has(name));
}

/**
 * Brings back what is noted, has no file here, and lies in the folder as it was made: the browser may
 * have cleared the private files. Gives the names of those that are here again.
 */
export async function takeBack(
  { files, folder, signal }: Omit<CopyDeps, "files"> & { readonly files: FileFolder },
  state: BackupState,
): Promise<readonly string[]> {
  const missing = new Set(await listMissing(files, state));
  const back: string[] = [];
  for (const record of state.records.filter(({ name }) => missing.has(name))) {
    const from = { files: folder, folder: files, signal };
    // A copy that is damaged there is none, and no reason to pass by the next one.
    const isBack = await ensureCopy(from, record).catch(() => false);
    signal.throwIfAborted();
    if (isBack) back.push(record.name);
  }
  return back;
}

async function isWhole(
  { folder, signal }: Pick<CopyDeps, "folder" | "signal">,
  { name, bytes, sha256 }: BackupRecord,
): Promise<boolean> {
  const copy = await folder.read(name);
  return copy?.size === bytes && (await digestFile(copy, signal)) === sha256;
}
