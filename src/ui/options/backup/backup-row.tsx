import { TriangleExclamationPoint } from "lucide-react";
import { useState } from "react";
import type { BackupRecord } from "../../../domain/backup";
import { FailureLine } from "../../failure-line";
import { saveFile } from "../../recovery/save-file";
import type { KeptFiles } from "../../restore/kept-files";
import type { Restorer } from "../../restore/restorer";
import { useCell } from "../../use-cell";
import { useNow } from "../../use-now";
import { optionsWords } from "../../words/options-words";
import { restoreFailureSentence } from "../../words/restore-failure-sentence";
import { formatSize } from "../models/format-size";
import { BackupActions } from "./backup-actions";
import type { BackupPartProps } from "./backup-part-props";

type Props = Pick<BackupPartProps, "client" | "controller"> & {
  readonly record: BackupRecord;
  readonly kept: Pick<KeptFiles, "read">;
  readonly restorer: Pick<Restorer, "state" | "open">;
  /** The row had the keyboard, and is gone. */
  readonly onGone: () => void;
};

/** One backup: what it holds, how well it is, and what can be done with it. */
export function BackupRow({ client, controller, record, kept, restorer, onGone }: Props) {
  const { name, madeAt, damage } = record;
  const [isGone, setGone] = useState(false);
  const state = useCell(restorer.state);
  const { backupPage } = optionsWords;
  const download = async () => {
    const file = await kept.read(name);
    setGone(file === null);
    if (file !== null) saveFile(file, name);
  };
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
        onDownload={download}
        onRestore={() => restorer.open({ name }, { kind: "vault" })}
        onGone={onGone}
      />
      <FailureLine
        failure={isGone ? backupPage.fileGone : failed && restoreFailureSentence(failed)}
      />
    </li>
  );
}

function Facts({ record }: Pick<Props, "record">) {
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
      <time dateTime={new Date(madeAt).toISOString()} className="font-semibold">
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
