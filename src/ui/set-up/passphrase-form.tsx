import { type FormEvent, useId, useRef, useState } from "react";
import type { NewMethod } from "../../domain/unlock-method";
import { FailureLine } from "../failure-line";
import { SecretField } from "../kit/secret-field";
import { LinkButton } from "../link-button";
import { PrimaryButton } from "../primary-button";
import { useFirstFocus } from "../use-first-focus";
import { errorEnvironment } from "../words/error-environment";
import { errorSentence } from "../words/error-sentence";
import { words } from "../words/words";
import { isEnough, type PassphraseStrength, passphraseStrength } from "./passphrase-strength";

type Props = { readonly busy: boolean; readonly onMethod: (method: NewMethod) => void };

/** A new passphrase: typed twice, or once where it is shown; taken only when it is strong enough. */
export function PassphraseForm({ busy, onMethod }: Props) {
  const field = useFirstFocus<HTMLInputElement>();
  const again = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(false);
  const [differs, setDiffers] = useState(false);
  const { rated, failed, rate } = useStrength();
  const meterId = useId();
  const typed = () => {
    setDiffers(false);
    rate(field.current?.value ?? "");
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const passphrase = field.current?.value ?? "";
    const strength = await rate(passphrase);
    if (strength === null || !isEnough(strength)) return field.current?.focus();
    if (!shown && again.current?.value !== passphrase) {
      setDiffers(true);
      return again.current?.focus();
    }
    onMethod({ kind: "passphrase", passphrase });
  };
  return (
    <form data-new-passphrase="" onSubmit={submit} className="flex flex-col gap-3">
      <SecretField
        name="passphrase"
        label={words.passphrase.field}
        field={field}
        shown={shown}
        describedBy={meterId}
        invalid={rated !== null && !isEnough(rated)}
        onInput={typed}
      />
      <StrengthMeter id={meterId} rated={rated} />
      <FailureLine failure={failed ? words.passphrase.notRated : null} />
      {!shown && (
        <SecretField
          name="again"
          label={words.passphrase.again}
          field={again}
          invalid={differs}
          onInput={() => setDiffers(false)}
        />
      )}
      {differs && (
        <p role="alert" className="text-small text-error">
          {words.passphrase.differ}
        </p>
      )}
      <Buttons busy={busy} shown={shown} onShow={() => setShown(!shown)} />
    </form>
  );
}

type ButtonsProps = Pick<Props, "busy"> & {
  readonly shown: boolean;
  readonly onShow: () => void;
};

function Buttons({ busy, shown, onShow }: ButtonsProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <PrimaryButton type="submit" data-save-method="" disabled={busy}>
        {busy ? words.setUp.working : words.passphrase.save}
      </PrimaryButton>
      <div>
        <LinkButton aria-pressed={shown} onClick={onShow}>
          {words.passphrase.show}
        </LinkButton>
      </div>
    </div>
  );
}

type Strength = {
  /** Null while nothing is typed, or while it is being rated. */
  readonly rated: PassphraseStrength | null;
  /** The newest text could not be rated. */
  readonly failed: boolean;
  /** Resolves with null where nothing is typed, or it could not be rated. */
  readonly rate: (passphrase: string) => Promise<PassphraseStrength | null>;
};

/** How strong what stands in a field is; only the newest text counts. */
function useStrength(): Strength {
  const [rated, setRated] = useState<PassphraseStrength | null>(null);
  const [failed, setFailed] = useState(false);
  const latest = useRef(0);
  const rate = async (passphrase: string) => {
    latest.current += 1;
    const mine = latest.current;
    const strength =
      passphrase === "" ? null : await passphraseStrength(passphrase).catch(() => null);
    if (mine === latest.current) {
      setRated(strength);
      setFailed(strength === null && passphrase !== "");
    }
    return strength;
  };
  return { rated, failed, rate };
}

type StrengthMeterProps = { readonly id: string; readonly rated: PassphraseStrength | null };

const STEPS = [1, 2, 3, 4] as const;

/** How well the passphrase resists guessing: filled steps, a word, and what to change. */
function StrengthMeter({ id, rated }: StrengthMeterProps) {
  const { meter } = words.passphrase;
  const tone = rated !== null && !isEnough(rated) ? "bg-caution" : "bg-protected";
  return (
    <div id={id} data-strength={rated?.score ?? ""} className="flex flex-col gap-1 text-small">
      <div className="flex items-center gap-2">
        <div aria-hidden="true" className="flex grow gap-1">
          {STEPS.map((step) => (
            <span
              key={step}
              className={`h-1 grow rounded-sm ${step <= (rated?.score ?? 0) ? tone : "bg-line"}`}
            />
          ))}
        </div>
        <span aria-live="polite" className="min-w-20 text-end text-meta">
          <span className="sr-only">{`${meter}: `}</span>
          {wordOf(rated)}
        </span>
      </div>
      <p className="text-muted">{hintOf(rated)}</p>
    </div>
  );
}

function wordOf(rated: PassphraseStrength | null): string {
  const { refused, strengths } = words.passphrase;
  if (rated === null) return "–";
  return rated.problem === null ? strengths[rated.score] : refused;
}

function hintOf(rated: PassphraseStrength | null): string {
  const { advice, guessable, reasons } = words.passphrase;
  if (rated === null || isEnough(rated)) return advice;
  if (rated.problem === null) return reasons[rated.reason ?? ""] ?? guessable;
  // The sentence that the worker's refusal would be told by.
  const refusal = { code: "weak-passphrase", data: { reason: rated.problem } } as const;
  return errorSentence(refusal, errorEnvironment()).text;
}
