import { MessageSquareReply } from "lucide-react";
import type { Id } from "../../domain/id";
import { QuietButton } from "../quiet-button";
import { words } from "../words/words";

type Props = { readonly messageId: Id; readonly onAnswer: (messageId: Id) => void };

/** Where an answer is missing: it comes here; what was said after it stays, or is one switch away. */
export function AnswerButton({ messageId, onAnswer }: Props) {
  return (
    <QuietButton data-answer={messageId} onClick={() => onAnswer(messageId)}>
      <MessageSquareReply size={14} aria-hidden="true" className="rtl:-scale-x-100" />
      {words.conversation.answer}
    </QuietButton>
  );
}
