import { useState } from "react";
import { FailureLine } from "../../failure-line";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import { saveFile } from "../../recovery/save-file";
import type { KeptFiles } from "../../restore/kept-files";
import { optionsWords } from "../../words/options-words";
import type { BackupPartProps } from "./backup-part-props";
import { OtherRow } from "./other-row";

type Props = BackupPartProps & {
  readonly kept: Pick<KeptFiles, "read">;
  /** Shows where a backup of this browser is chosen together with what opens it. */
  readonly onRestore: () => void;
};

/** The backups in this browser that this vault does not know, and the key files that belong to them. */
export function OtherBackups({ client, controller, status, kept, onRestore }: Props) {
  const [isGone, setGone] = useState(false);
  const { others, otherKeys } = status;
  const { backupPage } = optionsWords;
  if (others.length === 0 && otherKeys.length === 0) return null;
  const download = async (name: string) => {
    const file = await kept.read(name);
    setGone(file === null);
    if (file !== null) saveFile(file, name);
  };
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
