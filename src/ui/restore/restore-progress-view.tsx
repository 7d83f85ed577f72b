import { ProgressBar } from "../kit/progress-bar";
import { QuietButton } from "../quiet-button";
import { useFirstFocus } from "../use-first-focus";
import { restoreWords } from "../words/restore-words";
import type { RestoreStep } from "./restorer";

type Props = {
  /** Null before anything is told. */
  readonly step: RestoreStep | null;
  readonly isStopping: boolean;
  readonly onStop: () => void;
};

/** How far a restore is. The figures change too often to be read out; what is being done is. */
export function RestoreProgressView({ step, isStopping, onStop }: Props) {
  // The button that began this is gone.
  const line = useFirstFocus<HTMLParagraphElement>();
  const said = step === null ? restoreWords.beginning : restoreWords.stages[step.stage];
  return (
    <div data-restore-step={step?.stage ?? ""} className="flex flex-col gap-2 text-small">
      <p ref={line} tabIndex={-1} aria-live="polite" className="focus:outline-none">
        {isStopping ? restoreWords.stopping : said}
      </p>
      <ProgressBar label={restoreWords.bar} done={step?.done ?? 0} total={step?.total ?? null} />
      <p className="text-muted">{restoreWords.keepOpen}</p>
      <QuietButton
        data-restore-stop=""
        disabled={isStopping || step?.stage === "switching"}
        onClick={onStop}
      >
        {restoreWords.stop}
      </QuietButton>
    </div>
  );
}
