import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { NewMethod } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import { LinkButton } from "../link-button";
import { PrimaryButton } from "../primary-button";
import { ChooseMethod } from "../set-up/choose-method";
import { PasskeyForm } from "../set-up/passkey-form";
import { PassphraseForm } from "../set-up/passphrase-form";
import { restoreFailureSentence } from "../words/restore-failure-sentence";
import { restoreWords } from "../words/restore-words";
import { words } from "../words/words";
import type { Restorer, RestoreState } from "./restorer";

type Props = {
  readonly state: Extract<RestoreState, { at: "previewed" }>;
  readonly restorer: Pick<Restorer, "run" | "cancel">;
  /** What is in the backup. */
  readonly children: ReactNode;
};

/** A restore where no vault is: whose backup it is, then the lock that opens what becomes of it. */
export function IntoNewView({ state: { preview, failure }, restorer, children }: Props) {
  const [isOwn, setOwn] = useState<boolean | null>(null);
  const [isAnswered, setAnswered] = useState(false);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    if (isOwn !== null) setAnswered(true);
  };
  if (isAnswered && isOwn !== null) {
    return (
      <NewLock
        onMethod={(method) => restorer.run("replace", { isOwn, method })}
        onBack={() => setAnswered(false)}
      />
    );
  }
  return (
    <form data-restore-preview="" onSubmit={answer} className="flex flex-col gap-3 text-small">
      {children}
      <p>{restoreWords.holds(preview.conversations.new, preview.messages.new)}</p>
      <OwnChoice isOwn={isOwn} onOwn={setOwn} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PrimaryButton type="submit" data-restore-next="" disabled={isOwn === null}>
          {restoreWords.own.next}
        </PrimaryButton>
        <LinkButton data-restore-back="" onClick={restorer.cancel}>
          {restoreWords.back}
        </LinkButton>
      </div>
      <FailureLine failure={failure && restoreFailureSentence(failure)} />
    </form>
  );
}

type OwnChoiceProps = {
  /** Null until the person has said. */
  readonly isOwn: boolean | null;
  readonly onOwn: (isOwn: boolean) => void;
};

/** Whether a backup is the person's own: nothing in it, and no key to it, can tell. */
function OwnChoice({ isOwn, onOwn }: OwnChoiceProps) {
  const name = useId();
  const option = (own: boolean, label: string, means: string) => (
    <label className="flex items-start gap-2">
      <input
        type="radio"
        name={name}
        data-restore-own={own ? "own" : "other"}
        checked={isOwn === own}
        onChange={() => onOwn(own)}
        className="mt-1 accent-accent"
      />
      <span>
        {label}
        <span className="block text-muted">{means}</span>
      </span>
    </label>
  );
  const { own } = restoreWords;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-semibold">{own.question}</legend>
      {option(true, own.yes, own.yesMeans)}
      {option(false, own.no, own.noMeans)}
      <p className="text-muted">{own.keys}</p>
    </fieldset>
  );
}

type Kind = "passphrase" | "passkey";

type NewLockProps = { readonly onMethod: (method: NewMethod) => void; readonly onBack: () => void };

/** How the vault that is restored is locked from then on: the set-up's own question. */
function NewLock({ onMethod, onBack }: NewLockProps) {
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
        <ChooseMethod
          busy={false}
          former={former}
          onKind={setKind}
          onNone={() => onMethod({ kind: "device" })}
        />
      )}
      {kind === "passphrase" && <PassphraseForm busy={false} onMethod={onMethod} />}
      {kind === "passkey" && <PasskeyForm busy={false} onMethod={onMethod} />}
      <LinkButton data-restore-lock-back="" onClick={kind === null ? onBack : back}>
        {words.setUp.back}
      </LinkButton>
    </section>
  );
}
