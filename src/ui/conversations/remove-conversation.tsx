import { useState } from "react";
import type { Conversation } from "../../domain/conversation";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { offerUndo } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { useAnswer } from "../use-answer";
import { useFirstFocus } from "../use-first-focus";
import { WithoutBackup } from "../without-backup";
import { conversationWords } from "../words/conversation-words";
import { countAnew } from "./count-anew";
import { isShown } from "./is-shown";
import type { QuestionProps } from "./question";

/** Tells what goes with the conversation before it is deleted. */
export function RemoveConversation({ shell, opened, onClose }: QuestionProps) {
  const { conversation: known } = opened;
  const { client } = shell;
  // Once: what the list tells meanwhile is another object, and another count is told below.
  const [ask] = useState(() => () => countAnew(client, known));
  const { value, failure, again } = useAnswer(ask);
  const { dialog: conversationMenu } = conversationWords;
  if (value === null) {
    if (failure !== null) return <FailureLine failure={failure} onAgain={again} />;
    return <p className="text-small text-muted">{conversationMenu.counting}</p>;
  }
  return <Sure shell={shell} conversation={value} again={again} onClose={onClose} />;
}

type SureProps = Pick<QuestionProps, "shell" | "onClose"> & {
  readonly conversation: Conversation;
  readonly again: () => void;
};

function Sure({ shell, conversation, again, onClose }: SureProps) {
  const { busy, failure, run } = useAct();
  const cancel = useFirstFocus<HTMLButtonElement>();
  const { id: conversationId, title, messageCount, deletedCount, temporary } = conversation;
  const { dialog: conversationMenu, list: conversations } = conversationWords;
  // What was deleted has left its place, which goes, too; but nobody would call it a message.
  const messages = messageCount - deletedCount;
  const confirm = temporary
    ? conversationMenu.discardConfirm
    : conversationMenu.removeConfirm(messages);
  const remove = async (withoutBackup?: true) => {
    const isGone = await run(async () => {
      const input = { conversationId, messages: messageCount, withoutBackup };
      const wasShown = isShown(shell, conversationId);
      const { contextId } = conversation;
      const back = wasShown ? { id: conversationId, contextId } : undefined;
      await offerUndo(
        shell.undo,
        (undo) => shell.client.call("conversation.purge", { ...input, undo }),
        ({ canUndo = false }) => (canUndo ? { what: { kind: "removed" }, back } : null),
      );
      if (isShown(shell, conversationId)) await shell.leave();
    });
    if (isGone) onClose();
    // Something was said meanwhile: what would go is told anew.
    else again();
  };
  return (
    <>
      <p className="text-small wrap-anywhere">
        {temporary
          ? conversationMenu.discardMeans(messages)
          : conversationMenu.removeMeans(title || conversations.untitled, messages)}
      </p>
      <FailureLine failure={failure} />
      <WithoutBackup failure={failure} action={confirm} onGo={() => remove(true)} />
      <div className="flex flex-wrap gap-2">
        <QuietButton ref={cancel} data-cancel="" onClick={onClose}>
          {conversationMenu.cancel}
        </QuietButton>
        <QuietButton data-remove-confirm="" disabled={busy} onClick={() => remove()}>
          {confirm}
        </QuietButton>
      </div>
    </>
  );
}
