import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { FailureLine } from "../failure-line";
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
  const [isOver, setOver] = useState(false);
  const take = async (chosen: FileList | null) => {
    // The field's own list empties with the field.
    const all = [...(chosen ?? [])];
    if (all.length > 0) onFiles(await sortFiles(all));
  };
  const { backup, keyFile, others } = files;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is offered beside the field, which does all a keyboard needs.
    <div
      data-restore-drop=""
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
      className={`flex min-w-0 flex-col gap-2 rounded-lg border border-dashed p-3 text-small ${isOver ? "border-accent bg-tint" : "border-field"}`}
    >
      <p className="flex items-start gap-2">
        <FileUp size={18} aria-hidden="true" className="shrink-0" />
        {restoreWords.drop}
      </p>
      <label htmlFor={id} className="text-muted">
        {restoreWords.files}
      </label>
      <input
        id={id}
        type="file"
        accept=".age"
        multiple
        data-restore-file=""
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file can be chosen once more.
          event.currentTarget.value = "";
        }}
        className="min-w-0 max-w-full"
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
    </div>
  );
}
