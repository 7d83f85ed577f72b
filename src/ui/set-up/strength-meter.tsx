import { errorPlace } from "../words/error-place";
import { errorSentence } from "../words/error-sentence";
import { words } from "../words/words";
import { isEnough, type PassphraseStrength } from "./passphrase-strength";

type Props = { readonly id: string; readonly rated: PassphraseStrength | null };

const STEPS = [1, 2, 3, 4] as const;

/** How well the passphrase resists guessing: filled steps, a word, and what to change. */
export function StrengthMeter({ id, rated }: Props) {
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
  return errorSentence(refusal, errorPlace()).text;
}
