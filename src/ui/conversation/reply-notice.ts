import { type ErrorPlace, type ErrorSentence, errorSentence } from "../words/error-sentence";
import { words } from "../words/words";
import type { ReplyView } from "./entries";

/** Why a reply ended early, as a sentence with its next step; null where there is nothing to say. */
export function replyNotice(
  reply: Pick<ReplyView, "status" | "text" | "failure" | "finish">,
  place: ErrorPlace,
): ErrorSentence | null {
  const { conversation, messageKept } = words;
  const hasText = reply.text !== "";
  switch (reply.status) {
    case "failed": {
      const failure = reply.failure ?? { code: "internal" as const, data: {} };
      const { text, command } = errorSentence(failure, place);
      return { text: `${text} ${hasText ? conversation.textKept : messageKept}`, command };
    }
    case "interrupted":
      return plain(hasText ? conversation.interrupted : conversation.interruptedEmpty);
    case "cancelled":
      return plain(hasText ? conversation.cancelled : conversation.cancelledEmpty);
    case "complete":
      return reply.finish === "length" ? plain(conversation.lengthEnded) : null;
    default:
      return null;
  }
}

function plain(text: string): ErrorSentence {
  return { text, command: null };
}
