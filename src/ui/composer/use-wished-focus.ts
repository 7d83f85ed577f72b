import { type RefObject, useEffect } from "react";
import type { PagePart } from "../../domain/page-ask";
import type { MessageEdits } from "../conversation/message-edits";
import { useCell } from "../use-cell";

type Deps = {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly edits: MessageEdits;
  readonly putBefore: (text: string) => void;
  readonly onPrompts: (part: PagePart) => void;
};

/** Gives the composer the keyboard when it appears, and when what had it is gone. */
export function useWishedFocus({ field, edits, putBefore, onPrompts }: Deps): void {
  useEffect(() => field.current?.focus(), [field]);
  const { focus, typed, promptFor } = useCell(edits);
  const isWished = focus === "composer";
  useEffect(() => {
    if (!isWished) return;
    if (typed !== "") putBefore(typed);
    field.current?.focus();
    edits.focused();
    if (promptFor !== null) onPrompts(promptFor);
  }, [isWished, typed, promptFor, edits, field, putBefore, onPrompts]);
}
