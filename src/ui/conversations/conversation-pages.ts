import type { ConversationCard } from "../../contract/conversation";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";

/** Which conversations are listed. */
export type Listing = {
  /** Null for all contexts. */
  readonly contextId: Id | null;
  readonly query: string;
  readonly archived: boolean;
};

export type Listed = {
  /** Pinned ones first, then the newest; as far as they are loaded. */
  readonly cards: readonly ConversationCard[];
  /** What they were listed for; another one than was asked last until that is answered. */
  readonly of: Listing | null;
  /** Where the next page begins; null where there is none. */
  readonly next: number | null;
  /** All there are; 0 until they were counted, which is done behind the first page. */
  readonly total: number;
  /** Whether a first page was read. */
  readonly isRead: boolean;
  readonly failure: Failure | null;
};

export type ConversationPages = Pick<Cell<Listed>, "get" | "subscribe"> & {
  /** Lists others from the beginning; what was asked before is dropped. */
  readonly list: (listing: Listing) => void;
  /** Reads one page more, unless one is being read or there is none. */
  readonly more: () => void;
  /** Reads anew what is loaded. */
  readonly refresh: () => void;
};

/** Conversations of one page: more than the panel shows at once. */
const PAGE_SIZE = 20;
/** As many as are read at once. */
const LARGEST_PAGE = 100;

const NONE: Listed = { cards: [], of: null, next: null, total: 0, isRead: false, failure: null };

/** The list of conversations, page by page; only the answer to the newest question counts. */
export function createConversationPages(client: Pick<Client, "call">): ConversationPages {
  const cell = createCell(NONE);
  let listing: Listing | null = null;
  let latest = 0;
  let isReading = false;
  /** Which list the total is of. */
  let counted: Listing["contextId"] | undefined;
  /** Counting takes the longer the more there are: the page is shown before. */
  const count = async (of: Listing) => {
    const { contextId } = of;
    try {
      const { total } = await runTwice(() => client.call("conversation.count", { contextId }));
      if (listing?.contextId !== contextId) return;
      counted = contextId;
      cell.set({ ...cell.get(), total });
    } catch {
      // The list is whole without it.
    }
  };
  const read = async (after: number | null, limit: number, least = 0) => {
    if (listing === null) return;
    const of = listing;
    latest += 1;
    const mine = latest;
    isReading = true;
    try {
      const { cards: before } = cell.get();
      const reading = { of, after, limit, before, least, isOld: () => mine !== latest };
      const { cards, next } = await readPages(client, reading);
      if (mine !== latest) return;
      const total = counted === of.contextId ? cell.get().total : 0;
      cell.set({ cards, of, next, total, isRead: true, failure: null });
      // Where something is looked for, what was found is told instead.
      if (after === null && of.query === "") void count(of);
    } catch (error) {
      // What was listed for something else would stand below the new words.
      const kept = isSameListing(cell.get().of, of) ? cell.get() : NONE;
      if (mine === latest) cell.set({ ...kept, of, isRead: true, failure: toFailure(error) });
    }
    if (mine === latest) isReading = false;
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    list: (next) => {
      listing = next;
      read(null, PAGE_SIZE);
    },
    more: () => {
      const { next } = cell.get();
      if (next !== null && !isReading) read(next, PAGE_SIZE);
    },
    refresh: () => {
      const { length } = cell.get().cards;
      read(null, Math.min(LARGEST_PAGE, Math.max(PAGE_SIZE, length)), length);
    },
  };
}

type Reading = {
  readonly of: Listing;
  /** Where it begins; null for the beginning of the list. */
  readonly after: number | null;
  readonly limit: number;
  /** What is loaded before that. */
  readonly before: readonly ConversationCard[];
  /** How many are wanted, where there are as many: a list that gets shorter moves what is looked at. */
  readonly least: number;
  /** Whether nobody waits for it any more. */
  readonly isOld: () => boolean;
};

/** One page, and further ones until there are as many as are wanted. */
async function readPages(
  client: Pick<Client, "call">,
  { of, after, limit, before, least, isOld }: Reading,
): Promise<Pick<Listed, "cards" | "next">> {
  let [cards, next] = [before, after];
  for (;;) {
    const input = { ...of, after: next, limit };
    const page = await runTwice(() => client.call("conversation.list", input));
    cards = joined(next === null ? page.pinned : cards, page.conversations);
    next = page.next;
    if (next === null || cards.length >= least || isOld()) return { cards, next };
  }
}

/** Whether these list the same. */
export function isSameListing(one: Listing | null, other: Listing): boolean {
  const { contextId, query, archived } = other;
  return one?.contextId === contextId && one.query === query && one.archived === archived;
}

/** Each conversation once: a pinned one stands first only. */
function joined(
  before: readonly ConversationCard[],
  after: readonly ConversationCard[],
): readonly ConversationCard[] {
  const known = new Set(before.map(({ conversation }) => conversation.id));
  return [...before, ...after.filter(({ conversation }) => !known.has(conversation.id))];
}
