import type { MethodKind, NewMethod } from "../../domain/unlock-method";
import type { Client } from "../../messaging/client";
import { PasskeyForm } from "./passkey-form";
import { PassphraseForm } from "./passphrase-form";
import { RecoveryKeyForm } from "./recovery-key-form";

type Props = {
  readonly kind: Exclude<MethodKind, "device">;
  readonly client: Pick<Client, "call">;
  readonly busy: boolean;
  readonly onMethod: (method: NewMethod) => void;
};

/** What is to be filled in for a new method of this kind. */
export function NewMethodForm({ kind, client, busy, onMethod }: Props) {
  switch (kind) {
    case "passphrase":
      return <PassphraseForm busy={busy} onMethod={onMethod} />;
    case "passkey":
      return <PasskeyForm busy={busy} onMethod={onMethod} />;
    case "recovery":
      return <RecoveryKeyForm client={client} busy={busy} onMethod={onMethod} />;
  }
}
