import { assertNever } from "../../domain/assert-never";
import { ProgressBar } from "../kit/progress-bar";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { useFirstFocus } from "../use-first-focus";
import { restoreWords } from "../words/restore-words";
import { PreviewView } from "./preview-view";
import { RestoreForm, type RestoreFormProps } from "./restore-form";
import { RestoreOutcome } from "./restore-outcome";
import type { RestoreStep } from "./restorer";

/** A restore from the choice of a file to its end, one step at a time. */
export function RestoreFlow({ restorer, kept, offersKept }: RestoreFormProps) {
  const { at } = useCell(restorer.state);
  return (
    <div data-restore={at} className="flex flex-col gap-3">
      {(at === "ready" || at === "reading") && (
        // What was chosen and typed stays until it has led somewhere.
        <div hidden={at === "reading"}>
          <RestoreForm restorer={restorer} kept={kept} offersKept={offersKept} />
        </div>
      )}
      <Step restorer={restorer} />
    </div>
  );
}

function Step({ restorer }: Pick<RestoreFormProps, "restorer">) {
  const state = useCell(restorer.state);
  switch (state.at) {
    case "ready":
      return null;
    case "reading":
      return <RestoreProgressView step={state.step} isStopping={false} onStop={restorer.cancel} />;
    case "restoring":
      return (
        <RestoreProgressView
          step={state.step}
          isStopping={state.isStopping}
          onStop={restorer.cancel}
        />
      );
    case "previewed":
      return <PreviewView state={state} restorer={restorer} />;
    case "done":
      return <RestoreOutcome state={state} onTake={restorer.takeOver} onClose={restorer.cancel} />;
    default:
      return assertNever(state);
  }
}

type RestoreProgressViewProps = {
  /** Null before anything is told. */
  readonly step: RestoreStep | null;
  readonly isStopping: boolean;
  readonly onStop: () => void;
};

/** How far a restore is. The figures change too often to be read out; what is being done is. */
function RestoreProgressView({ step, isStopping, onStop }: RestoreProgressViewProps) {
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
