import { useState } from "react";
import type { BackupStatus } from "../../../contract/backup";
import { QuietButton } from "../../quiet-button";
import { madeAtOf } from "../../restore/kept-files";
import { useAct } from "../../use-act";
import { optionsWords } from "../../words/options-words";
import { formatSize } from "../models/format-size";
import type { BackupPartProps } from "./backup-part-props";
import { SureToDelete } from "./sure-to-delete";

type Props = Pick<BackupPartProps, "client" | "desk"> & {
  readonly other: BackupStatus["others"][number];
  readonly onDownload: () => void;
  readonly onRestore: () => void;
};

/** A backup of which only its time and size are known here. */
export function OtherRow({ client, desk, other, onDownload, onRestore }: Props) {
  const { name, bytes } = other;
  const [asked, setAsked] = useState(false);
  const act = useAct();
  const { backupPage } = optionsWords;
  const madeAt = madeAtOf(name);
  const title = madeAt === null ? name : backupPage.exactly(madeAt);
  const remove = () =>
    act.run(async () => desk.accept(await client.call("backup.delete", { name })));
  const label = (action: string) => ({ "aria-label": `${action}: ${title}` });
  return (
    <li data-backup-other={name} className="flex flex-col gap-2 p-3">
      <span>{`${title} · ${formatSize(bytes)}`}</span>
      <div className="flex flex-wrap gap-2">
        <QuietButton {...label(backupPage.download)} onClick={onDownload}>
          {backupPage.download}
        </QuietButton>
        <QuietButton {...label(backupPage.restore)} data-backup-restore="" onClick={onRestore}>
          {backupPage.restore}
        </QuietButton>
        <QuietButton
          {...label(backupPage.delete)}
          data-backup-delete=""
          aria-expanded={asked}
          onClick={() => setAsked(!asked)}
        >
          {backupPage.delete}
        </QuietButton>
      </div>
      {asked && (
        <SureToDelete
          means={backupPage.deleteOtherMeans}
          act={act}
          onRemove={remove}
          onLeave={() => setAsked(false)}
        />
      )}
    </li>
  );
}
