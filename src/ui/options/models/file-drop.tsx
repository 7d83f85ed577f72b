import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import { toFailure } from "../../../domain/app-error";
import { FailureLine } from "../../failure-line";
import { connectionWords } from "../../words/connection-words";
import { fileFailureSentence } from "../../words/file-failure-sentence";
import type { FileDesk } from "./file-desk";

type Props = { readonly give: FileDesk["give"] };

/** Where files of the person's are dropped or chosen; they are handed over one after the other. */
export function FileDrop({ give }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const takeAll = async (chosen: FileList | null) => {
    // The field's own list empties with the field.
    const all = [...(chosen ?? [])];
    const told: string[] = [];
    for (const file of all) {
      const sentence = await refusalOf(give, file);
      if (sentence !== null) told.push(sentence);
    }
    setRefusal(told.length === 0 ? null : told.join(" "));
  };
  const { files } = connectionWords;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop is offered beside the field, which does all a keyboard needs.
    <div
      data-file-drop=""
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        takeAll(event.dataTransfer.files);
      }}
      className={`flex min-w-0 flex-col gap-2 rounded-lg border border-dashed p-3 text-small ${isOver ? "border-accent bg-tint" : "border-field"}`}
    >
      <label htmlFor={id} className="flex items-center gap-2">
        <FileUp size={18} aria-hidden="true" className="shrink-0" />
        {files.drop}
      </label>
      <input
        id={id}
        type="file"
        accept=".gguf"
        multiple
        data-file=""
        onChange={(event) => {
          takeAll(event.currentTarget.files);
          // The same file can be chosen once more.
          event.currentTarget.value = "";
        }}
        className="min-w-0 max-w-full text-small"
      />
      <FailureLine failure={refusal} />
    </div>
  );
}

/** Why a file was not taken, with its name; null where it was. */
async function refusalOf(give: FileDesk["give"], file: File): Promise<string | null> {
  const { files } = connectionWords;
  try {
    return (await give(file)) ? null : files.notGguf(file.name);
  } catch (error) {
    return files.notTaken(file.name, fileFailureSentence(toFailure(error)));
  }
}
