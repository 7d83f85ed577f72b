import { useState } from "react";
import { toFailure } from "../../../domain/app-error";
import { FailureLine } from "../../failure-line";
import { DropArea } from "../../kit/drop-area";
import { FileField } from "../../kit/file-field";
import { connectionWords } from "../../words/connection-words";
import { fileFailureSentence } from "../../words/file-failure-sentence";
import { joinSentences } from "../../words/sentences";
import type { FileController } from "./file-controller";

type Props = { readonly give: FileController["give"] };

/** Where files of the person's are dropped or chosen; they are handed over one after the other. */
export function FileDrop({ give }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const takeAll = async (all: readonly File[]) => {
    const told: string[] = [];
    for (const file of all) {
      const sentence = await refusalOf(give, file);
      if (sentence !== null) told.push(sentence);
    }
    setRefusal(told.length === 0 ? null : joinSentences(told));
  };
  return (
    <DropArea data-file-drop="" onFiles={takeAll}>
      <FileField
        label={connectionWords.files.drop}
        takes="files"
        accept=".gguf"
        data-file=""
        onFiles={takeAll}
      />
      <FailureLine failure={refusal} />
    </DropArea>
  );
}

/** Why a file was not taken, with its name; null where it was. */
async function refusalOf(give: FileController["give"], file: File): Promise<string | null> {
  const { files } = connectionWords;
  try {
    return (await give(file)) ? null : files.notGguf(file.name);
  } catch (error) {
    return files.notTaken(file.name, fileFailureSentence(toFailure(error)));
  }
}
