import { type RefObject, useEffect, useRef } from "react";
import type { Id } from "../../domain/id";
import { useCell } from "../use-cell";
import type { SummaryController } from "./summary-controller";

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
