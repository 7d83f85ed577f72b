import { TriangleExclamationPoint } from "lucide-react";
import { useEffect, useState } from "react";
import { toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { openOptionsAt } from "../open-options";
import { OwnText } from "../own-text/own-text";
import { QuietButton } from "../quiet-button";
import { useAct } from "../use-act";
import { repairWords } from "../words/repair-words";

type Props = {
  readonly client: Pick<Client, "call" | "onVaultChange">;
  readonly contextId: Id;
  /** Called once it was repaired. */
  readonly onRepaired: () => void;
  /** Called when it may have been repaired elsewhere. */
  readonly onChange: () => void;
};

/** Where the shown context is damaged or gone: the repair, there and then; else nothing. */
export function RepairOffer({ client, contextId, onRepaired, onChange }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { busy, failure, run } = useAct();
  const isLost = useIsLost(client, contextId);
  useEffect(() => client.onVaultChange(onChange), [client, onChange]);
  if (!isLost) return null;
  const repair = async () => {
    if (await run(() => client.call("vault.repair", {}))) onRepaired();
  };
  return (
    <section
      data-repair-offer=""
      aria-label={repairWords.title}
      className="flex flex-col gap-2 rounded-md border border-line p-3 text-small"
    >
      <p role="status" className="flex items-start gap-2">
        <TriangleExclamationPoint
          size={16}
          aria-hidden="true"
          className="mt-0.5 shrink-0 text-error"
        />
        <span>
          <strong className="font-semibold">{repairWords.title}.</strong> {repairWords.why}
        </span>
      </p>
      {isConfirming && (
        <p>
          <OwnText text={repairWords.means} />
        </p>
      )}
      <FailureLine failure={failure} />
      <div className="flex flex-wrap gap-2">
        {isConfirming ? (
          <>
            <QuietButton data-repair-confirm="" disabled={busy} onClick={repair}>
              {repairWords.confirm}
            </QuietButton>
            <QuietButton data-repair-cancel="" disabled={busy} onClick={() => setConfirming(false)}>
              {repairWords.cancel}
            </QuietButton>
          </>
        ) : (
          <QuietButton data-repair="" onClick={() => setConfirming(true)}>
            {repairWords.repair}
          </QuietButton>
        )}
        <QuietButton disabled={busy} onClick={() => openOptionsAt("health")}>
          {repairWords.health}
        </QuietButton>
      </div>
    </section>
  );
}

/** Whether a context is gone or will not open: one of a newer release, or of a key to come, is whole. */
function useIsLost(client: Pick<Client, "call">, id: Id): boolean {
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let stale = false;
    client.call("context.get", { id }).catch((error: unknown) => {
      const { code } = toFailure(error);
      if (!stale) setIsLost(code === "row-tampered" || code === "not-found");
    });
    return () => {
      stale = true;
    };
  }, [client, id]);
  return isLost;
}
