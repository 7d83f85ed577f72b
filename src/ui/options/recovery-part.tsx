import { useRef, useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import type { NewMethod } from "../../domain/unlock-method";
import type { Client } from "../../messaging/client";
import { LinkButton } from "../link-button";
import { recoveryNeed } from "../lock/recovery-need";
import { QuietButton } from "../quiet-button";
import { RecoveryKeyForm } from "../set-up/recovery-key-form";
import { useFirstFocus } from "../use-first-focus";
import { optionsWords } from "../words/options-words";
import { recoveryKeyWords } from "../words/recovery-key-words";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";
import { PagePart } from "./page-part";
import { goTo, useSubpath } from "./use-section";
import type { UnlockMethods } from "./use-unlock-methods";

/** The panel leads here for the key itself. */
const RECOVERY_PATH = "recovery";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly status: VaultStatus;
  readonly use: UnlockMethods;
};

/** While there is a lock and no recovery key: what that means, and the key itself once it is wanted. */
export function RecoveryPart({ client, status, use }: Props) {
  const isRequested = useSubpath() === RECOVERY_PATH;
  const [wasMade, setMade] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const need = recoveryNeed(status);
  if (need === null) return wasMade ? <Made /> : null;
  // It is gone again, and with it what was said of it.
  if (wasMade) setMade(false);
  const add = async (method: NewMethod) => {
    if (!(await use.add(method))) return;
    setMade(true);
    // The address would ask for another one as soon as this is removed.
    goTo("lock", "");
  };
  const { methodNames } = words;
  return (
    <PagePart title={methodNames.recovery} heading={heading}>
      <p data-recovery-missing="" className="text-small">
        {joinSentences([recoveryKeyWords.missing, recoveryKeyWords.lostWithout(need)])}
      </p>
      <p className="text-small text-muted">{recoveryKeyWords.why}</p>
      {isRequested ? (
        <>
          <RecoveryKeyForm client={client} busy={use.busy} onMethod={add} />
          <LinkButton
            onClick={() => {
              goTo("lock", "");
              heading.current?.focus();
            }}
          >
            {optionsWords.options.cancel}
          </LinkButton>
        </>
      ) : (
        <QuietButton data-make-recovery-key="" onClick={() => goTo("lock", RECOVERY_PATH)}>
          {recoveryKeyWords.make}
        </QuietButton>
      )}
    </PagePart>
  );
}

/** The form that had the keyboard is gone; what came of it takes its place. */
function Made() {
  const paragraph = useFirstFocus<HTMLParagraphElement>();
  return (
    <PagePart title={words.methodNames.recovery}>
      <p
        ref={paragraph}
        tabIndex={-1}
        role="status"
        data-recovery-made=""
        className="text-small focus:outline-none"
      >
        {recoveryKeyWords.made}
      </p>
    </PagePart>
  );
}
