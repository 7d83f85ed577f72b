import { lazy, Suspense, useId } from "react";
import type { Summary } from "../../domain/summary";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import { MarkLine } from "./mark-line";
import { SummaryWords, Trouble, useMarkFocus } from "./mark-parts";
import type { SummaryController } from "./summary-controller";

// Read when a summary is edited: the panel's first picture does not wait for it.
const SummaryForm = lazy(async () => {
  const { SummaryForm: Form } = await import("./summary-form");
  return { default: Form };
});

type Props = { readonly controller: SummaryController; readonly summary: Summary };

/** The line under what a summary stands for; it unfolds to the text that the model sees. */
export function SummaryMark({ controller, summary }: Props) {
  const state = useCell(controller);
  const id = useId();
  const button = useMarkFocus(controller, summary.id);
  const isOpen = state.isOpen || state.editing !== null;
  return (
    <section data-summary-mark={summary.id} className="flex flex-col gap-2">
      <MarkLine
        button={button}
        contentId={id}
        isOpen={isOpen}
        disabled={state.editing !== null}
        onToggle={controller.toggle}
      >
        {words.summary.mark(summary.messages)}
      </MarkLine>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2 border-s border-line ps-3 text-small">
          {state.editing === null ? (
            <SummaryText controller={controller} summary={summary} />
          ) : (
            <Suspense>
              <SummaryForm controller={controller} editing={state.editing} />
            </Suspense>
          )}
          <Trouble controller={controller} dropped={null} />
        </div>
      )}
    </section>
  );
}

function SummaryText({ controller, summary }: Props) {
  const { busy } = useCell(controller);
  const { edit, drop, undoEdit } = words.summary;
  return (
    <>
      <SummaryWords summary={summary} />
      <div className="flex flex-wrap gap-2">
        <QuietButton data-summary-edit="" disabled={busy} onClick={() => controller.edit(summary)}>
          {edit}
        </QuietButton>
        <QuietButton data-summary-drop="" disabled={busy} onClick={() => controller.drop(summary)}>
          {drop}
        </QuietButton>
        {summary.former !== null && (
          <QuietButton
            data-summary-undo=""
            disabled={busy}
            onClick={() => controller.undo(summary)}
          >
            {undoEdit}
          </QuietButton>
        )}
      </div>
    </>
  );
}
