import type { Id } from "../../domain/id";
import type { Message, Reply } from "../../domain/message";
import type { Model } from "../../domain/model";
import type { Turn } from "../../domain/turn";
import type { Put } from "../rows/changes";

/** What the reply was asked of: `isOwn` where that was chosen for it alone. */
type ModelChoice = { readonly model: Model; readonly isOwn?: boolean | undefined };

/** The reply's part of an empty assistant message, as the command `commandId` leaves it. */
export function newReply({ model, isOwn = false }: ModelChoice, commandId: Id): Reply {
  return {
    status: "open",
    provider: model.provider,
    model: model.name,
    ...(isOwn && { ownModel: model }),
    thinking: "",
    thinkingMs: 0,
    failure: null,
    finish: null,
    usage: null,
    seenFrom: null,
    overflow: 0,
    commandId,
    firstTokenMs: null,
    replyMs: null,
  };
}

/**
 * The reply's part of a message that is gone on with, as the command `commandId` leaves it: what it
 * has thought, what it names as its sources, and what it has cost so far.
 */
export function resumedReply(reply: Reply, model: Model, commandId: Id): Reply {
  const { thinking, thinkingMs, usage, cost, sources, ownModel } = reply;
  const known = { ...(cost === undefined ? {} : { cost }), ...(sources && { sources }) };
  const next = newReply({ model, isOwn: ownModel !== undefined }, commandId);
  return { ...next, thinking, thinkingMs, usage, ...known };
}

type Position = Pick<
  Message,
  "id" | "conversationId" | "previous" | "order" | "depth" | "createdAt"
>;

/** An assistant message without a word in it yet. */
export function newReplyMessage(position: Position, choice: ModelChoice): Message {
  const reply = newReply(choice, position.id);
  return {
    ...position,
    role: "assistant",
    text: "",
    taint: [],
    metadata: null,
    deletedAt: null,
    reply,
  };
}

/** The row that says that a turn runs, with the model it was opened for. */
export function openTurnPut(
  turn: Turn,
  model: Model,
  maintainPersonality: boolean | null = null,
): Put {
  return {
    table: "open_turns",
    columns: { id: turn.id, parent: turn.conversationId },
    replaces: null,
    payload: { status: "open", model, maintainPersonality },
  };
}
