import type { FoundText } from "../../contract/search";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import { markTerms } from "../../search/mark-terms";
import { type ParsedQuery, parseQuery } from "../../search/parse-query";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";
import type { Panel } from "../panel";

/** The messages of the shown conversation that say what is looked for. */
export type Finding = {
  /** On the branch that is shown, top to bottom. */
  readonly hits: readonly Id[];
  /** The one that is looked at; null where none is yet. */
  readonly current: Id | null;
  /** How many are on other branches. */
  readonly elsewhere: number;
  /** Whether there may be more than were counted. */
  readonly isMore: boolean;
  /** Whether the answer is all there is to say for now. */
  readonly isAnswered: boolean;
  /** How many texts the index holds so far, where that is not all of them. */
  readonly searched: number | null;
  readonly failure: Failure | null;
};

export type ConversationFind = Pick<Cell<Finding>, "get" | "subscribe"> & {
  /** Looks for what is typed, in what is loaded at once and in all of the conversation by the index. */
  readonly find: (typed: string) => void;
  /** Goes to the next hit below (1) or above (-1), round the ends; the hit, null where there is none. */
  readonly step: (by: 1 | -1) => Id | null;
  readonly close: () => void;
};

type Deps = {
  readonly panel: Pick<Panel, "client" | "conversation">;
  /** Which of these the person sees, or would see next; null where none is on the page. */
  readonly nearest: (ids: readonly Id[]) => Id | null;
  readonly later: (run: () => void, ms: number) => () => void;
};

const PAGE_SIZE = 100;
/** Hits beyond these are not counted: nobody goes through them one by one. */
const MOST = 1_000;
/** While the index is being made, and what is found may be more a moment later. */
const AGAIN_MS = 400;

const NOTHING: Finding = {
  ...{ hits: [], current: null, elsewhere: 0, isMore: false, isAnswered: false, searched: null },
  failure: null,
};

/** Finds in one conversation; only the answer to the newest question counts. */
export function createConversationFind({ panel, nearest, later }: Deps): ConversationFind {
  const { client, conversation } = panel;
  const cell = createCell(NOTHING);
  let sought = "";
  let latest = 0;
  let indexed: readonly FoundText[] = [];
  let stopWaiting = () => {};
  const show = (part: Partial<Finding>) => {
    const hits = hitsOf({ ...conversation.get(), indexed, parsed: parseQuery(sought) });
    const current = hits.find((id) => id === cell.get().current) ?? nearest(hits);
    cell.set({ ...cell.get(), hits, current, elsewhere: countAside(indexed), ...part });
  };
  const ask = async (typed: string) => {
    latest += 1;
    const mine = latest;
    stopWaiting();
    const opened = conversation.get().opened?.conversation;
    // What is not stored is in no index.
    if (opened === undefined || opened.temporary) return show({ isAnswered: true });
    try {
      const read = await readAll(client, { query: typed, conversationId: opened.id });
      if (mine !== latest) return;
      indexed = read.found;
      show({ isAnswered: true, isMore: read.isMore, searched: read.searched, failure: null });
      if (read.searched !== null) stopWaiting = later(() => void ask(typed), AGAIN_MS);
    } catch (error) {
      if (mine === latest) show({ isAnswered: true, failure: toFailure(error) });
    }
  };
  const unsubscribe = onMessages(conversation, (isAnyGone) => {
    if (!cell.get().isAnswered) return;
    show({});
    if (isAnyGone) void ask(sought);
  });
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    find: (typed) => {
      latest += 1;
      stopWaiting();
      indexed = [];
      sought = typed;
      cell.set(NOTHING);
      if (typed === "") return;
      show({});
      void ask(typed);
    },
    step: (by) => {
      const current = nextHit(cell.get(), by);
      cell.set({ ...cell.get(), current });
      return current;
    },
    close: () => {
      latest += 1;
      stopWaiting();
      unsubscribe();
      cell.close();
    },
  };
}

/**
 * Calls back whenever other messages are shown, with whether one is gone: deleted, or on another branch
 * than is shown now, where the index had told of it as it was.
 */
function onMessages(
  { get, subscribe }: Panel["conversation"],
  act: (isAnyGone: boolean) => void,
): () => void {
  let { messages } = get();
  return subscribe(() => {
    const before = messages;
    messages = get().messages;
    if (messages === before) return;
    const there = new Set(messages.map(({ id }) => id));
    act(before.some(({ id }) => !there.has(id)));
  });
}

function nextHit({ hits, current }: Finding, by: 1 | -1): Id | null {
  const at = current === null ? -1 : hits.indexOf(current);
  // Nothing on the page has it: what is nearest is above.
  const next = at < 0 ? hits.length - 1 : (at + by + hits.length) % hits.length;
  return hits[next] ?? null;
}

function countAside(indexed: readonly FoundText[]): number {
  return indexed.filter(({ isShown }) => !isShown).length;
}

type Known = {
  readonly messages: readonly Message[];
  readonly indexed: readonly FoundText[];
  readonly parsed: ParsedQuery;
};

/** What the index has found above what is loaded, then what is loaded and says it. */
function hitsOf({ messages, indexed, parsed }: Known): readonly Id[] {
  const loaded = new Set(messages.map(({ id }) => id));
  const shown = indexed.filter(({ isShown }) => isShown).map(({ id }) => id);
  const inIndex = new Set(shown);
  const above = shown.filter((id) => !loaded.has(id)).reverse();
  const here = messages.filter((message) => inIndex.has(message.id) || says(message, parsed));
  return [...above, ...here.map(({ id }) => id)];
}

/** Whether a message says all that is looked for; filters but the speaker's are left to the index. */
function says({ role, text }: Message, { terms, from, filters }: ParsedQuery): boolean {
  if (terms.every(({ isExcluded }) => isExcluded)) return false;
  if (filters.some(({ key }) => key !== "from") || (from !== null && from !== role)) return false;
  return terms.every((term) => {
    const isThere = markTerms(text, [{ ...term, isExcluded: false }], 0).length > 0;
    return isThere !== term.isExcluded;
  });
}

type Query = { readonly query: string; readonly conversationId: Id };

/** The newest hits first, page by page. */
async function readAll(client: Pick<Panel["client"], "call">, { query, conversationId }: Query) {
  const found: FoundText[] = [];
  const input = { query, conversationId, contextId: null, kinds: ["message" as const] };
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const page = await runTwice(() =>
      client.call("search.find", { ...input, skip, limit: PAGE_SIZE }),
    );
    found.push(...page.found);
    const isLast = skip + PAGE_SIZE >= page.total;
    if (!isLast && found.length < MOST) continue;
    return { found, isMore: !isLast, searched: page.isWhole ? null : page.indexed };
  }
}
