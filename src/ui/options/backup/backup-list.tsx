import { TriangleExclamationPoint } from "lucide-react";
import { useRef, useState } from "react";
import type { BackupRecord } from "../../../domain/backup";
import { FailureLine } from "../../failure-line";
import { Folded } from "../../kit/folded";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import type { KeptFiles } from "../../restore/kept-files";
import type { Restorer } from "../../restore/restorer";
import { useAct } from "../../use-act";
import { useCell } from "../../use-cell";
import { useNow } from "../../use-now";
import { formatIso } from "../../words/format";
import { optionsWords } from "../../words/options-words";
import { restoreFailureSentence } from "../../words/restore-failure-sentence";
import { formatSize } from "../models/format-size";
import { BackupActions } from "./backup-actions";
import type { BackupPartProps } from "./backup-part-props";
import { useDownload } from "./use-download";

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
      const latest = await client.call("backup.check", {});
      controller.accept(latest);
      const damaged = latest.records.filter(({ damage }) => damage !== null).length;
      setChecked({ whole: latest.records.length - damaged, damaged });
    });
  return (
    <>
      <Folded name={backupPage.listKeeps} part="backup-keeps">
        <p className="text-muted">{backupPage.listWhy}</p>
        <p className="text-muted">{backupPage.purged}</p>
      </Folded>
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

type BackupRowProps = Pick<BackupPartProps, "client" | "controller"> & {
  readonly record: BackupRecord;
  readonly kept: Pick<KeptFiles, "read">;
  readonly restorer: Pick<Restorer, "state" | "open">;
  /** The row had the keyboard, and is gone. */
  readonly onGone: () => void;
};

/** One backup: what it holds, how well it is, and what can be done with it. */
function BackupRow({ client, controller, record, kept, restorer, onGone }: BackupRowProps) {
  const { name, madeAt, damage } = record;
  const { download, isGone } = useDownload(kept);
  const state = useCell(restorer.state);
  const { backupPage } = optionsWords;
  const failed = state.at === "ready" && state.of === name ? state.failure : null;
  return (
    <li data-backup={name} data-damage={damage ?? undefined} className="flex flex-col gap-2 p-3">
      <Facts record={record} />
      <BackupActions
        client={client}
        controller={controller}
        name={name}
        title={backupPage.exactly(madeAt)}
        hasFile={damage !== "missing"}
        isWhole={damage === null}
        means={backupPage.deleteMeans}
        onDownload={() => download(name)}
        onRestore={() => restorer.open({ name }, { kind: "vault" })}
        onGone={onGone}
      />
      <FailureLine
        failure={isGone ? backupPage.fileGone : failed && restoreFailureSentence(failed)}
      />
    </li>
  );
}

function Facts({ record }: Pick<BackupRowProps, "record">) {
  const now = useNow();
  const { backupPage } = optionsWords;
  const { madeAt, bytes, conversations, messages, reason, withKeys, unreadable } = record;
  const { checkedAt, damage } = record;
  const notes = [
    backupPage.reason(reason),
    ...(withKeys ? [backupPage.hasKeys] : []),
    ...(damage === null
      ? [checkedAt === null ? backupPage.unchecked : backupPage.checked(now - checkedAt)]
      : []),
  ];
  return (
    <div className="flex flex-col text-small">
      <time dateTime={formatIso(madeAt)} className="font-semibold">
        {backupPage.exactly(madeAt)}
      </time>
      <span>{backupPage.holds(formatSize(bytes), conversations, messages)}</span>
      <span className="text-meta text-muted">{notes.join(" · ")}</span>
      {unreadable > 0 && (
        <span className="text-meta text-muted">{backupPage.unreadable(unreadable)}</span>
      )}
      {damage !== null && (
        <span className="flex items-start gap-1.5">
          <TriangleExclamationPoint
            size={16}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-error"
          />
          {backupPage.damage[damage]}
        </span>
      )}
    </div>
  );
}
