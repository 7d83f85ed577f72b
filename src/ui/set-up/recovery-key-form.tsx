import { Printer } from "lucide-react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { type Failure, toFailure } from "../../domain/app-error";
import type { NewMethod } from "../../domain/unlock-method";
import type { Client } from "../../messaging/client";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { SecretField } from "../kit/secret-field";
import { CopyButton } from "../markdown/copy-button";
import { PrimaryButton } from "../primary-button";
import { QuietButton } from "../quiet-button";
import { recoveryKeyWords } from "../words/recovery-key-words";
import { words } from "../words/words";
import { endsWithLast, LAST } from "./recovery-key";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly busy: boolean;
  readonly onMethod: (method: NewMethod) => void;
};

/** A recovery key, shown once; taken when its end was typed, which shows that a copy exists. */
export function RecoveryKeyForm({ client, busy, onMethod }: Props) {
  const { key, failure, ask } = useNewKey(client);
  const typed = useRef<HTMLInputElement>(null);
  const [mismatch, setMismatch] = useState(false);
  if (key === null) {
    return failure === null ? (
      <p className="text-small text-muted">{recoveryKeyWords.making}</p>
    ) : (
      <FailureLine failure={failure} onAgain={ask} />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (endsWithLast(key, typed.current?.value ?? "")) return onMethod({ kind: "recovery", key });
    setMismatch(true);
    typed.current?.focus();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <KeySheet recoveryKey={key} />
      <SecretField
        name="check"
        label={recoveryKeyWords.check}
        field={typed}
        shown
        invalid={mismatch}
        onInput={() => setMismatch(false)}
      />
      <p className="text-meta text-muted">{recoveryKeyWords.checkWhy}</p>
      {mismatch && <FailureLine failure={recoveryKeyWords.mismatch} />}
      <PrimaryButton type="submit" data-save-method="" disabled={busy}>
        {recoveryKeyWords.save}
      </PrimaryButton>
    </form>
  );
}

function KeySheet({ recoveryKey: key }: { readonly recoveryKey: string }) {
  return (
    <div className="flex flex-col gap-2 rounded-md border border-line bg-tint p-3">
      <p className="text-small font-semibold">{recoveryKeyWords.once}</p>
      <div data-print="">
        <p className="hidden print:block">{`${words.appName}: ${words.methodNames.recovery}`}</p>
        <code
          dir="ltr"
          data-recovery-key=""
          className="block font-mono text-base wrap-anywhere select-all"
        >
          {/* Its end stands out, and apart, because that is what is asked for. */}
          {key.slice(0, -LAST)}
          <strong>{key.slice(-LAST)}</strong>
        </code>
      </div>
      <div className="flex items-center gap-2">
        <QuietButton onClick={() => window.print()}>
          <Printer size={14} aria-hidden="true" />
          {recoveryKeyWords.print}
        </QuietButton>
        <CopyButton text={key} />
      </div>
      <p className="text-meta text-muted">{recoveryKeyWords.copyNote}</p>
    </div>
  );
}

function useNewKey(client: Pick<Client, "call">) {
  const [key, setKey] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isRequested = useRef(false);
  const ask = useCallback(() => {
    setFailure(null);
    runTwice(() => client.call("vault.newRecoveryKey", {})).then(
      (made) => setKey(made.key),
      (error: unknown) => setFailure(toFailure(error)),
    );
  }, [client]);
  useEffect(() => {
    if (isRequested.current) return;
    isRequested.current = true;
    ask();
  }, [ask]);
  return { key, failure, ask };
}
