import type { BackupStatus } from "../../../contract/backup";
import { madeAtOf } from "../../restore/kept-files";
import { optionsWords } from "../../words/options-words";
import { formatSize } from "../models/format-size";
import { BackupActions } from "./backup-actions";
import type { BackupPartProps } from "./backup-part-props";

type Props = Pick<BackupPartProps, "client" | "controller"> & {
  readonly other: BackupStatus["others"][number];
  readonly onDownload: () => void;
  readonly onRestore: () => void;
};

/** A backup of which only its time and size are known here. */
export function OtherRow({ client, controller, other, onDownload, onRestore }: Props) {
  const { name, bytes } = other;
  const { backupPage } = optionsWords;
  const madeAt = madeAtOf(name);
  const title = madeAt === null ? name : backupPage.exactly(madeAt);
  return (
    <li data-backup-other={name} className="flex flex-col gap-2 p-3">
      <span>{`${title} · ${formatSize(bytes)}`}</span>
      <BackupActions
        client={client}
        controller={controller}
        name={name}
        title={title}
        means={backupPage.deleteOtherMeans}
        onDownload={onDownload}
        onRestore={onRestore}
      />
    </li>
  );
}
