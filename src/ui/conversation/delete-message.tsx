import { useRef } from "react";
import type { Id } from "../../domain/id";
import { SmallDialog } from "../conversations/small-dialog";
import { FailureLine } from "../failure-line";
import type { Panel } from "../panel";
import { QuietButton } from "../quiet-button";
import { offerUndo, type UndoCell } from "../undo/undo-offer";
import { useAct } from "../use-act";
import type { Sheet } from "../use-sheet";
import { WithoutBackup } from "../without-backup";
import { conversationWords } from "../words/conversation-words";
import { words } from "../words/words";

type Props = {
  readonly panel: Pick<Panel, "branches" | "edits">;
  readonly undo: UndoCell;
  readonly messageId: Id;
  readonly sheet: Pick<Sheet<Id>, "close" | "giveBack">;
};

/** Asks before a message's text is deleted, and says what goes with it. */
export function DeleteMessage({ panel, undo, messageId, sheet }: Props) {
  const isGone = useRef(false);
  const { busy, failure, run } = useAct();
  const { removeTitle, removeMeans, removeConfirm } = conversationWords.message;
  const remove = async (withoutBackup?: true) => {
    const act = (undoId: Id) => panel.branches.remove(messageId, undoId, withoutBackup);
    const offer = { what: { kind: "messages", count: 1 }, about: messageId } as const;
    if (!(await run(() => offerUndo(undo, act, (canUndo) => (canUndo ? offer : null))))) return;
    isGone.current = true;
    sheet.close();
  };
  return (
    <SmallDialog
      title={removeTitle}
      onClose={sheet.close}
      // The button that had the keyboard went with the message.
      onClosed={() => (isGone.current ? panel.edits.toComposer() : sheet.giveBack())}
    >
      <p className="text-small">{removeMeans}</p>
      <FailureLine failure={failure} />
      <WithoutBackup failure={failure} action={removeConfirm} onGo={() => remove(true)} />
      <div className="flex flex-wrap gap-2">
        <QuietButton data-cancel="" onClick={sheet.close}>
          {words.message.cancel}
        </QuietButton>
        <QuietButton data-delete-confirm="" disabled={busy} onClick={() => remove()}>
          {removeConfirm}
        </QuietButton>
      </div>
    </SmallDialog>
  );
}
