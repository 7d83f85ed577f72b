import type { BackupStatus } from "../../contract/backup";
import { ASIDE_KEY_FILE, BACKUP_NAME, type BackupState } from "../../domain/backup";
import type { BackupsDeps } from "./backups-deps";

/**
 * What lies beside this vault's backups: those that it does not know, the newest first, and key files
 * of other vaults; none that may be a locked store's.
 */
export async function listOthers(
  { files, mayShow }: Pick<BackupsDeps, "files" | "mayShow">,
  state: Pick<BackupState, "records" | "begun" | "going"> | null,
): Promise<Pick<BackupStatus, "others" | "otherKeys">> {
  const { records = [], going = [] } = state ?? {};
  const known = new Set([...records, ...going].map(({ name }) => name));
  const all = [...(await files.list())].sort((a, b) => (a.name < b.name ? 1 : -1));
  const shown: typeof all = [];
  for (const file of all) {
    const isOther = BACKUP_NAME.test(file.name) || ASIDE_KEY_FILE.test(file.name);
    if (isOther && !known.has(file.name) && (await mayShow(file.name))) shown.push(file);
  }
  return {
    others: shown.filter(({ name }) => BACKUP_NAME.test(name) && name !== state?.begun),
    otherKeys: shown.filter(({ name }) => ASIDE_KEY_FILE.test(name)),
  };
}
