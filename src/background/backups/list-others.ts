import type { BackupStatus } from "../../contract/backup";
import { ASIDE_KEY_FILE, BACKUP_NAME, type BackupState } from "../../domain/backup";
import type { FileFolder } from "../../domain/file-folder";

/**
 * What lies beside this vault's backups: those that it does not know, the newest first, and key files
 * of other vaults.
 */
export async function listOthers(
  files: Pick<FileFolder, "list">,
  state: Pick<BackupState, "records" | "begun"> | null,
): Promise<Pick<BackupStatus, "others" | "otherKeys">> {
  const known = new Set(state?.records.map(({ name }) => name));
  const all = [...(await files.list())].sort((a, b) => (a.name < b.name ? 1 : -1));
  return {
    others: all.filter(
      ({ name }) => BACKUP_NAME.test(name) && !known.has(name) && name !== state?.begun,
    ),
    otherKeys: all.filter(({ name }) => ASIDE_KEY_FILE.test(name)),
  };
}
