import { lazy, Suspense, useId } from "react";
import type { Summary } from "../../domain/summary";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import { MarkLine } from "./mark-line";
import type { SummaryKeeper } from "./summary-keeper";
import { SummaryWords } from "./summary-words";
import { Trouble } from "./trouble";
import { useMarkFocus } from "./use-mark-focus";

// Read when a summary is edited: the panel's first picture does not wait for it.
const SummaryForm = lazy(async () => {
  const { SummaryForm: Form } = await import("./summary-form");
  return { default: Form };
});

type Props = { readonly keeper: SummaryKeeper; readonly summary: Summary };

/** The line under what a summary stands for; it unfolds to the text that the model sees. */
export function SummaryMark({ keeper, summary }: Props) {
  const state = useCell(keeper);
  const id = useId();
  const button = useMarkFocus(keeper, summary.id);
  const isOpen = state.isOpen || state.editing !== null;
  return (
    <section data-summary-mark={summary.id} className="flex flex-col gap-2">
      <MarkLine
        button={button}
        contentId={id}
        isOpen={isOpen}
        disabled={state.editing !== null}
        onToggle={keeper.toggle}
      >
        {words.summary.mark(summary.messages)}
      </MarkLine>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2 border-s border-line ps-3 text-small">
          {state.editing === null ? (
            <SummaryText keeper={keeper} summary={summary} />
          ) : (
            <Suspense>
              <SummaryForm keeper={keeper} editing={state.editing} />
            </Suspense>
          )}
          <Trouble keeper={keeper} dropped={null} />
        </div>
      )}
    </section>
  );
}

function SummaryText({ keeper, summary }: Props) {
  const { busy } = useCell(keeper);
  const { edit, drop, undoEdit } = words.summary;
  return (
    <>
      <SummaryWords summary={summary} />
      <div className="flex flex-wrap gap-2">
        <QuietButton data-summary-edit="" disabled={busy} onClick={() => keeper.edit(summary)}>
          {edit}
        </QuietButton>
        <QuietButton data-summary-drop="" disabled={busy} onClick={() => keeper.drop(summary)}>
          {drop}
        </QuietButton>
        {summary.former !== null && (
          <QuietButton data-summary-undo="" disabled={busy} onClick={() => keeper.undo(summary)}>
            {undoEdit}
          </QuietButton>
        )}
      </div>
    </>
  );
}
