import { AppError } from "../../domain/app-error";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupsDeps } from "./backups-deps";
import { forgetIfLost } from "./check-backups";
import { listOthers } from "./list-others";

type Deps = Pick<BackupsDeps, "files" | "mayShow"> & { readonly state: BackupStateRow };

/** Deletes a backup here, whether this vault knows of it or not; `not-found` where there is none. */
export async function removeBackup({ state, files, mayShow }: Deps, name: string): Promise<void> {
  const now = await state.ensure();
  if (now.records.some((record) => record.name === name)) {
    await files.remove(name);
    await state.update((found) => {
      const records = found.records.filter((record) => record.name !== name);
      return forgetIfLost(found, { ...found, records });
    });
    return;
  }
  const { others } = await listOthers({ files, mayShow }, now);
  if (!others.some((other) => other.name === name)) throw new AppError("not-found");
  await files.remove(name);
}
