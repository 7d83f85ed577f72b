import type { ChatParameters } from "../../domain/chat-parameters";
import type { Channel, Conversation } from "../../domain/conversation";
import type { Id } from "../../domain/id";
import { headToConversation } from "../rows/row-to-entity";
import { recorded, type UndoRecord } from "../rows/undo-record";
import {
  archiveConversation,
  type Rename,
  renameConversation,
  type SetTags,
  setParameters,
  tagConversation,
} from "./change-conversation";
import { createConversation } from "./create-conversation";
import type { OpenedConversation } from "./describe-conversation";
import { fillOrders } from "./fill-orders";
import { type LastWords, readLastWords } from "./last-words";
import {
  type ConversationPage,
  type ConversationQuery,
  listConversations,
} from "./list-conversations";
import { moveConversation } from "./move-conversation";
import { createUntitled } from "./name-untitled";
import type { ConversationDeps } from "./new-conversation";
import { countHeads } from "./newest-heads";
import { openConversation } from "./open-conversation";
import { pinConversation } from "./pin-conversation";
import { purgeConversation } from "./purge-conversation";
import type { SearchTexts } from "./search-texts";
import { showConversation } from "./show-conversation";

type One = { readonly conversationId: Id };
/** What an act notes so that it can be taken back. */
type Recorded = { readonly record?: UndoRecord | undefined };
type Destination = { readonly channel: Channel; readonly contextId: Id | null };

export type ConversationStore = {
  /** The conversation as it is; null where there is none. */
  readonly find: (conversationId: Id) => Promise<Conversation | null>;
  readonly open: (input: Parameters<typeof openConversation>[1]) => Promise<OpenedConversation>;
  readonly show: (input: One) => Promise<OpenedConversation>;
  readonly create: (input: Destination & { readonly id: Id }) => Promise<OpenedConversation>;
  readonly list: (input: ConversationQuery) => Promise<ConversationPage>;
  /** How many a context has; with null, how many there are. */
  readonly count: (contextId: Id | null) => Promise<number>;
  /** How the last message of each begins; those that are not there are left out. */
  readonly lastWords: (ids: readonly Id[]) => Promise<LastWords[]>;
  readonly rename: (input: Rename) => Promise<Conversation>;
  readonly setTags: (input: SetTags) => Promise<Conversation>;
  readonly setParameters: (
    input: One & { readonly parameters: ChatParameters },
  ) => Promise<Conversation>;
  readonly pin: (input: One & { readonly pinned: boolean }) => Promise<void>;
  readonly move: (input: One & Recorded & { readonly contextId: Id }) => Promise<Conversation>;
  readonly setArchived: (
    input: One & Recorded & { readonly archived: boolean },
  ) => Promise<Conversation>;
  readonly purge: (
    input: One & Recorded & { readonly messages: number },
  ) => Promise<{ messages: number }>;
  /** Gives those that were seen without a title their first words; tells which have one now. */
  readonly nameUntitled: () => Promise<readonly Id[]>;
  /** To be run once in a browser's session; a list waits for it, too. */
  readonly fillOrders: () => Promise<void>;
  /** Says that an earlier worker of this session has run it to its end: lists do not ask again. */
  readonly trustOrders: () => void;
};

/** Conversations as a list: every one can be found, shown, changed and removed by itself. */
export function createConversationStore(
  deps: ConversationDeps & { readonly texts: SearchTexts },
): ConversationStore {
  const untitled = createUntitled(deps);
  const seen = async (opening: Promise<OpenedConversation>) => {
    const opened = await opening;
    untitled.note(opened.conversation);
    return opened;
  };
  let filling: Promise<void> | null = null;
  const fill = () => {
    filling ??= fillOrders(deps);
    filling.catch(() => {
      filling = null;
    });
    return filling;
  };
  return {
    find: async (conversationId) => {
      const head = await deps.state.head(conversationId);
      return head === null ? null : headToConversation(head);
    },
    open: (input) => seen(openConversation(deps, input)),
    show: (input) => seen(showConversation(deps, input)),
    create: (input) => createConversation(deps, input),
    list: async (input) => {
      await fill();
      return listConversations({ ...deps, untitled }, input);
    },
    count: async (contextId) => {
      await fill();
      return countHeads(deps.database, contextId);
    },
    lastWords: (ids) => readLastWords(deps, ids),
    rename: (input) => renameConversation(deps, input),
    setTags: (input) => tagConversation(deps, input),
    setParameters: (input) => setParameters(deps, input),
    pin: (input) => pinConversation(deps, input),
    move: (input) => moveConversation(recorded(deps, input.record), input),
    setArchived: (input) => archiveConversation(recorded(deps, input.record), input),
    purge: (input) => purgeConversation(recorded(deps, input.record), input),
    nameUntitled: untitled.name,
    fillOrders: fill,
    trustOrders: () => {
      filling ??= Promise.resolve();
    },
  };
}
