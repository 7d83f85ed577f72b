import { useState } from "react";
import type { BackupStatus } from "../../../contract/backup";
import { FailureLine } from "../../failure-line";
import { CheckField } from "../../kit/check-field";
import { ProgressBar } from "../../kit/progress-bar";
import { PrimaryButton } from "../../primary-button";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import type { BackupPartProps } from "./backup-part-props";

/** Makes a backup now, and tells how far any that is being made has come. */
export function MakeBackup({ client, controller, status }: BackupPartProps) {
  const [withKeys, setWithKeys] = useState(false);
  const [made, setMade] = useState(false);
  const { busy, failure, run } = useAct();
  const { backupPage } = optionsWords;
  const make = async () => {
    setMade(false);
    const isMade = await run(async () =>
      controller.accept(await client.call("backup.make", { withKeys })),
    );
    setMade(isMade);
  };
  // The state of the backups says why, and goes on saying it.
  const isReported = failure?.code === "backup-failed" && status.failure !== null;
  return (
    <>
      <CheckField
        name="backup-keys"
        checked={withKeys}
        onChange={setWithKeys}
        note={backupPage.withKeysMeans}
      >
        {backupPage.withKeys}
      </CheckField>
      <PrimaryButton data-backup-make="" disabled={busy || status.running !== null} onClick={make}>
        {busy ? backupPage.making : backupPage.make}
      </PrimaryButton>
      <div aria-live="polite" className="flex flex-col gap-2 text-small empty:hidden">
        {status.running !== null && <RunningBackup running={status.running} />}
        {made && status.running === null && <p data-backup-made="">{backupPage.made}</p>}
      </div>
      <FailureLine failure={isReported ? backupPage.notMade : failure} />
    </>
  );
}

type Props = { readonly running: NonNullable<BackupStatus["running"]> };

/** How far a backup or a check is; only its beginning is read out, not each figure. */
function RunningBackup({ running: { what, done, total } }: Props) {
  const { backupPage } = optionsWords;
  return (
    <div data-backup-running={what} className="flex flex-col gap-1">
      <p>{backupPage.running[what]}</p>
      <ProgressBar label={backupPage.bar} done={done} total={total} />
    </div>
  );
}
