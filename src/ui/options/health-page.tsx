import { useState } from "react";
import type { VaultCheck } from "../../contract/vault-care";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import { PrimaryButton } from "../primary-button";
import { useAct } from "../use-act";
import { optionsWords } from "../words/options-words";
import { HealthFindings } from "./health-findings";
import { HealthRepair, type Repaired } from "./health-repair";
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
