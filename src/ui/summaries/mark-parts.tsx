import { type RefObject, useEffect, useRef } from "react";
import type { Id } from "../../domain/id";
import type { Summary } from "../../domain/summary";
import { textDirection } from "../composer/text-direction";
import { FailureLine } from "../failure-line";
import { useCell } from "../use-cell";
import { words } from "../words/words";
import type { SummaryController } from "./summary-controller";

type TroubleProps = {
  readonly controller: SummaryController;
  /** The dropped summary that this is about; null for the one that stands. */
  readonly dropped: Id | null;
};

/** Why the last change of a summary was not made, at its own mark; nothing where it was. */
export function Trouble({ controller, dropped }: TroubleProps) {
  const { failure, failedId, shown } = useCell(controller);
  const isOfDropped = (shown?.dropped ?? []).some(({ id }) => id === failedId);
  if ((isOfDropped ? failedId : null) !== dropped) return null;
  return <FailureLine failure={failure?.code === "conflict" ? words.summary.changed : failure} />;
}

/** A summary's text, and who wrote it. */
export function SummaryWords({ summary }: { readonly summary: Summary }) {
  const { byPerson, byModel } = words.summary;
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
    </>
  );
}

/** A ref for the mark's button: it takes the keyboard when that is to come to this mark. */
export function useMarkFocus(
  controller: SummaryController,
  id: Id,
): RefObject<HTMLButtonElement | null> {
  const { focusId } = useCell(controller);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focusId !== id) return;
    button.current?.focus();
    // By then the conversation has noted that this has scrolled it away from its end.
    const frame = requestAnimationFrame(controller.focused);
    return () => cancelAnimationFrame(frame);
  }, [controller, focusId, id]);
  return button;
}
