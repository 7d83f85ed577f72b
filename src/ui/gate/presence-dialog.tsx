import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { UnlockSecret } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import { SecretField } from "../kit/secret-field";
import { LinkButton } from "../link-button";
import { PasskeyUnlock } from "../lock/passkey-unlock";
import { otherKind, type UnlockKind, unlockKinds } from "../lock/unlock-kinds";
import { PrimaryButton } from "../primary-button";
import { cleanRecoveryKey } from "../set-up/recovery-key";
import { useAct } from "../use-act";
import { useFirstFocus } from "../use-first-focus";
import { presenceWords } from "../words/presence-words";
import { words } from "../words/words";
import type { Gate, Session } from "./gate";
import { useGate } from "./use-gate";

type Props = { readonly gate: Gate<Session> };

/** One question: an unlock method, given once more. Escape leaves everything as it was. */
export function PresenceDialog({ gate }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isGiven = useRef(false);
  const titleId = useId();
  const { status } = useGate(gate);
  const kinds = unlockKinds(status?.methods ?? []);
  const [chosen, setChosen] = useState<UnlockKind | null>(null);
  const kind = chosen ?? kinds[0] ?? "passphrase";
  const other = otherKind(kinds, kind);
  const { busy, failure, run } = useAct();
  useEffect(() => {
    const { current } = dialog;
    if (current !== null && !current.open) current.showModal();
  }, []);
  // Closed by itself first: that gives the keyboard back to what had it.
  const close = (isThere: boolean) => {
    isGiven.current = isThere;
    dialog.current?.close();
  };
  const give = async (secret: UnlockSecret) => {
    const isRight = await run(() => gate.client.call("vault.unlock", { secret }));
    if (isRight) close(true);
    return isRight;
  };
  return (
    <dialog
      ref={dialog}
      data-presence={kind}
      aria-labelledby={titleId}
      onClose={() => gate.presence.answer(isGiven.current)}
      className="m-auto w-[min(24rem,calc(100vw-2rem))] rounded-lg border border-line bg-raised p-4 text-base text-ink shadow-float backdrop:bg-page/70"
    >
      <div className="flex flex-col gap-3">
        <h2 id={titleId} className="text-title font-semibold">
          {presenceWords.title}
        </h2>
        <p className="text-small text-muted">{presenceWords.why}</p>
        {kind === "passkey" ? (
          <PasskeyUnlock methods={status?.methods ?? []} busy={busy} wait={0} onSecret={give} />
        ) : (
          <PresenceForm key={kind} kind={kind} busy={busy} onSecret={give} />
        )}
        <FailureLine failure={failure} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {other !== null && (
            <LinkButton data-presence-other={other} onClick={() => setChosen(other)}>
              {words.unlock.otherMethods[other]}
            </LinkButton>
          )}
          <LinkButton data-presence-cancel="" onClick={() => close(false)}>
            {presenceWords.cancel}
          </LinkButton>
        </div>
      </div>
    </dialog>
  );
}

type PresenceFormProps = {
  readonly kind: "passphrase" | "recovery";
  readonly busy: boolean;
  /** Whether it was right. */
  readonly onSecret: (secret: UnlockSecret) => Promise<boolean>;
};

/** One field for what opens the vault. */
function PresenceForm({ kind, busy, onSecret }: PresenceFormProps) {
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
