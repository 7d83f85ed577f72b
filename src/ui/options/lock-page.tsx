import type { UnlockWay, VaultStatus } from "../../contract/vault";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { ROWS } from "../kit/rows-style";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { useFirstFocus } from "../use-first-focus";
import { WithoutBackup } from "../without-backup";
import { optionsWords } from "../words/options-words";
import { AddWay } from "./add-way";
import { AutoLock } from "./auto-lock";
import type { OptionsSession } from "./options-session";
import { FoldedPart, PagePart } from "./page-part";
import { Protection } from "./protection";
import { RecoveryPart } from "./recovery-part";
import { SectionHead } from "./section-head";
import { useWays, type Ways } from "./use-ways";
import { WayRow } from "./way-row";

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

/** After a way was taken away: why the vault key may have to follow, and the button for it. */
function RotateOffer({ ways }: { readonly ways: Ways }) {
  const { lockPage } = optionsWords;
  const offer = useFirstFocus<HTMLElement>();
  return (
    <section
      ref={offer}
      tabIndex={-1}
      aria-label={lockPage.changeKey}
      data-rotate-offer=""
      className="flex flex-col gap-2 rounded-md border border-line p-3 text-small"
    >
      <p>{lockPage.rotateOffer}</p>
      <div className="flex flex-wrap items-center gap-2">
        <PrimaryButton data-rotate-now="" disabled={ways.busy} onClick={ways.rotate}>
          {lockPage.changeKey}
        </PrimaryButton>
        <QuietButton onClick={ways.dismissOffer}>{lockPage.notNow}</QuietButton>
      </div>
    </section>
  );
}

type VaultKeyPartProps = { readonly ways: Ways; readonly sealing: boolean };

/** Changes the vault key, and says what that is for. */
function VaultKeyPart({ ways, sealing }: VaultKeyPartProps) {
  const { lockPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{lockPage.keyWhy}</p>
      {sealing && <p className="text-small">{lockPage.keyBusy}</p>}
      <QuietButton data-rotate="" disabled={ways.busy || sealing} onClick={ways.rotate}>
        {lockPage.changeKey}
      </QuietButton>
    </>
  );
}

type WayListProps = {
  readonly client: Pick<Client, "call">;
  readonly ways: readonly UnlockWay[];
  readonly use: Ways;
};

/** The unlock methods, each with what can be done with it. */
function WayList({ client, ways, use }: WayListProps) {
  return (
    <ul className={ROWS}>
      {ways.map((way) => (
        <WayRow key={way.id} client={client} way={way} isLast={ways.length === 1} use={use} />
      ))}
    </ul>
  );
}
