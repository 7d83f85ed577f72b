import { useId, useRef } from "react";
import { FILE_FIELD } from "../../kit/file-field-style";
import { optionsWords } from "../../words/options-words";
import type { Choose } from "./use-chosen";

/** A file of any kind that is known, or a folder; choosing one forgets the other. Both take what is dropped on them, too. */
export function SourceFields({ onChoose }: { readonly onChoose: Choose }) {
  const fileId = useId();
  const folderId = useId();
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { importPart } = optionsWords;
  const empty = (field: typeof file) => {
    if (field.current !== null) field.current.value = "";
  };
  return (
    <>
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={fileId} className="text-small">
          {importPart.file}
        </label>
        <input
          id={fileId}
          ref={file}
          type="file"
          data-import-file=""
          accept=".zip,.json,.jsonl,.ndjson,.png,application/zip,application/json,image/png"
          onChange={(event) => {
            empty(folder);
            onChoose(event.currentTarget.files?.item(0) ?? null);
          }}
          className={FILE_FIELD}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        <label htmlFor={folderId} className="text-small">
          {importPart.folder}
        </label>
        <input
          id={folderId}
          ref={folder}
          type="file"
          multiple
          data-import-folder=""
          // Not among React's own, as it is no standard, and every browser has it.
          {...{ webkitdirectory: "" }}
          onChange={(event) => {
            empty(file);
            const files = [...(event.currentTarget.files ?? [])];
            onChoose(files.length === 0 ? null : files);
          }}
          className={FILE_FIELD}
        />
      </div>
    </>
  );
}
