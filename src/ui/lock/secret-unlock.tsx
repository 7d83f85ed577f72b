import { type FormEvent, useRef } from "react";
import type { UnlockSecret } from "../../domain/unlock-method";
import { SecretField } from "../kit/secret-field";
import { PrimaryButton } from "../primary-button";
import { cleanRecoveryKey } from "../set-up/recovery-key";
import { useFirstFocus } from "../use-first-focus";
import { words } from "../words/words";

type Props = {
  readonly kind: "passphrase" | "recovery";
  readonly busy: boolean;
  /** Seconds until the next attempt is taken. */
  readonly wait: number;
  /** Whether it opened. */
  readonly onSecret: (secret: UnlockSecret) => Promise<boolean>;
};

/** One field for what opens the vault. */
export function SecretUnlock({ kind, busy, wait, onSecret }: Props) {
  const field = useFirstFocus<HTMLInputElement>();
  const sent = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = field.current;
    if (input === null || input.value === "" || sent.current || wait > 0) return;
    sent.current = true;
    const opened = await onSecret(secretOf(kind, input.value));
    sent.current = false;
    // What was right leaves nothing behind; what was wrong can be typed over.
    if (opened) input.value = "";
    else input.select();
  };
  return (
    <form
      data-unlock={kind}
      aria-label={words.unlock.label}
      onSubmit={submit}
      className="flex flex-col gap-3"
    >
      <SecretField
        name={kind}
        label={kind === "passphrase" ? words.passphrase.field : words.unlock.recoveryField}
        field={field}
        canShow
      />
      <PrimaryButton type="submit" disabled={busy || wait > 0}>
        {busy ? words.unlock.opening : words.unlock.open}
      </PrimaryButton>
    </form>
  );
}

function secretOf(kind: Props["kind"], typed: string): UnlockSecret {
  return kind === "passphrase"
    ? { kind, passphrase: typed }
    : { kind, key: cleanRecoveryKey(typed) };
}
