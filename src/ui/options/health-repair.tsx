import { useState } from "react";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { ExportAll } from "../recovery/export-all";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";

export type Repaired = { readonly removed: number; readonly rebuilt: number };

type Props = { readonly client: Client; readonly onRepaired: (repaired: Repaired) => void };

/** What can be done about damage: a copy of what opens first, then accepting what is left. */
export function HealthRepair({ client, onRepaired }: Props) {
  const [asked, setAsked] = useState(false);
  const { busy, failure, run } = useAct();
  const { healthPage } = optionsWords;
  const repair = () =>
    run(async () => {
      onRepaired(await client.call("vault.repair", {}));
    });
  return (
    <>
      <p className="text-small">{healthPage.exportFirst}</p>
      <ExportAll client={client} />
      <p className="text-small">{healthPage.repairMeans}</p>
      {asked ? (
        <div className="flex flex-wrap gap-2">
          <QuietButton data-repair-confirm="" disabled={busy} onClick={repair}>
            {healthPage.repairConfirm}
          </QuietButton>
          <QuietButton data-repair-cancel="" disabled={busy} onClick={() => setAsked(false)}>
            {optionsWords.options.cancel}
          </QuietButton>
        </div>
      ) : (
        <QuietButton data-repair="" onClick={() => setAsked(true)}>
          {healthPage.repair}
        </QuietButton>
      )}
      <FailureLine failure={failure} />
    </>
  );
}
