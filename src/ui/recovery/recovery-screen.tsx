import { ShieldAlert } from "lucide-react";
import type { VaultStatus } from "../../contract/vault";
import type { ErrorCode } from "../../domain/app-error";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { createFolderAccess } from "../options/backup/folder-access";
import { OwnText } from "../own-text/own-text";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { RecoveringScreen } from "../recovering/recovering-screen";
import { useAct } from "../use-act";
import { errorEnvironment } from "../words/error-environment";
import { errorSentence } from "../words/error-sentence";
import { recoveryWords } from "../words/recovery-words";
import { words } from "../words/words";
import { ExportAll } from "./export-all";
import { StartNew } from "./start-new";

// No database, no key to it, a store of a newer form, or nobody who answers. Whatever else fails
// does so after the vault's key has opened: then rows can be read.
const CLOSED: readonly ErrorCode[] = [
  "store-unavailable",
  "store-gone",
  "version-unknown",
  "key-missing",
  "header-corrupt",
  "locked",
  "not-set-up",
  "worker-gone",
];

type Props<S extends Session> = { readonly gate: Gate<S>; readonly status: VaultStatus };

// A full disk has no room for a new store either; a worker that does not answer starts none.
const NO_NEW_STORE: readonly ErrorCode[] = ["quota-exceeded", "worker-gone"];

/**
 * What happened to the store, what is safe, and what can be done, or how far it is restored; never an
 * empty conversation.
 */
export function RecoveryScreen<S extends Session>({ gate, status }: Props<S>) {
  if (status.state === "recovering") {
    return <RecoveringScreen client={gate.client} progress={status.recovery ?? null} />;
  }
  return <Unavailable gate={gate} status={status} />;
}

function Unavailable<S extends Session>({ gate, status }: Props<S>) {
  const failure = status.failure ?? { code: "internal" as const, data: {} };
  const { unavailable } = words;
  const { busy, run } = useAct();
  return (
    <div data-failure={failure.code} className="flex flex-col gap-4">
      <h1 className="flex items-start gap-2 text-title font-semibold">
        <ShieldAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-error" />
        {unavailable.titles[failure.code] ?? unavailable.title}
      </h1>
      <p>
        {failure.code === "row-tampered" ? (
          unavailable.tampered
        ) : (
          <OwnText text={errorSentence(failure, errorEnvironment()).text} />
        )}
      </p>
      {failure.code !== "store-gone" && <p className="text-muted">{unavailable.safe}</p>}
      <PrimaryButton data-retry-open="" disabled={busy} onClick={() => run(gate.tryAgain)}>
        {busy ? unavailable.retrying : unavailable.retry}
      </PrimaryButton>
      {failure.code === "store-gone" && <ChooseBackupFolder gate={gate} />}
      {canExport(failure.code) && <ExportAll client={gate.client} />}
      {!NO_NEW_STORE.includes(failure.code) && <StartNew gate={gate} />}
    </div>
  );
}

/** Whether what opens can be taken out of a store that fails like this. */
function canExport(code: ErrorCode): boolean {
  return !CLOSED.includes(code);
}

/**
 * Asks again for the folder that holds copies of the backups: its handle goes where all of the
 * extension's storage was cleared, and its copies do not. Nothing where the browser has no such folders.
 */
function ChooseBackupFolder<S extends Session>({ gate }: { readonly gate: Gate<S> }) {
  const { busy, failure, run } = useAct();
  const access = createFolderAccess();
  const { why, choose } = recoveryWords.folder;
  if (!access.isPossible) return null;
  const use = async () => {
    if ((await access.choose()) !== null) await gate.tryAgain();
  };
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="text-muted">{why}</p>
      <QuietButton data-choose-backup-folder="" disabled={busy} onClick={() => run(use)}>
        {choose}
      </QuietButton>
      <FailureLine failure={failure} />
    </div>
  );
}
