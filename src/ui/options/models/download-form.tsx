import { QuietButton } from "../../quiet-button";
import { connectionWords } from "../../words/connection-words";
import { FileFailure } from "./file-failure";
import { PlainField } from "./plain-field";
import { useForm } from "./use-form";

type Props = { readonly onUrl: (url: string) => Promise<void> };

/** The address of a model file to be downloaded; it stays where it was not taken. */
export function DownloadForm({ onUrl }: Props) {
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
