import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import type { VaultStatus } from "../../contract/vault";
import type { Failure } from "../../domain/app-error";
import type { UnlockSecret } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import type { Gate, Session } from "../gate/gate";
import { SecretField } from "../kit/secret-field";
import { LinkButton } from "../link-button";
import { PrimaryButton } from "../primary-button";
import { cleanRecoveryKey } from "../set-up/recovery-key";
import { useAct } from "../use-act";
import { useFirstFocus } from "../use-first-focus";
import { words } from "../words/words";
import { otherKind, type UnlockKind, unlockKinds } from "./unlock-kinds";

const TICK_MS = 500;

// Nothing that is open waits for it.
const PasskeyUnlock = lazy(async () => {
  const { PasskeyUnlock: Unlock } = await import("./passkey-unlock");
  return { default: Unlock };
});

// It stands below everything by which one opens, folded.
const Forgotten = lazy(async () => {
  const { Forgotten: Loaded } = await import("./forgotten");
  return { default: Loaded };
});

type Props<S extends Session> = { readonly gate: Gate<S>; readonly status: VaultStatus };

/** The name, one field, one other way in: nothing here tells what is stored. */
export function UnlockScreen<S extends Session>({ gate, status }: Props<S>) {
  const kinds = unlockKinds(status.methods);
  const [chosen, setChosen] = useState<UnlockKind | null>(null);
  const kind = chosen !== null && kinds.includes(chosen) ? chosen : (kinds[0] ?? "passphrase");
  const other = otherKind(kinds, kind);
  const wait = useCountdown(status);
  const { busy, failure, run } = useAct();
  // What did not open by one method says nothing of another.
  const [isFailureShown, setFailureShown] = useState(false);
  const unlock = async (secret: UnlockSecret) => {
    setFailureShown(true);
    return run(async () => {
      try {
        gate.accept(await gate.client.call("vault.unlock", { secret }));
      } catch (error) {
        // How long until the next attempt, or that another window has opened it meanwhile: known
        // before the failure is told, for what is told invites to try again.
        await gate.ask();
        throw error;
      }
    });
  };
  const form = { busy, wait, onSecret: unlock };
  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-title font-semibold">{words.appName}</h1>
      {kind === "passkey" ? (
        <Suspense>
          <PasskeyUnlock {...form} methods={status.methods} />
        </Suspense>
      ) : (
        <SecretUnlock key={kind} {...form} kind={kind} />
      )}
      <NotOpened failure={isFailureShown ? failure : null} wait={wait} />
      {other !== null && (
        <LinkButton
          data-other-method={other}
          onClick={() => {
            setFailureShown(false);
            setChosen(other);
          }}
        >
          {words.unlock.otherMethods[other]}
        </LinkButton>
      )}
      <Suspense>
        <Forgotten gate={gate} others={kinds.filter((one) => one !== kind)} />
      </Suspense>
    </div>
  );
}

type NotOpenedProps = {
  readonly failure: Failure | null;
  /** Seconds until the next attempt is taken. */
  readonly wait: number;
};

/** Why it did not open, and when it can be tried again; aloud once, as the wait begins, not at each tick. */
export function NotOpened({ failure, wait }: NotOpenedProps) {
  const begun = useBegun(wait);
  return (
    <>
      <FailureLine failure={failure?.code === "too-many-attempts" ? null : failure} />
      {wait > 0 && (
        <>
          <p data-wait="" role="timer" className="text-small text-caution">
            {words.unlock.next(wait)}
          </p>
          <p role="alert" className="sr-only">
            {words.unlock.next(begun)}
          </p>
        </>
      )}
    </>
  );
}

/** How long a wait was as it began; 0 while there is none. */
function useBegun(wait: number): number {
  const [begun, setBegun] = useState(wait);
  if ((begun === 0) !== (wait === 0)) setBegun(wait);
  return begun;
}

/** Whole seconds left of so many, counting down by itself; counts anew when `from` is another object. */
function useCountdown(from: { readonly retryAfter: number }): number {
  const [left, setLeft] = useState(from.retryAfter);
  useEffect(() => {
    setLeft(from.retryAfter);
    if (from.retryAfter === 0) return;
    const end = performance.now() + from.retryAfter * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1_000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}

type SecretUnlockProps = {
  readonly kind: "passphrase" | "recovery";
  readonly busy: boolean;
  /** Seconds until the next attempt is taken. */
  readonly wait: number;
  /** Whether it opened. */
  readonly onSecret: (secret: UnlockSecret) => Promise<boolean>;
};

/** One field for what opens the vault. */
function SecretUnlock({ kind, busy, wait, onSecret }: SecretUnlockProps) {
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

function secretOf(kind: SecretUnlockProps["kind"], typed: string): UnlockSecret {
  return kind === "passphrase"
    ? { kind, passphrase: typed }
    : { kind, key: cleanRecoveryKey(typed) };
}
