import { CircleCheck, Info, TriangleExclamationPoint } from "lucide-react";
import type { BackupStatus } from "../../../contract/backup";
import { OwnText } from "../../own-text/own-text";
import { useNow } from "../../use-now";
import { optionsWords } from "../../words/options-words";
import { stateNotes } from "./state-notes";

const LOOKS = {
  well: { Icon: CircleCheck, tone: "text-protected" },
  plain: { Icon: Info, tone: "text-muted" },
  wrong: { Icon: TriangleExclamationPoint, tone: "text-caution" },
};

/** How it stands with the backups, and what is wrong. */
export function BackupState({ status }: { readonly status: BackupStatus }) {
  const now = useNow();
  const [newest] = status.records;
  return (
    <ul
      data-backup-state={newest === undefined ? "none" : newest.name}
      data-backup-changed={status.changed}
      title={newest && optionsWords.backupPage.exactly(newest.madeAt)}
      className="flex flex-col gap-2 text-small"
    >
      {stateNotes(status, now).map(({ kind, text }) => {
        const { Icon, tone } = LOOKS[kind];
        return (
          <li key={text} data-backup-note={kind} className="flex items-start gap-2">
            <Icon size={16} aria-hidden="true" className={`mt-0.5 shrink-0 ${tone}`} />
            <span>
              <OwnText text={text} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
