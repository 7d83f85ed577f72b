import { ArchiveRestore } from "lucide-react";
import { useCallback } from "react";
import { LinkButton } from "../link-button";
import { useAnswer } from "../use-answer";
import { popupWords } from "../words/popup-words";
import { backupTrouble } from "./backup-trouble";
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
