import { useRef, useState } from "react";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import type { KeptFiles } from "../../restore/kept-files";
import type { Restorer } from "../../restore/restorer";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import type { BackupPartProps } from "./backup-part-props";
import { BackupRow } from "./backup-row";

type Props = BackupPartProps & { readonly kept: KeptFiles; readonly restorer: Restorer };

/** The backups in this browser, the newest first, and the check of them all. */
export function BackupList({ client, controller, status, kept, restorer }: Props) {
  const { busy, failure, run } = useAct();
  const [checked, setChecked] = useState<{ whole: number; damaged: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { backupPage } = optionsWords;
  const { records, running } = status;
  const check = () =>
    run(async () => {
      setChecked(null);
      const told = await client.call("backup.check", {});
      controller.accept(told);
      const damaged = told.records.filter(({ damage }) => damage !== null).length;
      setChecked({ whole: told.records.length - damaged, damaged });
    });
  return (
    <>
      <p className="text-small text-muted">{backupPage.listWhy}</p>
      <p className="text-small text-muted">{backupPage.purged}</p>
      {records.length === 0 && <p className="text-small text-muted">{backupPage.empty}</p>}
      {records.length > 0 && (
        <ul aria-label={backupPage.list} className={`${ROWS} max-h-160 overflow-y-auto`}>
          {records.map((record) => (
            <BackupRow
              key={record.name}
              client={client}
              controller={controller}
              record={record}
              kept={kept}
              restorer={restorer}
              onGone={() => button.current?.focus()}
            />
          ))}
        </ul>
      )}
      <QuietButton
        ref={button}
        data-backup-check=""
        disabled={records.length === 0 || busy || running !== null}
        onClick={check}
      >
        {busy ? backupPage.checking : backupPage.check}
      </QuietButton>
      <p role="status" data-backup-checked={checked?.damaged} className="text-small empty:hidden">
        {checked !== null && backupPage.checkedAll(checked.whole, checked.damaged)}
      </p>
      <FailureLine failure={failure} />
    </>
  );
}
