import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { createFolderAccess } from "../options/backup/folder-access";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { recoveryWords } from "../words/recovery-words";

/**
 * Asks again for the folder that holds copies of the backups: its handle goes where all of the
 * extension's storage was cleared, and its copies do not. Nothing where the browser has no such folders.
 */
export function ChooseBackupFolder<S extends Session>({ gate }: { readonly gate: Gate<S> }) {
  const { busy, failure, run } = useAct();
  const access = createFolderAccess();
  const { why, choose } = recoveryWords.folder;
  if (!access.isPossible) return null;
  const use = async () => {
    if ((await access.choose()) !== null) await gate.tryAgain();
  };
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="text-muted">{why}</p>
      <QuietButton data-choose-backup-folder="" disabled={busy} onClick={() => run(use)}>
        {choose}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}
