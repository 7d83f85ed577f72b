import { useId } from "react";
import type { Summary } from "../../domain/summary";
import { QuietButton } from "../quiet-button";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import { MarkLine } from "./mark-line";
import { SummaryWords, Trouble, useMarkFocus } from "./mark-parts";
import type { SummaryController } from "./summary-controller";

type Props = { readonly controller: SummaryController; readonly summary: Summary };

/** A summary that was dropped: the messages stand for themselves again; it unfolds to its text. */
export function DroppedMark({ controller, summary }: Props) {
  const { busy, openDropped } = useCell(controller);
  const id = useId();
  const button = useMarkFocus(controller, summary.id);
  const isOpen = openDropped.includes(summary.id);
  const { dropped, droppedMeans, undo } = words.summary;
  const label = dropped(summary.messages);
  return (
    <section data-summary-dropped={summary.id} className="flex flex-col gap-2">
      <MarkLine
        button={isOpen ? null : button}
        contentId={id}
        isOpen={isOpen}
        onToggle={() => controller.toggleDropped(summary)}
      >
        {label}
      </MarkLine>
      {isOpen && (
        <div id={id} className="flex flex-col gap-2 border-s border-line ps-3 text-small">
          <p data-dropped-means="" className="text-muted">
            {droppedMeans}
          </p>
          <SummaryWords summary={summary} />
          {/* The keyboard comes here from Drop: one more key takes it back. */}
          <QuietButton
            ref={button}
            data-summary-undo=""
            aria-label={`${undo}. ${label}`}
            disabled={busy}
            onClick={() => controller.undo(summary)}
          >
            {undo}
          </QuietButton>
          <Trouble controller={controller} dropped={summary.id} />
        </div>
      )}
    </section>
  );
}
