import { useEffect, useRef, useState } from "react";
import { toFailure } from "../../../domain/app-error";
import { inFirefox } from "../../../domain/in-firefox";
import { FailureLine } from "../../failure-line";
import { DropArea } from "../../kit/drop-area";
import { FileField } from "../../kit/file-field";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { fileFailureSentence } from "../../words/file-failure-sentence";
import { joinSentences } from "../../words/sentences";
import { PagePart } from "../page-part";
import { useSubpath } from "../use-section";
import type { FileController } from "./file-controller";
import { FileFailure, FileRow } from "./file-row";
import { formatSize } from "./format-size";
import type { ModelController } from "./model-controller";
import { PlainField } from "./plain-field";
import { TargetField } from "./target-field";
import { useForm } from "./use-form";

/** Where this part is in the options; also its element's id, so that the browser goes there. */
export const FILES_PATH = "models/files";

type Props = { readonly controller: FileController; readonly models: ModelController };

/** Models in files inside this browser, or why there are none. */
export function FilesPart(props: Props) {
  const { files: texts } = connectionWords;
  if (!inFirefox()) return <KeptFiles {...props} />;
  return (
    <PagePart title={texts.title}>
      <p id={FILES_PATH} data-no-files="" className="text-small text-muted">
        {texts.noneHere}
      </p>
    </PagePart>
  );
}

/** How they get here, how far they are, and what they are. */
function KeptFiles({ controller, models }: Props) {
  const { files, failure } = useCell(controller.state);
  const part = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const subpath = useSubpath();
  useEffect(() => {
    if (`models/${subpath}` === FILES_PATH) part.current?.querySelector("input")?.focus();
  }, [subpath]);
  const { files: texts } = connectionWords;
  const all = files?.files ?? [];
  return (
    <PagePart title={texts.title} heading={heading}>
      <p className="text-small text-muted">{texts.why}</p>
      {files !== null && (
        <p data-threads={files.threads} className="text-small text-muted">
          {files.threads === 1 ? texts.oneThread : texts.threads(files.threads)}
        </p>
      )}
      <div ref={part} id={FILES_PATH}>
        <FileDrop give={controller.give} />
      </div>
      <DownloadForm onUrl={controller.download} />
      <FailureLine failure={failure} />
      {files !== null && files.used !== null && files.quota !== null && (
        <p data-room="" className="text-meta text-muted">
          {texts.room(formatSize(files.used), formatSize(files.quota))}
        </p>
      )}
      {files !== null && all.length === 0 && <p className="text-small text-muted">{texts.none}</p>}
      {all.some(({ state }) => state === "ready") && <TargetField controller={models} />}
      {all.length > 0 && (
        <ul aria-label={texts.list} className={ROWS}>
          {all.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              controller={controller}
              models={models}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </PagePart>
  );
}

type DownloadFormProps = { readonly onUrl: (url: string) => Promise<void> };

/** The address of a model file to be downloaded; it stays where it was not taken. */
function DownloadForm({ onUrl }: DownloadFormProps) {
  const { files } = connectionWords;
  const { busy, refusal, submit } = useForm(async (form) => {
    const url = String(new FormData(form).get("file-url") ?? "").trim();
    if (url === "") return null;
    await onUrl(url);
    form.reset();
    return null;
  });
  return (
    <form data-download-form="" className="flex flex-col gap-2" onSubmit={submit}>
      <PlainField
        name="file-url"
        label={files.url}
        dir="ltr"
        maxLength={2_000}
        note={files.urlHint}
      />
      <QuietButton type="submit" data-download="" aria-disabled={busy}>
        {files.download}
      </QuietButton>
      <FileFailure failure={refusal} />
    </form>
  );
}

type FileDropProps = { readonly give: FileController["give"] };

/** Where files of the person's are dropped or chosen; they are handed over one after the other. */
function FileDrop({ give }: FileDropProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const takeAll = async (all: readonly File[]) => {
    const sentences: string[] = [];
    for (const file of all) {
      const sentence = await refusalOf(give, file);
      if (sentence !== null) sentences.push(sentence);
    }
    setRefusal(sentences.length === 0 ? null : joinSentences(sentences));
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
