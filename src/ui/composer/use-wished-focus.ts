import { type RefObject, useEffect } from "react";
import type { MessageEdits } from "../conversation/message-edits";
import { useCell } from "../use-cell";

/** Gives the composer the keyboard when it appears, and when what had it is gone. */
export function useWishedFocus(
  field: RefObject<HTMLTextAreaElement | null>,
  edits: MessageEdits,
  putBefore: (text: string) => void,
): void {
  useEffect(() => field.current?.focus(), [field]);
  const { focus, typed } = useCell(edits);
  const isWished = focus === "composer";
  useEffect(() => {
    if (!isWished) return;
    if (typed !== "") putBefore(typed);
    field.current?.focus();
    edits.focused();
  }, [isWished, typed, edits, field, putBefore]);
}
