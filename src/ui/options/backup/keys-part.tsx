import { Download, TriangleExclamationPoint } from "lucide-react";
import type { BackupStatus } from "../../../contract/backup";
import { KEY_FILE } from "../../../domain/backup";
import { FailureLine } from "../../failure-line";
import { QuietButton } from "../../quiet-button";
import type { KeptFiles } from "../../restore/kept-files";
import { useNow } from "../../use-now";
import { optionsWords } from "../../words/options-words";
import { useDownload } from "./use-download";

type Props = { readonly status: BackupStatus; readonly kept: Pick<KeptFiles, "read"> };

/** What opens a backup elsewhere: the recovery key, the key file; or the warning that nothing does. */
export function KeysPart({ status, kept }: Props) {
  const { backupPage } = optionsWords;
  const { recoveryKey, passphrase, keyFile, hadKeyFile, isExposed } = status;
  return (
    <div className="flex flex-col gap-3 text-small">
      {!recoveryKey && !passphrase ? (
        <p data-backup-unopenable="" className="flex items-start gap-2">
          <TriangleExclamationPoint
            size={16}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-caution"
          />
          {backupPage.nothingOpens}
        </p>
      ) : (
        <p className="text-muted">{backupPage.here}</p>
      )}
      <p data-backup-recovery={recoveryKey}>
        {recoveryKey ? backupPage.recoveryKey : `${backupPage.noRecoveryKey} `}
        {!recoveryKey && (
          <a href="#lock" className="rounded-sm underline underline-offset-2">
            {backupPage.print}
          </a>
        )}
      </p>
      {keyFile === null ? (
        <p data-backup-key-file="none">
          {passphrase ? backupPage.keyFileSoon : backupPage.noPassphrase}
        </p>
      ) : (
        <KeyFile keyFile={keyFile} kept={kept} />
      )}
      {isExposed && recoveryKey && (
        <p data-backup-exposed="" className="flex items-start gap-2">
          <TriangleExclamationPoint
            size={16}
            aria-hidden="true"
            className="mt-0.5 shrink-0 text-caution"
          />
          <span>
            {`${backupPage.exposed} `}
            <a href="#lock" className="rounded-sm underline underline-offset-2">
              {backupPage.exposedWhere}
            </a>
          </span>
        </p>
      )}
      {hadKeyFile && <p className="text-muted">{backupPage.oldCopies}</p>}
    </div>
  );
}

type KeyFileProps = Pick<Props, "kept"> & {
  readonly keyFile: NonNullable<BackupStatus["keyFile"]>;
};

function KeyFile({ keyFile: { madeAt, isCurrent }, kept }: KeyFileProps) {
  const { download, isGone } = useDownload(kept);
  const now = useNow();
  const { backupPage } = optionsWords;
  return (
    <>
      <p data-backup-key-file={isCurrent ? "current" : "stale"}>
        {backupPage.keyFile(now - madeAt)}
      </p>
      {!isCurrent && <p>{backupPage.keyFileStale}</p>}
      <QuietButton data-backup-key-download="" onClick={() => download(KEY_FILE)}>
        <Download size={14} aria-hidden="true" />
        {backupPage.downloadKey}
      </QuietButton>
      <FailureLine failure={isGone ? backupPage.fileGone : null} />
    </>
  );
}
