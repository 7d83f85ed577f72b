import type { BackupStatus } from "../../contract/backup";

/** What is wrong with the backups, what weighs most first; null where they are made as they should. */
export function backupTrouble(
  status: Pick<BackupStatus, "failure" | "isOld" | "changed" | "folder">,
): "failed" | "old" | "folder" | null {
  const { failure, isOld, changed, folder } = status;
  if (failure !== null) return "failed";
  if (isOld && changed) return "old";
  return folder !== null && folder.state !== "ok" ? "folder" : null;
}
