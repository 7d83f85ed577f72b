import type { BackupStatus } from "../../../contract/backup";
import { ProgressBar } from "../../kit/progress-bar";
import { optionsWords } from "../../words/options-words";

type Props = { readonly running: NonNullable<BackupStatus["running"]> };

/** How far a backup or a check is; only its beginning is read out, not each figure. */
export function RunningBackup({ running: { what, done, total } }: Props) {
  const { backupPage } = optionsWords;
  return (
    <div data-backup-running={what} className="flex flex-col gap-1">
      <p>{backupPage.running[what]}</p>
      <ProgressBar label={backupPage.bar} done={done} total={total} />
    </div>
  );
}
