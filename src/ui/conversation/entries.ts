import type { Attachment } from "../../domain/attachment";
import type { Id } from "../../domain/id";
import type { Message, Reply } from "../../domain/message";
import type { TurnState } from "../../domain/turn";
import { type ConversationState, isRunning } from "./conversation-state";

/** What a reply shows: its stored row, or its live state while that is newer. */
export type ReplyView = Pick<
  TurnState,
  | "status"
  | "text"
  | "thinking"
  | "thinkingMs"
  | "failure"
  | "finish"
  | "toolCalls"
  | "tools"
  | "sources"
> &
  Pick<Reply, "provider" | "model" | "overflow">;

type WithSiblings = {
  readonly id: Id;
  /** All messages that stand in this one's place, oldest first; null where it is the only one. */
  readonly siblings: readonly Id[] | null;
};

export type Entry =
  | (WithSiblings & {
      readonly kind: "user";
      readonly text: string;
      readonly attachments: readonly Attachment[];
      readonly sending: boolean;
      /** What is to be answered, where it has no answer. */
      readonly answer: Id | null;
    })
  | (WithSiblings & {
      readonly kind: "reply";
      readonly reply: ReplyView;
      /** Pictures that it had where it was imported from. */
      readonly attachments: readonly Attachment[];
    });

/** One list for all, so that a message without any is not drawn anew. */
const NOTHING: readonly Attachment[] = [];

/** What the conversation shows, top to bottom: stored messages, then those being sent. */
export function toEntries(state: ConversationState): readonly Entry[] {
  const stored = state.messages.flatMap((message): Entry[] => {
    const { id, text, attachments = NOTHING } = message;
    const siblings = state.forks.get(id) ?? null;
    if (message.role === "user") {
      const answer = state.unanswered.get(id) ?? null;
      return [{ kind: "user", id, siblings, text, attachments, sending: false, answer }];
    }
    if (message.reply === null) return [];
    const live = state.liveById.get(id)?.state;
    const reply = live ? fromLive(live, message.reply) : fromRow(message, message.reply);
    return [{ kind: "reply", id, siblings, reply, attachments }];
  });
  const sending = state.pending.flatMap((one): Entry[] => {
    const live = state.liveById.get(one.id)?.state;
    const user: Entry = {
      kind: "user",
      // The row's own id is not known yet; this one stands apart from the reply's.
      id: `${one.id}-sent`,
      siblings: null,
      text: one.text,
      attachments: one.attachments,
      sending: !one.acknowledged,
      answer: null,
    };
    if (live === undefined) return [user];
    const reply = fromLive(live, UNKNOWN);
    return [user, { kind: "reply", id: one.id, siblings: null, reply, attachments: NOTHING }];
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

/** Who answers is not known before the reply is stored. */
const UNKNOWN = { provider: "", model: "" };

function fromLive(
  live: TurnState,
  { provider, model }: Pick<Reply, "provider" | "model">,
): ReplyView {
  const { status, text, thinking, thinkingMs, failure, finish, toolCalls, tools, sources } = live;
  const said = { status, text, thinking, thinkingMs, failure, finish, toolCalls, tools, sources };
  return { ...said, provider, model, overflow: 0 };
}

function fromRow({ text }: Message, reply: Reply): ReplyView {
  const { status, thinking, thinkingMs, failure, finish, provider, model, overflow } = reply;
  const { toolCalls, tools, sources } = reply;
  const said = { status, text, thinking, thinkingMs, failure, finish, toolCalls, tools, sources };
  return { ...said, provider, model, overflow };
}
