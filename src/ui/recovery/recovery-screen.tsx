import { ShieldAlert } from "lucide-react";
import type { VaultStatus } from "../../contract/vault";
import type { ErrorCode } from "../../domain/app-error";
import type { Gate, Session } from "../gate/gate";
import { OwnText } from "../own-text/own-text";
import { PrimaryButton } from "../primary-button";
import { RecoveringScreen } from "../recovering/recovering-screen";
import { useAct } from "../use-act";
import { errorPlace } from "../words/error-place";
import { errorSentence } from "../words/error-sentence";
import { words } from "../words/words";
import { canExport } from "./can-export";
import { ChooseBackupFolder } from "./choose-backup-folder";
import { ExportAll } from "./export-all";
import { StartNew } from "./start-new";

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
          <OwnText text={errorSentence(failure, errorPlace()).text} />
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
