import { type ClipboardEvent, type RefObject, useCallback } from "react";
import type { DraftAttachments } from "../attachments/draft-attachments";
import { offerUndo, type UndoCell } from "../undo/undo-offer";

const REMOVED = { kind: "attachmentRemoved" } as const;

export type Attaching = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onRemove: (id: string) => void;
};

/** The ways in which files come to the field and leave it; the keyboard stays with the field. */
export function useAttaching(
  { attachments, undo }: { readonly attachments: DraftAttachments; readonly undo: UndoCell },
  field: RefObject<HTMLTextAreaElement | null>,
): Attaching {
  const onFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) attachments.add(files);
      field.current?.focus();
    },
    [attachments, field],
  );
  return {
    onFiles,
    onPaste: (event) => {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onRemove: (id) => {
      void offerUndo(
        undo,
        (undoId) => attachments.remove(id, undoId),
        (canUndo) => (canUndo ? { what: REMOVED, onUndone: attachments.bringBack } : null),
      );
      // The button is gone, and the focus with it.
      field.current?.focus();
    },
  };
}

/** A text that is copied from a document comes with a picture of itself: then the text is meant. */
function pastedFiles(data: DataTransfer): readonly File[] {
  return data.getData("text/plain") === "" ? [...data.files] : [];
}
