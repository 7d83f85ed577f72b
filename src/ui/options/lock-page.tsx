import { useState } from "react";
import type { UnlockMethod, VaultStatus } from "../../contract/vault";
import type { NewMethod } from "../../domain/unlock-method";
import type { Client } from "../../messaging/client";
import { FailureLine } from "../failure-line";
import type { Gate } from "../gate/gate";
import { ROWS } from "../kit/rows-style";
import { LinkButton } from "../link-button";
import type { UnlockKind } from "../lock/unlock-kinds";
import { useCanPasskey } from "../lock/use-can-passkey";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { NewMethodForm } from "../set-up/new-method-form";
import { useFirstFocus } from "../use-first-focus";
import { WithoutBackup } from "../without-backup";
import { optionsWords } from "../words/options-words";
import { words } from "../words/words";
import { AutoLock } from "./auto-lock";
import { MethodRow } from "./method-row";
import type { OptionsSession } from "./options-session";
import { FoldedPart, PagePart } from "./page-part";
import { Protection } from "./protection";
import { RecoveryPart } from "./recovery-part";
import { SectionHead } from "./section-head";
import { type UnlockMethods, useUnlockMethods } from "./use-unlock-methods";

type Props = { readonly gate: Gate<OptionsSession>; readonly status: VaultStatus };

/** Everything about what opens the vault. */
export function LockPage({ gate, status }: Props) {
  const methods = useUnlockMethods(gate, status);
  const isLock = status.protection !== "none";
  const { lockPage } = optionsWords;
  const { failure } = methods;
  return (
    <main>
      <SectionHead section="lock" lead={optionsWords.options.leads.lock} />
      <RecoveryPart client={gate.client} status={status} use={methods} />
      <PagePart title={lockPage.methods}>
        <Protection status={status} />
        <MethodList client={gate.client} methods={status.methods} use={methods} />
        {methods.offersRotation && <RotateOffer methods={methods} />}
        <FailureLine failure={failure?.code === "conflict" ? lockPage.conflict : failure} />
        <WithoutBackup
          failure={failure}
          action={lockPage.changeKey}
          onGo={methods.rotateWithoutBackup}
        />
      </PagePart>
      <PagePart title={isLock ? lockPage.add : lockPage.chooseLock}>
        <AddMethod client={gate.client} use={methods} />
      </PagePart>
      <PagePart title={lockPage.autoLock}>
        <AutoLock gate={gate} status={status} />
      </PagePart>
      {isLock && (
        <FoldedPart title={lockPage.key} part="vault-key">
          <VaultKeyPart methods={methods} sealing={status.sealing !== null} />
        </FoldedPart>
      )}
    </main>
  );
}

/** After a method was taken away: why the vault key may have to follow, and the button for it. */
function RotateOffer({ methods }: { readonly methods: UnlockMethods }) {
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
        <PrimaryButton data-rotate-now="" disabled={methods.busy} onClick={methods.rotate}>
          {lockPage.changeKey}
        </PrimaryButton>
        <QuietButton onClick={methods.dismissOffer}>{lockPage.notNow}</QuietButton>
      </div>
    </section>
  );
}

type VaultKeyPartProps = { readonly methods: UnlockMethods; readonly sealing: boolean };

/** Changes the vault key, and says what that is for. */
function VaultKeyPart({ methods, sealing }: VaultKeyPartProps) {
  const { lockPage } = optionsWords;
  return (
    <>
      <p className="text-small text-muted">{lockPage.keyWhy}</p>
      {sealing && <p className="text-small">{lockPage.keyBusy}</p>}
      <QuietButton data-rotate="" disabled={methods.busy || sealing} onClick={methods.rotate}>
        {lockPage.changeKey}
      </QuietButton>
    </>
  );
}

type MethodListProps = {
  readonly client: Pick<Client, "call">;
  readonly methods: readonly UnlockMethod[];
  readonly use: UnlockMethods;
};

/** The unlock methods, each with what can be done with it. */
function MethodList({ client, methods, use }: MethodListProps) {
  return (
    <ul className={ROWS}>
      {methods.map((method) => (
        <MethodRow
          key={method.id}
          client={client}
          method={method}
          isLast={methods.length === 1}
          use={use}
        />
      ))}
    </ul>
  );
}

const KINDS: readonly UnlockKind[] = ["passphrase", "passkey", "recovery"];

type AddMethodProps = { readonly client: Pick<Client, "call">; readonly use: UnlockMethods };

/** Offers the kinds of methods, then asks for what the chosen one needs. */
function AddMethod({ client, use }: AddMethodProps) {
  const [kind, setKind] = useState<UnlockKind | null>(null);
  const canPasskey = useCanPasskey();
  const add = async (method: NewMethod) => {
    if (await use.add(method)) setKind(null);
  };
  if (kind !== null) {
    return (
      <div data-add={kind} className="flex flex-col gap-3">
        <NewMethodForm kind={kind} client={client} busy={use.busy} onMethod={add} />
        <LinkButton onClick={() => setKind(null)}>{optionsWords.options.cancel}</LinkButton>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {KINDS.map((one) => (
        <QuietButton
          key={one}
          data-add-method={one}
          disabled={one === "passkey" && !canPasskey}
          title={one === "passkey" && !canPasskey ? words.setUp.noPasskey : undefined}
          onClick={() => setKind(one)}
        >
          {words.methodNames[one]}
        </QuietButton>
      ))}
    </div>
  );
}
