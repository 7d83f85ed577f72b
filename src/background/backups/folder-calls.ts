import { AppError } from "../../domain/app-error";
import type { BackupStateRow } from "./backup-state-row";
import type { BackupTeller } from "./backup-teller";
import type { Backups } from "./backups";
import type { BackupsDeps } from "./backups-deps";
import { copyBackup } from "./copy-backup";

type Deps = BackupsDeps & {
  readonly state: BackupStateRow;
  readonly teller: BackupTeller;
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
};

/** What is done about the folder that the person has chosen. */
export function folderCalls(deps: Deps): Pick<Backups, "useFolder" | "forgetFolder"> {
  const { chosen, state, alone, teller } = deps;
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
      await teller.tell();
      await alone(() => copyBackup(deps));
      return teller.tell();
    },
    forgetFolder: async () => {
      await state.update((now) => ({ ...now, folder: null, toRemove: [] }));
      await chosen.forget();
      return teller.tell();
    },
  };
}
