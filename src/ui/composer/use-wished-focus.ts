import { type RefObject, useEffect } from "react";
import type { MessageEdits } from "../conversation/message-edits";
import { useCell } from "../use-cell";

/** Gives the composer the keyboard when it appears, and when what had it is gone. */
export function useWishedFocus(
  field: RefObject<HTMLTextAreaElement | null>,
  edits: MessageEdits,
): void {
  useEffect(() => field.current?.focus(), [field]);
  const isWished = useCell(edits).focus === "composer";
  useEffect(() => {
    if (!isWished) return;
    field.current?.focus();
    edits.focused();
  }, [isWished, edits, field]);
}
