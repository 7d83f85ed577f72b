import { assertNever } from "../../domain/assert-never";
import type { Conversation } from "../../domain/conversation";
import { conversationWords } from "../words/conversation-words";
import { parameterWords } from "../words/parameter-words";
import { MoveConversation } from "./move-conversation";
import { ParametersQuestion } from "./parameters-question";
import type { Question, QuestionProps } from "./question";
import { RemoveConversation } from "./remove-conversation";
import { RenameConversation } from "./rename-conversation";
import { SmallDialog } from "./small-dialog";
import { TagConversation } from "./tag-conversation";

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
  const asked = { rename: renameTitle, tags: tagsTitle, move: moveTitle, parameters, remove };
  return asked[question];
}
