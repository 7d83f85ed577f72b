import { type RefObject, useEffect, useRef } from "react";
import type { Id } from "../../domain/id";
import { useCell } from "../use-cell";
import type { SummaryKeeper } from "./summary-keeper";

/** A ref for the mark's button: it takes the keyboard when that is to come to this mark. */
export function useMarkFocus(keeper: SummaryKeeper, id: Id): RefObject<HTMLButtonElement | null> {
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
