import type { NewWay, WayKind } from "../../domain/unlock-way";
import type { Client } from "../../messaging/client";
import { PasskeyForm } from "./passkey-form";
import { PassphraseForm } from "./passphrase-form";
import { RecoveryKeyForm } from "./recovery-key-form";

type Props = {
  readonly kind: Exclude<WayKind, "device">;
  readonly client: Pick<Client, "call">;
  readonly busy: boolean;
  readonly onWay: (way: NewWay) => void;
};

/** What is to be filled in for a new way of this kind. */
export function NewWayForm({ kind, client, busy, onWay }: Props) {
  switch (kind) {
    case "passphrase":
      return <PassphraseForm busy={busy} onWay={onWay} />;
    case "passkey":
      return <PasskeyForm busy={busy} onWay={onWay} />;
    case "recovery":
      return <RecoveryKeyForm client={client} busy={busy} onWay={onWay} />;
  }
}
