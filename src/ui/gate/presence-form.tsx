import type { FormEvent } from "react";
import type { UnlockSecret } from "../../domain/unlock-way";
import { SecretField } from "../kit/secret-field";
import { PrimaryButton } from "../primary-button";
import { cleanRecoveryKey } from "../set-up/recovery-key";
import { useFirstFocus } from "../use-first-focus";
import { presenceWords } from "../words/presence-words";
import { words } from "../words/words";

type Props = {
  readonly kind: "passphrase" | "recovery";
  readonly busy: boolean;
  /** Whether it was right. */
  readonly onSecret: (secret: UnlockSecret) => Promise<boolean>;
};

/** One field for what opens the vault. */
export function PresenceForm({ kind, busy, onSecret }: Props) {
  const field = useFirstFocus<HTMLInputElement>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    if (typed === "" || busy) return;
    const secret =
      kind === "passphrase"
        ? ({ kind, passphrase: typed } as const)
        : ({ kind, key: cleanRecoveryKey(typed) } as const);
    if (!(await onSecret(secret))) field.current?.select();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <SecretField
        name={kind}
        label={kind === "passphrase" ? words.passphrase.field : words.unlock.recoveryField}
        field={field}
      />
      <PrimaryButton type="submit" disabled={busy}>
        {busy ? presenceWords.checking : presenceWords.confirm}
      </PrimaryButton>
    </form>
  );
}
