import { useId } from "react";
import { FailureLine } from "../failure-line";
import { DropArea } from "../kit/drop-area";
import { FileField } from "../kit/file-field";
import { formatSize } from "../options/models/format-size";
import { restoreWords } from "../words/restore-words";
import { type SortedFiles, sortFiles } from "./sort-files";

type Props = {
  readonly files: SortedFiles;
  readonly onFiles: (files: SortedFiles) => void;
};

/** Where a backup, and its key file with it, are dropped or chosen. */
export function FilePicker({ files, onFiles }: Props) {
  const id = useId();
  const take = async (all: readonly File[]) => {
    if (all.length > 0) onFiles(await sortFiles(all));
  };
  const { backup, keyFile, others } = files;
  return (
    <DropArea data-restore-drop="" onFiles={take}>
      <p id={id}>{restoreWords.drop}</p>
      <FileField
        label={restoreWords.files}
        takes="files"
        accept=".age"
        aria-describedby={id}
        data-restore-file=""
        onFiles={take}
      />
      <div role="status" className="flex flex-col gap-1 wrap-anywhere empty:hidden">
        {backup !== null && (
          <p data-chosen-backup="">
            {restoreWords.chosenBackup(backup.name, formatSize(backup.size))}
          </p>
        )}
        {keyFile !== null && <p data-chosen-key="">{restoreWords.chosenKey(keyFile.name)}</p>}
      </div>
      {others.map((name) => (
        <FailureLine key={name} failure={restoreWords.notTaken(name)} />
      ))}
    </DropArea>
  );
}
