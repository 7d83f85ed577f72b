import { CircleCheck, TriangleExclamationPoint } from "lucide-react";
import { useState } from "react";
import type { BackupFolder } from "../../../domain/backup";
import { FailureLine } from "../../failure-line";
import { LinkButton } from "../../link-button";
import { QuietButton } from "../../quiet-button";
import { useAct } from "../../use-act";
import { useNow } from "../../use-now";
import { optionsWords } from "../../words/options-words";
import type { BackupPartProps } from "./backup-part-props";
import type { FolderAccess } from "./folder-access";

type Props = BackupPartProps & { readonly access: FolderAccess };

/** Where backups are copied to outside this browser, and why that is wise. */
export function FolderPart({ client, controller, status, access }: Props) {
  const { busy, failure, run } = useAct();
  const [refused, setRefused] = useState(false);
  const { backupPage } = optionsWords;
  const { folder } = status;
  const use = (ask: () => Promise<string | null>) =>
    run(async () => {
      const name = await ask();
      if (name !== null) controller.accept(await client.call("backup.useFolder", { name }));
      return name !== null;
    });
  const choose = () => {
    setRefused(false);
    return use(access.choose);
  };
  const allow = () => {
    setRefused(false);
    return use(async () => {
      const name = await access.allow();
      setRefused(name === null);
      return name;
    });
  };
  const forget = () =>
    run(async () => {
      controller.accept(await client.call("backup.forgetFolder", {}));
      await access.forget();
    });
  return (
    <div className="flex flex-col gap-3 text-small">
      <p>{backupPage.uninstall}</p>
      <p className="text-muted">{access.isPossible ? backupPage.folderWhy : backupPage.noPicker}</p>
      {folder === null ? (
        access.isPossible && <p>{backupPage.folderNone}</p>
      ) : (
        <FolderState folder={folder} />
      )}
      <div className="flex flex-wrap gap-2">
        {folder?.state === "denied" && (
          <QuietButton data-folder-allow="" disabled={busy} onClick={allow}>
            {backupPage.allow}
          </QuietButton>
        )}
        {access.isPossible && (
          <QuietButton data-folder-choose="" disabled={busy} onClick={choose}>
            {folder === null ? backupPage.choose : backupPage.chooseOther}
          </QuietButton>
        )}
      </div>
      {folder !== null && <Forget busy={busy} onForget={forget} />}
      <FailureLine failure={refused ? backupPage.notAllowed : failure} />
    </div>
  );
}

type ForgetProps = { readonly busy: boolean; readonly onForget: () => void };

function Forget({ busy, onForget }: ForgetProps) {
  const { backupPage } = optionsWords;
  return (
    <>
      <LinkButton data-folder-forget="" disabled={busy} onClick={onForget}>
        {backupPage.forget}
      </LinkButton>
      <p className="text-meta text-muted">{backupPage.forgetMeans}</p>
    </>
  );
}

function FolderState({ folder: { name, state, copiedAt } }: { readonly folder: BackupFolder }) {
  const now = useNow();
  const { backupPage } = optionsWords;
  const isWell = state === "ok";
  const Icon = isWell ? CircleCheck : TriangleExclamationPoint;
  return (
    <div role="status" data-folder={state} className="flex items-start gap-2">
      <Icon
        size={16}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${isWell ? "text-protected" : "text-caution"}`}
      />
      <div className="min-w-0">
        <bdi className="font-semibold wrap-anywhere">{backupPage.folder(name)}</bdi>
        <p>{backupPage.folderStates[state]}</p>
        <p className="text-meta text-muted">
          {copiedAt === null ? backupPage.notCopied : backupPage.copied(now - copiedAt)}
        </p>
      </div>
    </div>
  );
}
