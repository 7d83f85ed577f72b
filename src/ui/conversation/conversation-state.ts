import type { ContextCard } from "../../contract/context";
import type { MessagePage, OpenedConversation } from "../../contract/opened-conversation";
import type { Failure } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { Attachment } from "../../domain/attachment";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Message, TurnStatus } from "../../domain/message";
import type { TurnEvent, TurnState } from "../../domain/turn";
import { keepSame, keepSameRows } from "../keep-same";
import { mergeEarlier, mergeNewest } from "./merge-page";

/** A message on its way to the worker, shown before it is stored. */
export type Pending = {
  readonly id: Id;
  readonly text: string;
  readonly attachments: readonly Attachment[];
  readonly acknowledged: boolean;
};

/** A reply as its watch tells it; `watched` is false once nothing more will come. */
export type LiveTurn = {
  readonly state: TurnState;
  readonly seq: number;
  readonly watched: boolean;
};

/** A conversation without its context's times, which hardly anything shows and every message moves. */
export type ShownConversation = Omit<OpenedConversation, "card">;

export type ConversationState = {
  readonly opened: OpenedConversation | null;
  /** The shown branch as far as it is loaded, oldest first. */
  readonly messages: readonly Message[];
  /** Whether the branch goes on before the first loaded message. */
  readonly more: boolean;
  readonly loaded: boolean;
  readonly damaged: readonly Id[];
  /** For a loaded message that is not the only one in its place: all that are, oldest first. */
  readonly forks: ReadonlyMap<Id, readonly Id[]>;
  /** By a question without an answer: what is to be answered. */
  readonly unanswered: ReadonlyMap<Id, Id>;
  readonly pending: readonly Pending[];
  readonly liveById: ReadonlyMap<Id, LiveTurn>;
  /** The last reply that ended while it was watched, for those who do not see it. */
  readonly finished: TurnState | null;
  readonly problem: Failure | null;
};

/** What it is called, and what is told with that. */
type Titled = Pick<Conversation, "id" | "title"> & {
  readonly tags?: Conversation["tags"] | undefined;
  readonly archivedAt?: Conversation["archivedAt"] | undefined;
};

export type ConversationAction =
  | { readonly type: "opened"; readonly opened: OpenedConversation }
  | { readonly type: "titled"; readonly conversation: Titled }
  | { readonly type: "conversation"; readonly conversation: Conversation }
  | { readonly type: "moved"; readonly conversationId: Id; readonly card: ContextCard }
  | { readonly type: "context"; readonly card: ContextCard }
  | { readonly type: "context-damaged"; readonly contextId: Id }
  | { readonly type: "newest"; readonly page: MessagePage }
  | { readonly type: "earlier"; readonly page: MessagePage }
  | { readonly type: "deleted"; readonly messageId: Id }
  | {
      readonly type: "sending";
      readonly id: Id;
      readonly text: string;
      readonly attachments?: readonly Attachment[];
    }
  | { readonly type: "acknowledged"; readonly id: Id }
  | { readonly type: "refused"; readonly id: Id; readonly failure: Failure }
  | { readonly type: "turn"; readonly turnId: Id; readonly event: TurnEvent }
  | { readonly type: "watch-lost"; readonly turnId: Id }
  | { readonly type: "problem"; readonly failure: Failure | null };

export const EMPTY_CONVERSATION: ConversationState = {
  opened: null,
  messages: [],
  more: false,
  loaded: false,
  damaged: [],
  forks: new Map(),
  unanswered: new Map(),
  pending: [],
  liveById: new Map(),
  finished: null,
  problem: null,
};

/** Whether a turn of this status may still say something. */
export function isRunning(status: TurnStatus): boolean {
  return status === "open" || status === "streaming";
}

/** The state after one thing that happened; pure. */
export function reduceConversation(
  state: ConversationState,
  action: ConversationAction,
): ConversationState {
  switch (action.type) {
    case "opened":
      return { ...state, opened: action.opened, problem: null };
    case "titled":
      return withTitle(state, action.conversation);
    case "conversation":
      return withOpened(state, action.conversation.id, { conversation: action.conversation });
    case "moved":
      return withMove(state, action.conversationId, action.card);
    case "context":
      return withContext(state, action.card);
    case "context-damaged":
      return withoutContext(state, action.contextId);
    case "newest":
      return settle({ ...state, loaded: true, ...mergeNewest(state, action.page) });
    case "earlier":
      return { ...state, ...mergeEarlier(state, action.page) };
    case "deleted": {
      const messages = state.messages.filter(({ id }) => id !== action.messageId);
      // Its row may be answered in again: what it said is not to be seen then.
      const liveById = new Map([...state.liveById].filter(([id]) => id !== action.messageId));
      return { ...state, messages, liveById };
    }
    case "sending": {
      const { id, text, attachments = [] } = action;
      const pending = [...state.pending, { id, text, attachments, acknowledged: false }];
      return { ...state, problem: null, pending };
    }
    case "acknowledged": {
      const pending = state.pending.map((one) =>
        one.id === action.id ? { ...one, acknowledged: true } : one,
      );
      return { ...state, pending };
    }
    case "refused": {
      const pending = state.pending.filter((one) => one.id !== action.id);
      return { ...state, problem: action.failure, pending };
    }
    case "turn":
      return reduceTurnEvent(state, action.turnId, action.event);
    case "watch-lost": {
      const live = state.liveById.get(action.turnId);
      return live === undefined ? state : withLive(state, { ...live, watched: false });
    }
    case "problem":
      return { ...state, problem: action.failure };
    default:
      return assertNever(action);
  }
}

function withTitle(state: ConversationState, { id, ...fields }: Titled): ConversationState {
  const conversation = state.opened?.conversation;
  if (conversation === undefined) return state;
  const { title, tags = conversation.tags, archivedAt = conversation.archivedAt } = fields;
  const next = keepSame(conversation, { ...conversation, title, tags, archivedAt });
  return next === conversation ? state : withOpened(state, id, { conversation: next });
}

/** Another window has moved it: its context's id, name and time are told together. */
function withMove(state: ConversationState, id: Id, card: ContextCard): ConversationState {
  const conversation = state.opened?.conversation;
  if (conversation === undefined) return state;
  const moved = { ...conversation, contextId: card.context.id };
  return withOpened(state, id, { conversation: moved, card, contextName: card.context.name });
}

/** Only what is of the shown conversation is taken. */
function withOpened(
  state: ConversationState,
  id: Id,
  part: Partial<OpenedConversation>,
): ConversationState {
  const { opened } = state;
  if (opened === null || opened.conversation.id !== id) return state;
  return { ...state, opened: { ...opened, ...part } };
}

function withContext(state: ConversationState, card: ContextCard): ConversationState {
  const { opened } = state;
  if (opened === null || opened.conversation.contextId !== card.context.id) return state;
  const { archived, name } = card.context;
  // It answers again, whoever has restored it: what was refused before is no problem any more.
  const answers = archived === null && card.expiry.state !== "expired";
  const problem = answers && state.problem?.code === "archived" ? null : state.problem;
  return { ...state, problem, opened: { ...opened, card, contextName: name } };
}

function withoutContext(state: ConversationState, contextId: Id): ConversationState {
  const { opened } = state;
  if (opened === null || opened.conversation.contextId !== contextId) return state;
  return { ...state, opened: { ...opened, card: null } };
}

/** Drops what the stored rows now tell themselves: sent messages, and replies that have ended. */
function settle(state: ConversationState): ConversationState {
  const stored = new Map(state.messages.map((message) => [message.id, message]));
  const liveById = new Map(
    [...state.liveById].filter(([id, live]) => {
      const status = stored.get(id)?.reply?.status;
      return live.watched || status === undefined || isRunning(status);
    }),
  );
  const waiting = state.pending.filter((one) => !stored.has(one.id));
  return { ...state, liveById, pending: keepSameRows(state.pending, waiting) };
}

function reduceTurnEvent(
  state: ConversationState,
  turnId: Id,
  event: TurnEvent,
): ConversationState {
  const live = state.liveById.get(turnId);
  switch (event.type) {
    case "snapshot":
      return withLive(state, { state: event.state, seq: event.seq, watched: true });
    case "delta": {
      // A delta without its snapshot, or told twice, would garble the text.
      if (live === undefined || event.seq <= live.seq) return state;
      const { text, thinking } = live.state;
      const next: TurnState = {
        ...live.state,
        status: event.status,
        text: text + event.text,
        thinking: thinking + event.thinking,
      };
      return withLive(state, { state: next, seq: event.seq, watched: true });
    }
    case "end": {
      const ended = { state: event.state, seq: event.seq, watched: false };
      return { ...withLive(state, ended), finished: event.state };
    }
    default:
      return assertNever(event);
  }
}

function withLive(state: ConversationState, live: LiveTurn): ConversationState {
  return { ...state, liveById: new Map(state.liveById).set(live.state.turnId, live) };
}
