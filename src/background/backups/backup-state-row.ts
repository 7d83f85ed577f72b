import type { BackupState } from "../../domain/backup";
import type { BackupsDeps } from "./backups-deps";

/** The row about backups, which is made with a key of its own when it is first needed. */
export type BackupStateRow = {
  readonly read: () => Promise<BackupState | null>;
  readonly ensure: () => Promise<BackupState>;
  readonly update: (change: (now: BackupState) => BackupState) => Promise<BackupState>;
};

/** The row as it is stored; nothing of it is kept in memory. */
export function createBackupStateRow({
  rows,
  newIdentity,
  clock,
}: Pick<BackupsDeps, "rows" | "newIdentity" | "clock">): BackupStateRow {
  const first = (): BackupState => ({
    keys: [{ identity: newIdentity(), createdAt: clock.now(), isOurs: true }],
    keyFile: null,
    records: [],
    savedGeneration: null,
    form: "",
    failure: null,
    folder: null,
  });
  return {
    read: rows.read,
    // Looked at again where it is written: another may have made it meanwhile.
    ensure: async () => (await rows.read()) ?? rows.update((now) => now ?? first()),
    update: (change) => rows.update((now) => change(now ?? first())),
  };
}
