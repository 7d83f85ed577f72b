import type { BackupStatus } from "../../../contract/backup";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import { type KeptFiles, madeAtOf } from "../../restore/kept-files";
import { optionsWords } from "../../words/options-words";
import { formatSize } from "../models/format-size";
import { BackupActions } from "./backup-actions";
import type { BackupPartProps } from "./backup-part-props";
import { useDownload } from "./use-download";

type Props = BackupPartProps & {
  readonly kept: Pick<KeptFiles, "read">;
  /** Shows where a backup of this browser is chosen together with what opens it. */
  readonly onRestore: () => void;
};

/** The backups in this browser that this vault does not know, and the key files that belong to them. */
export function OtherBackups({ client, controller, status, kept, onRestore }: Props) {
  const { download, isGone } = useDownload(kept);
  const { others, otherKeys } = status;
  const { backupPage } = optionsWords;
  if (others.length === 0 && otherKeys.length === 0) return null;
  return (
    <section data-backup-others="" className="flex flex-col gap-2 text-small">
      <h3 className="font-semibold">{backupPage.others}</h3>
      <p className="text-muted">{backupPage.othersWhy}</p>
      {others.length > 0 && (
        <ul aria-label={backupPage.others} className={`${ROWS} max-h-80 overflow-y-auto`}>
          {others.map((other) => (
            <OtherRow
              key={other.name}
              client={client}
              controller={controller}
              other={other}
              onDownload={() => download(other.name)}
              onRestore={onRestore}
            />
          ))}
        </ul>
      )}
      {otherKeys.length > 0 && <p className="text-muted">{backupPage.otherKeys}</p>}
      {otherKeys.map(({ name }) => (
        <QuietButton key={name} data-backup-other-key={name} onClick={() => download(name)}>
          {`${backupPage.download}: ${name}`}
        </QuietButton>
      ))}
      <FailureLine failure={isGone ? backupPage.fileGone : null} />
    </section>
  );
}

type OtherRowProps = Pick<BackupPartProps, "client" | "controller"> & {
  readonly other: BackupStatus["others"][number];
  readonly onDownload: () => void;
  readonly onRestore: () => void;
};

/** A backup of which only its time and size are known here. */
function OtherRow({ client, controller, other, onDownload, onRestore }: OtherRowProps) {
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
