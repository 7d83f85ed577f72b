import type { MessagePage, OpenedConversation } from "../../contract/conversation";
import type { Failure } from "../../domain/app-error";
import { assertNever } from "../../domain/assert-never";
import type { Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import type { Message, TurnStatus } from "../../domain/message";
import type { TurnEvent, TurnState } from "../../domain/turn";

/** A message on its way to the worker, shown before it is stored. */
export type Pending = { readonly id: Id; readonly text: string; readonly acknowledged: boolean };

/** A reply as its watch tells it; `watched` is false once nothing more will come. */
export type LiveTurn = {
  readonly state: TurnState;
  readonly seq: number;
  readonly watched: boolean;
};

export type ConversationState = {
  readonly opened: OpenedConversation | null;
  /** The shown branch as far as it is loaded, oldest first. */
  readonly messages: readonly Message[];
  /** Whether the branch goes on before the first loaded message. */
  readonly more: boolean;
  readonly loaded: boolean;
  readonly damaged: readonly Id[];
  readonly pending: readonly Pending[];
  readonly liveById: ReadonlyMap<Id, LiveTurn>;
  /** The last reply that ended while it was watched, for those who do not see it. */
  readonly finished: TurnState | null;
  readonly problem: Failure | null;
};

export type ConversationAction =
  | { readonly type: "opened"; readonly opened: OpenedConversation }
  | { readonly type: "titled"; readonly conversation: Conversation }
  | { readonly type: "newest"; readonly page: MessagePage }
  | { readonly type: "earlier"; readonly page: MessagePage }
  | { readonly type: "sending"; readonly id: Id; readonly text: string }
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
    case "newest":
      return settle(mergeNewest(state, action.page));
    case "earlier":
      return mergeEarlier(state, action.page);
    case "sending": {
      const { id, text } = action;
      const pending = [...state.pending, { id, text, acknowledged: false }];
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

function withTitle(state: ConversationState, { id, title }: Conversation): ConversationState {
  const { opened } = state;
  if (opened === null || opened.conversation.id !== id) return state;
  if (opened.conversation.title === title) return state;
  return { ...state, opened: { ...opened, conversation: { ...opened.conversation, title } } };
}

function mergeNewest(state: ConversationState, page: MessagePage): ConversationState {
  // A page with nothing before it is all there is: what was loaded and is not in it was removed.
  const joint = page.more ? joinAt(state.messages, page.messages) : null;
  const kept = joint === null ? [] : state.messages.slice(0, joint);
  return {
    ...state,
    loaded: true,
    messages: [...kept, ...page.messages],
    more: joint === null || joint === 0 ? page.more : state.more,
    damaged: union(joint === null ? [] : state.damaged, page.damaged),
  };
}

/** How many loaded messages stay before a page of the newest ones; null where none connects. */
function joinAt(loaded: readonly Message[], newest: readonly Message[]): number | null {
  const first = newest[0];
  if (first === undefined) return null;
  const same = loaded.findIndex((message) => message.id === first.id);
  if (same >= 0) return same;
  const before = loaded.findIndex((message) => message.id === first.previous);
  return before >= 0 ? before + 1 : null;
}

function mergeEarlier(state: ConversationState, page: MessagePage): ConversationState {
  const known = new Set(state.messages.map((message) => message.id));
  return {
    ...state,
    messages: [...page.messages.filter((message) => !known.has(message.id)), ...state.messages],
    more: page.more,
    damaged: union(state.damaged, page.damaged),
  };
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
  return { ...state, liveById, pending: state.pending.filter((one) => !stored.has(one.id)) };
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

function union(one: readonly Id[], other: readonly Id[]): readonly Id[] {
  return [...new Set([...one, ...other])];
}
