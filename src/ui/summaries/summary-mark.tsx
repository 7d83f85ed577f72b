import { ChevronRight } from "lucide-react";
import { type RefObject, useEffect, useId, useRef } from "react";
import type { Id } from "../../domain/id";
import type { Summary } from "../../domain/summary";
import { textDirection } from "../composer/text-direction";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import { SummaryForm } from "./summary-form";
import type { SummaryKeeper } from "./summary-keeper";

type Props = { readonly keeper: SummaryKeeper; readonly summary: Summary };

/** The line under what a summary stands for; it unfolds to the text that the model sees. */
export function SummaryMark({ keeper, summary }: Props) {
  const state = useCell(keeper);
  const id = useId();
  const button = useMarkFocus(keeper, summary.id);
  const isOpen = state.isOpen || state.editing !== null;
  return (
    <section data-summary-mark={summary.id} className="flex flex-col gap-2">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={keeper.toggle}
        disabled={state.editing !== null}
        className="flex w-full items-center gap-3 rounded-sm text-meta text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line enabled:hover:text-ink"
      >
        <span className="flex min-w-0 items-center gap-1">
          <ChevronRight
            size={12}
            aria-hidden="true"
            className={`shrink-0 transition-transform ${isOpen ? "rotate-90" : "rtl:-scale-x-100"}`}
          />
          {words.summary.mark(summary.messages)}
        </span>
      </button>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2 border-s border-line ps-3 text-small">
          {state.editing === null ? (
            <SummaryText keeper={keeper} summary={summary} />
          ) : (
            <SummaryForm keeper={keeper} editing={state.editing} />
          )}
          <Trouble keeper={keeper} />
        </div>
      )}
    </section>
  );
}

function SummaryText({ keeper, summary }: Props) {
  const { busy } = useCell(keeper);
  const { edit, drop, undoEdit, byPerson, byModel } = words.summary;
  return (
    <>
      <p
        dir={textDirection(summary.text)}
        data-summary-text=""
        className="wrap-anywhere whitespace-pre-wrap"
      >
        {summary.text}
      </p>
      <p className="text-meta text-muted">
        {summary.writtenBy === "person" ? byPerson : byModel(summary.model)}
      </p>
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

/** A summary that was dropped: the messages stand for themselves again. */
export function DroppedMark({ keeper, summary }: Props) {
  const { busy } = useCell(keeper);
  const button = useMarkFocus(keeper, summary.id);
  const { dropped, droppedMeans, undo } = words.summary;
  return (
    <section
      data-summary-dropped={summary.id}
      title={droppedMeans}
      className="flex items-center gap-3 text-meta text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line"
    >
      <span>
        {dropped(summary.messages)}{" "}
        <button
          ref={button}
          type="button"
          data-summary-undo=""
          disabled={busy}
          onClick={() => keeper.undo(summary)}
          className="rounded-sm underline underline-offset-2 enabled:hover:text-ink"
        >
          {undo}
        </button>
      </span>
    </section>
  );
}

/** A ref for the mark's button: it takes the keyboard when that is to come to this mark. */
function useMarkFocus(keeper: SummaryKeeper, id: Id): RefObject<HTMLButtonElement | null> {
  const { focusId } = useCell(keeper);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusId !== id) return;
    button.current?.focus();
    // By then the conversation has noted that this has scrolled it away from its end.
    const frame = requestAnimationFrame(keeper.focused);
    return () => cancelAnimationFrame(frame);
  }, [keeper, focusId, id]);
  return button;
}

function Trouble({ keeper }: Pick<Props, "keeper">) {
  const { failure } = useCell(keeper);
  return <FailureLine failure={failure?.code === "conflict" ? words.summary.changed : failure} />;
}
