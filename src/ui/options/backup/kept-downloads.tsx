import { Download } from "lucide-react";
import { useCallback } from "react";
import { KEY_FILE } from "../../../domain/backup";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import { type KeptFiles, madeAtOf } from "../../restore/kept-files";
import { KeptProof } from "../../restore/kept-proof";
import type { Restorer } from "../../restore/restorer";
import { useAnswer } from "../../use-answer";
import { optionsWords } from "../../words/options-words";
import { PagePart } from "../page-part";
import { useDownload } from "./use-download";

type Props = {
  readonly kept: Pick<KeptFiles, "read">;
  readonly restorer: Pick<Restorer, "kept">;
};

/**
 * The way to the backups where what is stored does not open: they lie apart from it. Where that has a
 * lock they are shown to whoever gives what opens them.
 */
export function KeptDownloads({ kept, restorer }: Props) {
  const ask = useCallback(async () => {
    const { names, asks } = await restorer.kept(null);
    const hasKeyFile = names.length > 0 && (await kept.read(KEY_FILE)) !== null;
    return { names: hasKeyFile ? [...names, KEY_FILE] : names, asks };
  }, [kept, restorer]);
  const { value, failure, again } = useAnswer(ask);
  const { download, isGone } = useDownload(kept);
  const { backupPage } = optionsWords;
  if (value?.asks === true) {
    return (
      <PagePart title={backupPage.keptTitle}>
        <KeptProof restorer={restorer} onProved={again} />
      </PagePart>
    );
  }
  if (value === null && failure !== null) {
    return (
      <PagePart title={backupPage.keptTitle}>
        <FailureLine failure={failure} onAgain={again} />
      </PagePart>
    );
  }
  if (value === null || value.names.length === 0) return null;
  return (
    <PagePart title={backupPage.keptTitle}>
      <p className="text-small text-muted">{backupPage.keptWhy}</p>
      <ul className="flex max-h-80 flex-col gap-2 overflow-y-auto text-small">
        {value.names.map((name) => (
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
