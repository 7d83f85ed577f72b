import type { FoundText } from "../../contract/search";
import { type Failure, toFailure } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { Client } from "../../messaging/client";
import { type Cell, createCell } from "../cell";
import { runTwice } from "../conversation/run-twice";

/** What a search has found, as far as it is loaded; the hits of one conversation stand together. */
export type Found = {
  readonly texts: readonly FoundText[];
  /** Of all pages. */
  readonly total: number;
  /** Where the next page begins; null with the last. */
  readonly next: number | null;
  /** How many texts were looked through so far, where that is not all of them. */
  readonly searched: number | null;
  readonly isAsked: boolean;
  readonly failure: Failure | null;
};

export type Question = { readonly query: string; readonly contextId: Id | null };

export type FoundTexts = Pick<Cell<Found>, "get" | "subscribe"> & {
  /** Finds anew; what was asked before is dropped. Nothing is asked for an empty query. */
  readonly find: (question: Question) => void;
  readonly more: () => void;
  readonly again: () => void;
  readonly close: () => void;
};

/** Titles are found by the list above them, by parts of words too. */
const KINDS = ["message", "block", "fact", "archival", "summary"] as const;

const PAGE_SIZE = 20;
/** While the index is being made, and what is found may be more a moment later. */
const AGAIN_MS = 400;

const NONE: Found = {
  texts: [],
  total: 0,
  next: null,
  searched: null,
  isAsked: false,
  failure: null,
};

/** Found texts page by page; only the answer to the newest question counts. */
export function createFoundTexts(
  client: Pick<Client, "call">,
  later: (run: () => void, ms: number) => () => void,
): FoundTexts {
  const cell = createCell(NONE);
  let question: Question = { query: "", contextId: null };
  let asked = 0;
  let isReading = false;
  let stopWaiting = () => {};
  const read = async (skip: number, limit: number, before: Found["texts"] = []) => {
    asked += 1;
    const mine = asked;
    isReading = true;
    stopWaiting();
    try {
      const input = { ...question, conversationId: null, kinds: [...KINDS], skip, limit };
      const page = await runTwice(() => client.call("search.find", input));
      if (mine !== asked) return;
      const searched = page.isWhole ? null : page.indexed;
      const { total } = page;
      // A hit whose row is gone makes a page shorter, and no other one.
      const next = skip + limit < total ? skip + limit : null;
      const texts = joined(before, page.found);
      if (next !== null && texts.length === before.length) return void read(next, limit, texts);
      cell.set({ texts, total, next, searched, isAsked: true, failure: null });
      if (!page.isWhole) stopWaiting = later(again, AGAIN_MS);
    } catch (error) {
      if (mine === asked) cell.set({ ...cell.get(), isAsked: true, failure: toFailure(error) });
    }
    if (mine === asked) isReading = false;
  };
  const again = () => {
    void read(0, Math.min(100, Math.max(PAGE_SIZE, cell.get().texts.length)));
  };
  return {
    get: cell.get,
    subscribe: cell.subscribe,
    find: (next) => {
      question = next;
      asked += 1;
      stopWaiting();
      if (next.query === "") cell.set(NONE);
      else void read(0, PAGE_SIZE);
    },
    more: () => {
      const { next, texts } = cell.get();
      if (!isReading && next !== null) void read(next, PAGE_SIZE, texts);
    },
    again,
    close: () => {
      asked += 1;
      stopWaiting();
    },
  };
}

/** Each text once, those of a conversation where its best one stands. */
function joined(before: readonly FoundText[], after: readonly FoundText[]): readonly FoundText[] {
  const known = new Set(before.map(({ id }) => id));
  const all = [...before, ...after.filter(({ id }) => !known.has(id))];
  const groups = new Map<string, FoundText[]>();
  for (const text of all) {
    const key = text.conversationId ?? text.id;
    const group = groups.get(key) ?? [];
    group.push(text);
    groups.set(key, group);
  }
  return [...groups.values()].flat();
}
