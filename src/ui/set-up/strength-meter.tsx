import { words } from "../words/words";
import { ENOUGH, type PassphraseStrength } from "./passphrase-strength";

type Props = { readonly id: string; readonly rated: PassphraseStrength | null };

const STEPS = [1, 2, 3, 4] as const;

/** How well the passphrase resists guessing: filled steps, a word, and what to change. */
export function StrengthMeter({ id, rated }: Props) {
  const { strengths, advice, guessable, reasons, meter } = words.passphrase;
  const weak = rated !== null && rated.score < ENOUGH;
  const tone = weak ? "bg-caution" : "bg-protected";
  const hint = weak ? (reasons[rated.reason ?? ""] ?? guessable) : advice;
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
          {rated === null ? "–" : strengths[rated.score]}
        </span>
      </div>
      <p className="text-muted">{hint}</p>
    </div>
  );
}
