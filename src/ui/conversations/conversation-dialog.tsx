import { useState } from "react";
import { assertNever } from "../../domain/assert-never";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { ContextFinder } from "../contexts/context-finder";
import { runTwice } from "../conversation/run-twice";
import { FailureLine } from "../failure-line";
import { QuietButton } from "../quiet-button";
import { offerUndo } from "../undo/undo-offer";
import { useAct } from "../use-act";
import { useAnswer } from "../use-answer";
import { useFirstFocus } from "../use-first-focus";
import { WithoutBackup } from "../without-backup";
import { conversationWords } from "../words/conversation-words";
import { parameterWords } from "../words/parameter-words";
import { countAnew } from "./count-anew";
import { isShown } from "./is-shown";
import { ParametersQuestion } from "./parameters-question";
import type { Question, QuestionProps } from "./question";
import { SmallDialog } from "./small-dialog";
import { TagConversation } from "./tag-conversation";
import { TextQuestion } from "./text-question";

type Props = QuestionProps & {
  readonly question: Question;
  /** Gives the keyboard back to what had it. */
  readonly onClosed: () => void;
};

/** One question about a conversation. */
export function ConversationDialog({ question, onClosed, ...props }: Props) {
  return (
    <SmallDialog
      title={titleOf(question, props.opened.conversation)}
      onClose={props.onClose}
      onClosed={onClosed}
    >
      <Content question={question} {...props} />
    </SmallDialog>
  );
}

function Content({ question, ...props }: Omit<Props, "onClosed">) {
  switch (question) {
    case "rename":
      return <RenameConversation {...props} />;
    case "tags":
      return <TagConversation {...props} />;
    case "move":
      return <MoveConversation {...props} />;
    case "parameters":
      return <ParametersQuestion {...props} />;
    case "remove":
      return <RemoveConversation {...props} />;
    default:
      return assertNever(question);
  }
}

function titleOf(question: Question, { temporary }: Conversation): string {
  const { renameTitle, tagsTitle, moveTitle, removeTitle, discardTitle } = conversationWords.dialog;
  const remove = temporary ? discardTitle : removeTitle;
  const { title: parameters } = parameterWords;
  const titles = { rename: renameTitle, tags: tagsTitle, move: moveTitle, parameters, remove };
  return titles[question];
}

/** What the conversation is called. */
function RenameConversation({ shell, opened, onClose }: QuestionProps) {
  const { id: conversationId, title } = opened.conversation;
  const save = async (text: string) => {
    const input = { conversationId, title: text.trim() };
    const conversation = await runTwice(() => shell.client.call("conversation.rename", input));
    shell.current.get().panel.conversation.dispatch({ type: "conversation", conversation });
  };
  const { name, nameNote } = conversationWords.dialog;
  return <TextQuestion label={name} note={nameNote} value={title} save={save} onClose={onClose} />;
}

/** Which context the conversation is to be in. */
function MoveConversation({ shell, opened, onClose }: QuestionProps) {
  const { failure, run } = useAct();
  const { id: conversationId, contextId: from } = opened.conversation;
  const move = async (contextId: Id) => {
    if (contextId === from) return onClose();
    const isMoved = await run(async () => {
      const input = { conversationId, contextId };
      const { canUndo: _canUndo, ...conversation } = await offerUndo(
        shell.undo,
        (undo) => runTwice(() => shell.client.call("conversation.move", { ...input, undo })),
        ({ canUndo = false }) => (canUndo ? { what: { kind: "moved" } } : null),
      );
      const { panel } = shell.current.get();
      panel.conversation.dispatch({ type: "conversation", conversation });
      if (!isShown(shell, conversationId)) return;
      await panel.readContext();
      panel.meter.touch();
    });
    if (isMoved) onClose();
  };
  return (
    <>
      <ContextFinder client={shell.client} currentId={from} archived={false} onChoose={move} />
      <FailureLine failure={failure} />
    </>
  );
}

/** Tells what goes with the conversation before it is deleted. */
function RemoveConversation({ shell, opened, onClose }: QuestionProps) {
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
