import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { KEY_FILE } from "../../../domain/backup";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { saveFile } from "../../recovery/save-file";
import { type KeptFiles, madeAtOf } from "../../restore/kept-files";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";

type Props = { readonly kept: KeptFiles };

/** The way to the backups where what is stored does not open: they lie apart from it. */
export function KeptDownloads({ kept }: Props) {
  const ask = useCallback(async () => {
    const names = await kept.names();
    return names.length > 0 && (await kept.read(KEY_FILE)) !== null ? [...names, KEY_FILE] : names;
  }, [kept]);
  const { value } = useAnswer(ask);
  const [isGone, setGone] = useState(false);
  const { backupPage } = optionsWords;
  if (value === null || value.length === 0) return null;
  const download = async (name: string) => {
    const file = await kept.read(name);
    setGone(file === null);
    if (file !== null) saveFile(file, name);
  };
  return (
    <PagePart title={backupPage.keptTitle}>
      <p className="text-small text-muted">{backupPage.keptWhy}</p>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto text-small">
        {value.map((name) => (
          <li key={name} data-kept={name}>
            <QuietButton onClick={() => download(name)}>
              <Download size={14} aria-hidden="true" />
              {titleOf(name)}
            </QuietButton>
          </li>
        ))}
      </ul>
      <FailureLine failure={isGone ? backupPage.fileGone : null} />
    </PagePart>
  );
}

function titleOf(name: string): string {
  const madeAt = madeAtOf(name);
  return madeAt === null ? name : optionsWords.backupPage.exactly(madeAt);
}
