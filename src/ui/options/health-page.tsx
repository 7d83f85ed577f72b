import { useState } from "react";
import type { VaultCheck } from "../../contract/vault-care";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { ExportAll } from "../recovery/export-all";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";
import { HealthFindings } from "./health-findings";
import { isWell } from "./is-well";
import { KeptStorage } from "./kept-storage";
import { PagePart, UntitledPart } from "./page-part";
import { SectionHead } from "./section-head";

/** Whether everything that is stored opens and is complete; what can be done where it is not. */
export function HealthPage({ client }: { readonly client: Client }) {
  const [check, setCheck] = useState<VaultCheck | null>(null);
  // Told here: the part that repairs is gone once there is nothing left to repair.
  const [repaired, setRepaired] = useState<Repaired | null>(null);
  const { busy, failure, run } = useAct();
  const look = () =>
    run(async () => {
      setCheck(null);
      setCheck(await client.call("vault.check", {}));
    });
  const { healthPage } = optionsWords;
  return (
    <main>
      <SectionHead section="health" lead={healthPage.why} />
      <UntitledPart>
        <PrimaryButton data-check="" disabled={busy} onClick={look}>
          {busy ? healthPage.running : healthPage.run}
        </PrimaryButton>
        <FailureLine failure={failure} />
        <div aria-live="polite" className="flex flex-col gap-3 empty:-mt-3">
          {repaired !== null && (
            <p data-repaired="">{healthPage.repaired(repaired.removed, repaired.rebuilt)}</p>
          )}
          {check !== null && <HealthFindings check={check} />}
        </div>
      </UntitledPart>
      <PagePart title={healthPage.storage.title}>
        <KeptStorage />
      </PagePart>
      {check !== null && !isWell(check) && (
        <PagePart title={healthPage.canDo}>
          <HealthRepair
            client={client}
            onRepaired={(counts) => {
              setRepaired(counts);
              look();
            }}
          />
        </PagePart>
      )}
    </main>
  );
}

type Repaired = { readonly removed: number; readonly rebuilt: number };

type Props = { readonly client: Client; readonly onRepaired: (repaired: Repaired) => void };

/** What can be done about damage: a copy of what opens first, then accepting what is left. */
function HealthRepair({ client, onRepaired }: Props) {
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
