import { useState } from "react";
import type { NewWay } from "../../domain/unlock-way";
import { LinkButton } from "../link-button";
import { ChooseWay } from "../set-up/choose-way";
import { PasskeyForm } from "../set-up/passkey-form";
import { PassphraseForm } from "../set-up/passphrase-form";
import { restoreWords } from "../words/restore-words";
import { words } from "../words/words";

type Kind = "passphrase" | "passkey";

type Props = { readonly onWay: (way: NewWay) => void; readonly onBack: () => void };

/** How the vault that is restored is locked from then on: the set-up's own question. */
export function NewLock({ onWay, onBack }: Props) {
  const [kind, setKind] = useState<Kind | null>(null);
  const [former, setFormer] = useState<Kind | null>(null);
  const back = () => {
    setFormer(kind);
    setKind(null);
  };
  return (
    <section
      data-restore-lock={kind ?? "choose"}
      aria-label={words.setUp.title}
      className="flex flex-col gap-3"
    >
      <h3 className="font-semibold">{words.setUp.title}</h3>
      <p className="text-small text-muted">{restoreWords.own.lock}</p>
      {kind === null && (
        <ChooseWay
          busy={false}
          former={former}
          onKind={setKind}
          onNone={() => onWay({ kind: "device" })}
        />
      )}
      {kind === "passphrase" && <PassphraseForm busy={false} onWay={onWay} />}
      {kind === "passkey" && <PasskeyForm busy={false} onWay={onWay} />}
      <LinkButton data-restore-lock-back="" onClick={kind === null ? onBack : back}>
        {words.setUp.back}
      </LinkButton>
    </section>
  );
}
