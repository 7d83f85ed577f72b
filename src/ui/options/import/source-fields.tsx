import { useState } from "react";
import { FileField } from "../../kit/file-field";
import { optionsWords } from "../../words/options-words";
import type { Choose } from "./use-chosen";

/** What is chosen, as it is called where it comes from. */
type Source = { readonly kind: "file" | "folder"; readonly name: string };

/** A file of any kind that is known, or a folder; choosing one forgets the other. Both take what is dropped on them, too. */
export function SourceFields({ onChoose }: { readonly onChoose: Choose }) {
  const { importPart } = optionsWords;
  const [source, setSource] = useState<Source | null>(null);
  const chosen = (kind: Source["kind"]) => (source?.kind === kind ? source.name : null);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <FileField
        label={importPart.file}
        accept=".zip,.json,.jsonl,.ndjson,.png,application/zip,application/json,image/png"
        chosen={chosen("file")}
        data-import-file=""
        onFiles={([file]) => {
          setSource(file === undefined ? null : { kind: "file", name: file.name });
          onChoose(file ?? null);
        }}
      />
      <FileField
        label={importPart.folder}
        takes="folder"
        chosen={chosen("folder")}
        data-import-folder=""
        onFiles={(files) => {
          setSource({ kind: "folder", name: folderOf(files) });
          onChoose(files);
        }}
      />
    </div>
  );
}

function folderOf([first]: readonly File[]): string {
  return first?.webkitRelativePath.split("/", 1)[0] ?? "";
}
