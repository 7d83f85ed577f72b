import { ArchiveRestore } from "lucide-react";
import { useCallback } from "react";
import type { BackupStatus } from "../../contract/backup";
import { LinkButton } from "../link-button";
import { useAnswer } from "../use-answer";
import { popupWords } from "../words/popup-words";
import type { Popup } from "./popup";

type Props = { readonly popup: Popup; readonly onOpen: () => void };

/** One quiet line where backups are not made as they should be; else nothing. */
export function BackupLine({ popup: { client }, onOpen }: Props) {
  const ask = useCallback(() => client.call("backup.status", {}), [client]);
  const { value } = useAnswer(ask);
  const trouble = value === null ? null : backupTrouble(value);
  if (trouble === null) return null;
  return (
    <div data-backup-trouble={trouble} className="flex">
      <LinkButton data-open-backup="" onClick={onOpen}>
        <ArchiveRestore size={12} aria-hidden="true" className="me-1 inline" />
        {popupWords.backup[trouble]}
      </LinkButton>
    </div>
  );
}

/** What is wrong with the backups, what weighs most first; null where they are made as they should. */
export function backupTrouble(
  status: Pick<BackupStatus, "failure" | "isOld" | "changed" | "folder">,
): "failed" | "old" | "folder" | null {
  const { failure, isOld, changed, folder } = status;
  if (failure !== null) return "failed";
  if (isOld && changed) return "old";
  return folder !== null && folder.state !== "ok" ? "folder" : null;
}
