import type { UnlockMethod } from "../../contract/vault";
import type { UnlockSecret } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import { PrimaryButton } from "../primary-button";
import { useFirstFocus } from "../use-first-focus";
import { words } from "../words/words";
import { askPasskey } from "./passkey";
import { usePasskeyAct } from "./use-passkey-act";

type Props = {
  readonly methods: readonly UnlockMethod[];
  readonly busy: boolean;
  /** Seconds until the next attempt is taken. */
  readonly wait: number;
  readonly onSecret: (secret: UnlockSecret) => Promise<boolean>;
};

/** One button that asks for a passkey: the browser wants the person's gesture for it. */
export function PasskeyUnlock({ methods, busy, wait, onSecret }: Props) {
  const button = useFirstFocus<HTMLButtonElement>();
  const passkeys = methods.filter(({ kind }) => kind === "passkey");
  const { waiting, problem, run } = usePasskeyAct(() =>
    askPasskey(navigator.credentials, passkeys),
  );
  const open = async () => {
    const secret = await run();
    if (secret !== null) await onSecret(secret);
  };
  return (
    <div data-unlock="passkey" className="flex flex-col gap-3">
      <PrimaryButton ref={button} disabled={busy || waiting || wait > 0} onClick={open}>
        {waiting ? words.passkey.waiting : words.passkey.use}
      </PrimaryButton>
      <FailureLine failure={problem} />
    </div>
  );
}
