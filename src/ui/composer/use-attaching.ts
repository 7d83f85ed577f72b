import { type ClipboardEvent, type RefObject, useCallback } from "react";
import type { Panel } from "../panel";
import { offerUndo, type UndoCell } from "../undo/undo-offer";

const REMOVED = { kind: "attachmentRemoved" } as const;

export type Attaching = {
  readonly onFiles: (files: readonly File[]) => void;
  readonly onText: (text: string) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onRemove: (id: string) => void;
};

/** The ways in which files and texts of elsewhere come to the field and leave it; the keyboard stays with the field. */
export function useAttaching(
  panel: Pick<Panel, "client" | "attachments">,
  undo: UndoCell,
  field: RefObject<HTMLTextAreaElement | null>,
): Attaching {
  const { attachments } = panel;
  const onFiles = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) attachments.add(files);
      field.current?.focus();
    },
    [attachments, field],
  );
  const onText = useCallback(
    async (text: string) => {
      field.current?.focus();
      const { bringText } = await import("../page/bring-text");
      await bringText(panel, text);
    },
    [panel, field],
  );
  return {
    onFiles,
    onText,
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
