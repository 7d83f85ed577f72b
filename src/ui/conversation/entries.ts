import type { Id } from "../../domain/id";
import type { Message, Reply } from "../../domain/message";
import type { TurnState } from "../../domain/turn";
import { type ConversationState, isRunning } from "./conversation-state";

/** What a reply shows: its stored row, or its live state while that is newer. */
export type ReplyView = Pick<
  TurnState,
  "status" | "text" | "thinking" | "thinkingMs" | "failure" | "finish"
> &
  Pick<Reply, "model" | "overflow">;

export type Entry =
  | { readonly kind: "user"; readonly id: Id; readonly text: string; readonly sending: boolean }
  | { readonly kind: "reply"; readonly id: Id; readonly reply: ReplyView };

/** What the conversation shows, top to bottom: stored messages, then those being sent. */
export function toEntries(state: ConversationState): readonly Entry[] {
  const stored = state.messages.flatMap((message): Entry[] => {
    if (message.role === "user") {
      return [{ kind: "user", id: message.id, text: message.text, sending: false }];
    }
    if (message.reply === null) return [];
    const live = state.liveById.get(message.id)?.state;
    const reply = live ? fromLive(live, message.reply.model) : fromRow(message, message.reply);
    return [{ kind: "reply", id: message.id, reply }];
  });
  const sending = state.pending.flatMap((one): Entry[] => {
    const live = state.liveById.get(one.id)?.state;
    const user: Entry = {
      kind: "user",
      // The row's own id is not known yet; this one stands apart from the reply's.
      id: `${one.id}-sent`,
      text: one.text,
      sending: !one.acknowledged,
    };
    return live ? [user, { kind: "reply", id: one.id, reply: fromLive(live, "") }] : [user];
  });
  return [...stored, ...sending];
}

/** The oldest turn that still runs, which is the one that Stop means; null when all have ended. */
export function runningTurn(state: ConversationState): Id | null {
  const running = toEntries(state).find(
    (entry) => entry.kind === "reply" && isRunning(entry.reply.status),
  );
  return running?.id ?? null;
}

function fromLive(live: TurnState, model: string): ReplyView {
  const { status, text, thinking, thinkingMs, failure, finish } = live;
  return { status, text, thinking, thinkingMs, failure, finish, model, overflow: 0 };
}

function fromRow(message: Message, reply: Reply): ReplyView {
  const { status, thinking, thinkingMs, failure, finish, model, overflow } = reply;
  return { status, text: message.text, thinking, thinkingMs, failure, finish, model, overflow };
}
