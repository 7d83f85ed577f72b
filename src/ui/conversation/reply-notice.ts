import { type ErrorPlace, type ErrorSentence, errorSentence } from "../words/error-sentence";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";
import type { ReplyView } from "./entries";

type Ended = "text" | "failure" | "finish" | "overflow" | "toolCalls" | "tools";

/** Why a reply ended early, as a sentence with its next step; null where there is nothing to say. */
export function replyNotice(
  reply: Pick<ReplyView, "status" | Ended>,
  place: ErrorPlace,
): ErrorSentence | null {
  const { conversation, messageKept } = words;
  const hasText = reply.text !== "";
  const kept = hasText ? conversation.textKept : messageKept;
  switch (reply.status) {
    case "failed": {
      const failure = reply.failure ?? { code: "internal" as const, data: {} };
      const { text, command } = errorSentence(failure, place);
      return { text: joinSentences([text, kept]), command };
    }
    case "interrupted":
      if (reply.failure !== null) return errorSentence(reply.failure, place);
      return plain(hasText ? conversation.interrupted : conversation.interruptedEmpty);
    case "cancelled":
      return plain(hasText ? conversation.cancelled : conversation.cancelledEmpty);
    case "complete":
      return completeNotice(reply);
    default:
      return null;
  }
}

function completeNotice(reply: Pick<ReplyView, Ended>): ErrorSentence | null {
  const { conversation, refusal } = words;
  const { text, finish, overflow, toolCalls = [], tools = [] } = reply;
  if (finish === "refusal") return plain(text === "" ? refusal.empty : refusal.ended);
  if (text === "") {
    // Of a reply that only asked for tools, these tell.
    if (toolCalls.length > 0 || tools.length > 0) return null;
    return plain(finish === "length" ? conversation.lengthEmpty : conversation.empty);
  }
  if (finish === "length") return plain(conversation.lengthEnded);
  return overflow > 0 ? plain(conversation.overflow(overflow)) : null;
}

function plain(text: string): ErrorSentence {
  return { text, command: null };
}
