import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import { backupDelete } from "../handlers/backup-delete";

/** Calls about backups; each answers how they are afterwards. */
export function backupCallHandlers({ whenOpen, whenAsked }: Guards) {
  return {
    "backup.status": whenAsked(({ backups }) => backups.status()),
    "backup.make": whenOpen(({ backups }, input) => backups.make(input)),
    "backup.check": whenOpen(({ backups }) => backups.check()),
    "backup.delete": whenOpen(backupDelete),
    "backup.useFolder": whenOpen(({ backups }, { name }) => backups.useFolder(name)),
    "backup.forgetFolder": whenOpen(({ backups }) => backups.forgetFolder()),
  } satisfies Partial<CallHandlers>;
}
