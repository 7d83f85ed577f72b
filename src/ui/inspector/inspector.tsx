import { RotateCw, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useCallback, useState } from "react";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { QuietButton } from "../quiet-button";
import { type Answer, useAnswer } from "../use-answer";
import { inspectorWords } from "../words/inspector-words";
import { askShown, type Inspected, type Shown } from "./inspected";
import { PromptSheet } from "./prompt-sheet";
import { StepPicker } from "./step-picker";

type Props = {
  readonly panel: Panel;
  readonly what: Inspected;
  readonly onClose: () => void;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** A sheet over the panel that shows all that a model is told, before it is told or afterwards. */
export function Inspector({ panel, what: given, onClose, onClosed }: Props) {
  const [what, show] = useState(given);
  const ask = useCallback(() => askShown(panel, what), [panel, what]);
  const answer = useAnswer(ask);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 bg-page/70" />
        <Dialog.Content
          data-inspector={what.type}
          aria-modal="true"
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="floating fixed inset-x-0 top-6 bottom-0 flex flex-col rounded-t-lg border-t border-line bg-raised text-base text-ink shadow-float"
        >
          <Head what={what} answer={answer} />
          <section
            aria-label={titleOf(what)}
            aria-busy={answer.busy}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls only what has focus.
            tabIndex={0}
            className="flex min-h-0 grow flex-col gap-3 overflow-y-auto p-3 focus-visible:-outline-offset-2"
          >
            <Body
              panel={panel}
              what={what}
              answer={answer}
              onStep={(step) => given.type === "turn" && show({ ...given, step })}
            />
          </section>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type PartProps = { readonly what: Inspected; readonly answer: Answer<Shown> };

function titleOf({ type }: Inspected): string {
  return type === "typed" ? inspectorWords.title : inspectorWords.sentTitle;
}

function Head({ what, answer }: PartProps) {
  const inspector = inspectorWords;
  return (
    <header className="flex shrink-0 items-center gap-2 border-b border-line py-1.5 ps-3 pe-1.5">
      <Dialog.Title className="min-w-0 grow font-semibold wrap-break-word">
        {titleOf(what)}
      </Dialog.Title>
      {what.type === "typed" && (
        <QuietButton data-refresh="" disabled={answer.busy} onClick={answer.again}>
          <RotateCw size={14} aria-hidden="true" />
          {inspector.refresh}
        </QuietButton>
      )}
      <Dialog.Close
        aria-label={inspector.close}
        title={inspector.close}
        className="rounded-sm p-1.5 text-muted hover:text-ink"
      >
        <X size={16} aria-hidden="true" />
      </Dialog.Close>
    </header>
  );
}

type BodyProps = PartProps & Pick<Props, "panel"> & { readonly onStep: (step: number) => void };

function Body({ panel, what, answer, onStep }: BodyProps) {
  const inspector = inspectorWords;
  const { value, failure, busy, again } = answer;
  if (failure !== null) {
    if (what.type === "turn" && failure.code === "not-found") {
      return <p data-no-plan="">{inspector.noPlan}</p>;
    }
    return <FailureLine failure={failure} onAgain={busy ? undefined : again} />;
  }
  if (value === null) return <p className="text-small text-muted">{inspector.loading}</p>;
  return (
    <>
      <StepPicker sent={value.sent} onPick={onStep} />
      <PromptSheet client={panel.client} shown={value} />
    </>
  );
}
