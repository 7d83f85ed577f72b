import type { TurnState } from "../../domain/turn";
import { errorEnvironment } from "../words/error-environment";
import { type ErrorEnvironment, type ErrorSentence, errorSentence } from "../words/error-sentence";
import { joinSentences } from "../words/sentences";
import { words } from "../words/words";
import type { ConversationState } from "./conversation-state";
import { type ReplyView, toEntries } from "./entries";

type Ended = "text" | "failure" | "finish" | "overflow" | "toolCalls" | "tools";

/** Which buttons stand below a reply: only these are named. */
type ReplyActions = { readonly canContinue: boolean; readonly canRetry: boolean };

/** Which of them stand below this reply; what the provider would not say it does not say when it is asked to go on. */
export function actionsOf(
  { status, finish, text }: Pick<ReplyView, "status" | "finish" | "text">,
  isNewest: boolean,
): ReplyActions {
  const isRefused = status === "complete" && finish === "refusal";
  const isOpen = isNewest || status === "interrupted";
  return { canContinue: text !== "" && isOpen && !isRefused, canRetry: isNewest };
}

/** What stands below a turn that has just ended: why that was early, or null. */
export function endNotice(state: ConversationState, ended: TurnState): string | null {
  const replies = toEntries(state).flatMap((entry) => (entry.kind === "reply" ? [entry] : []));
  const model = replies.find(({ id }) => id === ended.turnId)?.reply.model;
  const actions = actionsOf(ended, replies.at(-1)?.id === ended.turnId);
  return replyNotice({ ...ended, overflow: 0 }, errorEnvironment(model), actions)?.text ?? null;
}

const NO_ACTIONS: ReplyActions = { canContinue: false, canRetry: false };

/** Why a reply ended early, with the next step where its button stands; null where there is nothing to say. */
export function replyNotice(
  reply: Pick<ReplyView, "status" | Ended>,
  environment: ErrorEnvironment,
  actions: ReplyActions = NO_ACTIONS,
): ErrorSentence | null {
  const notice = endedBy(reply, environment);
  const step = notice !== null && isCut(reply) ? nextStep(reply.text !== "", actions) : null;
  if (notice === null || step === null) return notice;
  return { ...notice, text: joinSentences([notice.text, step]) };
}

/** Whether going on, or asking again, is the way on; what failed or was refused tells its own. */
function isCut({ status, finish, text, failure }: Pick<ReplyView, "status" | Ended>): boolean {
  if (status === "interrupted") return true;
  if (status === "failed") return failure?.code === "provider-cut-off";
  if (status !== "complete" || finish === "refusal") return false;
  return finish === "length" || text === "";
}

function nextStep(hasText: boolean, { canContinue, canRetry }: ReplyActions): string | null {
  const { toContinue, toRetry } = words.conversation;
  if (hasText) return canContinue ? toContinue : null;
  return canRetry ? toRetry : null;
}

function endedBy(
  reply: Pick<ReplyView, "status" | Ended>,
  environment: ErrorEnvironment,
): ErrorSentence | null {
  const { conversation, messageKept } = words;
  const hasText = reply.text !== "";
  const kept = hasText ? conversation.textKept : messageKept;
  switch (reply.status) {
    case "failed": {
      const failure = reply.failure ?? { code: "internal" as const, data: {} };
      const { text, command } = errorSentence(failure, environment);
      return { text: joinSentences([text, kept]), command };
    }
    case "interrupted":
      if (reply.failure !== null) return errorSentence(reply.failure, environment);
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
