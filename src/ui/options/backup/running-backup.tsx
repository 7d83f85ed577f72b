import type { BackupStatus } from "../../../contract/backup";
import { optionsWords } from "../../words/options-words";

type Props = { readonly running: NonNullable<BackupStatus["running"]> };

/** How far a backup or a check is; only its beginning is read out, not each figure. */
export function RunningBackup({ running: { what, done, total } }: Props) {
  const { backupPage } = optionsWords;
  const percent = total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : null;
  return (
    <div data-backup-running={what} className="flex flex-col gap-1">
      <p>{backupPage.running[what]}</p>
      <progress
        aria-label={backupPage.bar}
        max={100}
        {...(percent !== null && { value: percent })}
        className="w-full"
      />
    </div>
  );
}
