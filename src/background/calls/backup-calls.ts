import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { backupDelete } from "../handlers/backup-delete";
import { leaveHeld, listHeld, takeOver } from "../held-back";
import type { Restores } from "../restores/restores";

type Runs = Pick<Restores, "preview" | "run" | "cancel" | "kept">;

/**
 * Calls about backups, which answer how they are afterwards, and about restores; those that run one see
 * themselves whether the vault is open, or there is none.
 */
export function backupCallHandlers(restores: Runs, { whenOpen, byPage, announcing }: Guards) {
  return {
    "backup.status": byPage(({ backups }) => backups.status()),
    "backup.make": whenOpen(({ backups }, input) => backups.make(input)),
    "backup.check": whenOpen(({ backups }) => backups.check()),
    "backup.delete": whenOpen(backupDelete),
    "backup.useFolder": whenOpen(({ backups }, { name }) => backups.useFolder(name)),
    "backup.forgetFolder": whenOpen(({ backups }) => backups.forgetFolder()),
    "restore.preview": (input) => restores.preview(input),
    "restore.run": (input) => restores.run(input),
    "restore.cancel": async () => {
      await restores.cancel();
      return {};
    },
    "restore.kept": (input) => restores.kept(input),
    "restore.held": byPage(async ({ store }) => ({ held: [...(await listHeld(store))] })),
    "restore.takeOver": announcing(takeOver),
    "restore.leaveHeld": whenOpen(leaveHeld),
  } satisfies Partial<CallHandlers>;
}
