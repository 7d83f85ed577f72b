import type { VaultStatus } from "../../contract/vault";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { WithoutBackup } from "../without-backup";
import { optionsWords } from "../words/options-words";
import { AddWay } from "./add-way";
import { AutoLock } from "./auto-lock";
import type { OptionsSession } from "./options-session";
import { FoldedPart, PagePart } from "./page-part";
import { Protection } from "./protection";
import { RecoveryPart } from "./recovery-part";
import { RotateOffer } from "./rotate-offer";
import { SectionHead } from "./section-head";
import { useWays } from "./use-ways";
import { VaultKeyPart } from "./vault-key-part";
import { WayList } from "./way-list";

type Props = { readonly gate: Gate<OptionsSession>; readonly status: VaultStatus };

/** Everything about what opens the vault. */
export function LockPage({ gate, status }: Props) {
  const ways = useWays(gate, status);
  const isLock = status.protection !== "none";
  const { lockPage } = optionsWords;
  const { failure } = ways;
  return (
    <main>
      <SectionHead section="lock" lead={optionsWords.options.leads.lock} />
      <RecoveryPart client={gate.client} status={status} use={ways} />
      <PagePart title={lockPage.ways}>
        <Protection status={status} />
        <WayList client={gate.client} ways={status.ways} use={ways} />
        {ways.offersRotation && <RotateOffer ways={ways} />}
        <FailureLine failure={failure?.code === "conflict" ? lockPage.conflict : failure} />
        <WithoutBackup
          failure={failure}
          action={lockPage.changeKey}
          onGo={ways.rotateWithoutBackup}
        />
      </PagePart>
      <PagePart title={isLock ? lockPage.add : lockPage.chooseLock}>
        <AddWay client={gate.client} use={ways} />
      </PagePart>
      <PagePart title={lockPage.autoLock}>
        <AutoLock gate={gate} status={status} />
      </PagePart>
      {isLock && (
        <FoldedPart title={lockPage.key} part="vault-key">
          <VaultKeyPart ways={ways} sealing={status.sealing !== null} />
        </FoldedPart>
      )}
    </main>
  );
}
