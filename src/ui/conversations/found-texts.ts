import type { EmbeddingProgress, FoundText } from "../../contract/search";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { SearchMethod, SearchMode } from "../../domain/search-index";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";

/** What a search has found, as far as it is loaded; within a page the hits of a conversation stand together. */
export type Found = {
  readonly texts: readonly FoundText[];
  /** What they were found for; another question than was asked last until that is answered. */
  readonly of: Question | null;
  /** Of all pages. */
  readonly total: number;
  /** Where the next page begins; null with the last. */
  readonly next: number | null;
  /** How many texts were looked through so far, where that is not all of them. */
  readonly searched: number | null;
  /** Whether that is because the stored index could not be read. */
  readonly isAnew: boolean;
  /** By which way; null before anything was found. */
  readonly method: SearchMethod | null;
  /** How far texts can be found by what they mean, where that is not all of them. */
  readonly embedding: EmbeddingProgress | null;
  /** Why that waits. */
  readonly problem: Failure | null;
  readonly isAnswered: boolean;
  readonly failure: Failure | null;
};

export type Question = {
  readonly query: string;
  /** Null for all. */
  readonly contextId: Id | null;
  readonly conversationId: Id | null;
  /** Whether titles are among them, which the list above them finds otherwise, by parts of words too. */
  readonly withTitles: boolean;
  readonly mode: SearchMode;
};

/** Whether both ask for the same. */
export function isSameQuestion(one: Question | null, other: Question): boolean {
  const keys = ["query", "contextId", "conversationId", "withTitles", "mode"] as const;
  return one !== null && keys.every((key) => one[key] === other[key]);
}

export type FoundTexts = Pick<Cell<Found>, "get" | "subscribe"> & {
  /** Finds anew; what was asked before is dropped. Nothing is asked for an empty query. */
  readonly find: (question: Question) => void;
  readonly more: () => void;
  readonly again: () => void;
  /** Whether a text that was found is still there; what cannot be told is. */
  readonly isThere: (found: FoundText) => Promise<boolean>;
  readonly close: () => void;
};

const UNTITLED = ["message", "block", "fact", "archival", "summary", "reference"] as const;

/** What is seen first, and what is read at once further down. */
const PAGE_SIZE = 20;
const LARGEST_PAGE = 100;
/** Behind the last key: what somebody still types means something else. */
const PAUSE_MS = 350;
/** While the index is being made, and what is found may be more a moment later. */
const AGAIN_MS = 400;

const NONE: Found = {
  texts: [],
  of: null,
  total: 0,
  next: null,
  searched: null,
  isAnew: false,
  method: null,
  embedding: null,
  problem: null,
  isAnswered: false,
  failure: null,
};

const FIRST: Reading = { skip: 0, limit: PAGE_SIZE, before: [], least: 0 };

/** Found texts page by page; only the answer to the newest question counts. */
export function createFoundTexts(
  client: Pick<Client, "call">,
  later: (run: () => void, ms: number) => () => void,
): FoundTexts {
  const cell = createCell(NONE);
  let question = NO_QUESTION;
  /** By which what is shown was asked for. */
  let mode: SearchMode = "fts";
  let isReading = false;
  const newest = createNewest(later);
  const read = async (reading: Reading) => {
    const isOld = newest.begin();
    const of = question;
    isReading = true;
    try {
      const part = await readPages(client, { question: { ...question, mode }, reading, isOld });
      if (isOld()) return;
      cell.set({ ...part, of, isAnswered: true, failure: null });
      const next = part.texts.length > LARGEST_PAGE ? look : again;
      if (part.searched !== null) newest.soon(next, AGAIN_MS);
    } catch (error) {
      const known = isSameQuestion(cell.get().of, of) ? cell.get() : NONE;
      if (!isOld()) cell.set({ ...known, of, isAnswered: true, failure: toFailure(error) });
    }
    if (!isOld()) isReading = false;
  };
  /** How far the index is, where what is loaded is too much to be read with each look. */
  const look = async () => {
    const isOld = newest.current();
    const state = await ask(client, question, { skip: 0, limit: 1 }).catch(() => null);
    if (isOld()) return;
    if (state === null || state.isWhole) return again();
    cell.set({ ...cell.get(), searched: state.indexed });
    newest.soon(look, AGAIN_MS);
  };
  const again = () => {
    if (question.query === "") return;
    mode = question.mode;
    const least = Math.max(PAGE_SIZE, cell.get().texts.length);
    void read({ skip: 0, limit: Math.min(LARGEST_PAGE, least), before: [], least });
  };
  return {
    ...{ get: cell.get, subscribe: cell.subscribe, again, close: newest.begin },
    find: (next) => {
      question = next;
      newest.begin();
      if (next.query === "") return cell.set(NONE);
      // By words at once, and then as it was asked: a query is embedded when it stands.
      mode = "fts";
      void read(FIRST);
      if (next.mode !== mode) newest.soon(again, PAUSE_MS);
    },
    more: () => {
      const { next: skip, texts: before } = cell.get();
      if (isReading || skip === null) return;
      void read({ skip, limit: LARGEST_PAGE, before, least: 0 });
    },
    isThere: (found) => isThere(client, question, found),
  };
}

/** What was begun last counts, and what is to come soon of it; `begin` ends what came before. */
function createNewest(later: (run: () => void, ms: number) => () => void) {
  let begun = 0;
  let stops: (() => void)[] = [];
  const current = () => {
    const mine = begun;
    return () => mine !== begun;
  };
  return {
    current,
    begin: () => {
      begun += 1;
      for (const stop of stops) stop();
      stops = [];
      return current();
    },
    soon: (run: () => void, ms: number) => {
      stops.push(later(run, ms));
    },
  };
}

type Page = { readonly skip: number; readonly limit: number };

function ask(client: Pick<Client, "call">, question: Question, page: Page) {
  const { withTitles, ...asking } = question;
  const input = { ...asking, kinds: withTitles ? [] : [...UNTITLED], ...page };
  return runTwice(() => client.call("search.find", input));
}

type Pages = {
  readonly question: Question;
  readonly reading: Reading;
  /** Whether nobody waits for it any more. */
  readonly isOld: () => boolean;
};

/** One page more, and further ones until there are as many texts as are wanted. */
async function readPages(
  client: Pick<Client, "call">,
  { question, reading, isOld }: Pages,
): Promise<Omit<Found, "of" | "isAnswered" | "failure">> {
  const { limit, least } = reading;
  let { skip, before } = reading;
  for (;;) {
    const answer = await ask(client, question, { skip, limit });
    const { found, total, isWhole, indexed, isAnew = false } = answer;
    const texts = joined(before, found);
    // A hit whose row is gone makes a page shorter, and no other one.
    const next = skip + limit < total ? skip + limit : null;
    const isFew = texts.length === before.length || texts.length < least;
    if (next === null || !isFew || isOld()) {
      const searched = isWhole ? null : indexed;
      return { texts, total, next, searched, isAnew, ...toMeaning(answer) };
    }
    skip = next;
    before = texts;
  }
}

/** What an answer says about finding by meaning. */
function toMeaning({ method = "fts", embedding, problem }: Awaited<ReturnType<typeof ask>>) {
  const isPart = embedding !== undefined && embedding.embedded < embedding.count;
  return { method, embedding: isPart ? embedding : null, problem: problem ?? null };
}

async function isThere(
  client: Pick<Client, "call">,
  { query, mode }: Question,
  { id, kind, conversationId, contextId }: FoundText,
): Promise<boolean> {
  try {
    // It may have been moved to another context since.
    const where = conversationId === null ? { contextId } : { contextId: null };
    const criteria = { query, mode, ...where, conversationId };
    const input = { ...criteria, kinds: [kind], skip: 0, limit: LARGEST_PAGE };
    const { found, total } = await runTwice(() => client.call("search.find", input));
    return total > LARGEST_PAGE || found.some((one) => one.id === id);
  } catch {
    // Opening it tells what is wrong.
    return true;
  }
}

const NO_QUESTION: Question = {
  ...{ query: "", contextId: null, conversationId: null, withTitles: false, mode: "fts" },
};

type Reading = {
  readonly skip: number;
  readonly limit: number;
  /** What was read of it before. */
  readonly before: Found["texts"];
  /** How many texts are wanted, where there are as many: what is on the page stays as long. */
  readonly least: number;
};

/**
 * Each text once; those of a page stand where the best one of their conversation stands. Nothing is put
 * between what is on the page already: that would move what is being read.
 */
function joined(before: readonly FoundText[], after: readonly FoundText[]): readonly FoundText[] {
  const known = new Set(before.map(({ id }) => id));
  const keyOf = ({ conversationId, id }: FoundText) => conversationId ?? id;
  const last = before.at(-1);
  // What belongs to the last conversation goes on with it.
  const groups = new Map<string, FoundText[]>(last === undefined ? [] : [[keyOf(last), []]]);
  for (const text of after) {
    if (known.has(text.id)) continue;
    const group = groups.get(keyOf(text)) ?? [];
    group.push(text);
    groups.set(keyOf(text), group);
  }
  return [...before, ...[...groups.values()].flat()];
}
