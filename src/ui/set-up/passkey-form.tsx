import type { NewMethod } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import { makePasskey } from "../lock/passkey";
import { usePasskeyAct } from "../lock/use-passkey-act";
import { PrimaryButton } from "../primary-button";
import { useFirstFocus } from "../use-first-focus";
import { words } from "../words/words";

type Props = { readonly busy: boolean; readonly onMethod: (method: NewMethod) => void };

/** A new passkey, made on a click because the browser wants the person's gesture. */
export function PasskeyForm({ busy, onMethod }: Props) {
  const button = useFirstFocus<HTMLButtonElement>();
  const { waiting, problem, run } = usePasskeyAct(() => makePasskey(navigator.credentials));
  const make = async () => {
    const method = await run();
    if (method !== null) onMethod(method);
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-muted">{words.setUp.passkeyHint}</p>
      <PrimaryButton ref={button} data-save-method="" disabled={busy || waiting} onClick={make}>
        {waiting ? words.passkey.waiting : words.passkey.make}
      </PrimaryButton>
      <FailureLine failure={problem} />
    </div>
  );
}
