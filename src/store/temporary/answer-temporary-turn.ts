import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Model } from "../../domain/model";
import { newReply, newReplyMessage } from "../turns/new-reply";
import {
  type TemporaryConversation,
  temporaryBranch,
  temporaryMessage,
  withMessages,
} from "./temporary-conversation";
import { leaveTemporary, refuseWhileTemporaryRuns, type TemporaryOpened } from "./temporary-turns";

type Input = { readonly id: Id; readonly messageId: Id; readonly model: Model };

/** As `answerTurn`, in a temporary conversation. */
export function answerTemporaryTurn(
  held: TemporaryConversation,
  input: Input,
  now: number,
): TemporaryOpened {
  const { id, messageId, model } = input;
  const found = temporaryMessage(held, messageId);
  const isReply = found?.role === "assistant";
  const question = isReply ? temporaryMessage(held, found.previous ?? "") : found;
  if (found === undefined || question?.role !== "user") throw new AppError("not-found");
  const { id: conversationId, activeLeaf } = held.conversation;
  const turn = { id: isReply ? messageId : id, conversationId, userMessageId: question.id };
  const begun = temporaryMessage(held, id);
  if (begun !== undefined && begun.previous !== question.id) throw new AppError("conflict");
  const isBegun = begun !== undefined || found.reply?.commandId === id;
  if (isBegun) return { held, turn, fresh: false };
  if (held.running[turn.id] !== undefined) throw new AppError("turn-running");
  if (question.deletedAt !== null) throw new AppError("not-found");
  if (isReply && found.text !== "") throw new AppError("conflict");
  const left = isReply ? held : leaveBehind(held, question.id);
  const order = held.messages.length + 1;
  const position = { id, conversationId, previous: question.id, order, depth: question.depth + 1 };
  const message = isReply
    ? { ...found, deletedAt: null, reply: newReply({ model }, id) }
    : newReplyMessage({ ...position, createdAt: now }, { model });
  const leaf = isReply ? (activeLeaf ?? message.id) : message.id;
  const next = withMessages(left, [message], { leaf, now });
  const { deletedCount } = next.conversation;
  const revived = found.deletedAt !== null ? 1 : 0;
  const conversation = { ...next.conversation, deletedCount: deletedCount - revived };
  const running = { ...next.running, [turn.id]: { model, maintainPersonality: null } };
  const steps = { ...next.steps, [turn.id]: [] };
  return { held: { ...next, conversation, running, steps }, turn, fresh: true };
}

/** With the end of the branch that is shown noted, where another question follows this one on it. */
function leaveBehind(held: TemporaryConversation, question: Id): TemporaryConversation {
  const branch = temporaryBranch(held, held.conversation.activeLeaf);
  const at = branch.findIndex(({ id }) => id === question);
  if (at >= 0 && at === branch.length - 1) return held;
  const next = at < 0 ? undefined : branch[at + 1];
  if (next?.role !== "user") throw new AppError("conflict");
  refuseWhileTemporaryRuns(held);
  return leaveTemporary(held, next);
}
