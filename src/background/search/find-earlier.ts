import type { Conversation } from "../../domain/conversation";
import type { EarlierQuery, EarlierText, FoundEarlier } from "../../domain/earlier-text";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { SearchDoc, SearchTerm } from "../../domain/search-index";
import { cutQuote } from "../../search/cut-quote";
import { markTerms } from "../../search/mark-terms";
import { questionTerms } from "../../search/question-terms";
import type { Store } from "../../store/create-store";
import type { SearchIndexer } from "./search-indexer";
import { type Weighed, weighTerms } from "./weigh-terms";

export type EarlierDeps = {
  readonly store: Store;
  readonly search: () => Pick<SearchIndexer, "find">;
  readonly clock: { readonly now: () => number };
};

/** Hits of the index that are read and weighed; what is quoted is among the best of them. */
const READ = 24;
/** Characters of a message that are read for what it shares. */
const MOST_READ = 20_000;
/** What shares less of what the message is about belongs to something else. */
const LEAST_RELEVANCE = 0.2;
/** A text of that age counts three quarters; a very old one half. */
const HALF_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Messages of the context that share words with a text, those that share most and are newest first,
 * with the part of each that does. None from a temporary conversation's request: what is quoted there
 * could not be forgotten. Fails as a search does.
 */
export async function findEarlierTexts(
  { store, search, clock }: EarlierDeps,
  query: EarlierQuery,
): Promise<FoundEarlier> {
  const { contextId, conversationId, leaf, text } = query;
  const terms = questionTerms(text);
  const asking = await store.conversations.find(conversationId);
  if (terms.length === 0 || asking?.temporary) return { found: [], isWhole: true };
  const kinds: ["message"] = ["message"];
  const scope = { kinds, contextIds: [contextId], conversationId: null, speaker: null };
  const question = { terms: [...terms], ...scope, after: null, before: null, tags: [] };
  const answer = await search().find({ type: "related", question, limit: READ });
  const { state, hits, texts = [] } = answer;
  const docs = await store.searchTexts.open(hits?.hits ?? []);
  const weighed = weighTerms(terms, { texts, all: state.count });
  const found = await readAll(store, docs, { contextId, conversationId, leaf, weighed });
  const weight = ({ message, relevance }: EarlierText) =>
    relevance * recency(clock.now() - message.createdAt);
  return {
    found: found.toSorted((left, right) => weight(right) - weight(left)),
    isWhole: state.isWhole,
  };
}

/** From 1 down to a half. */
function recency(age: number): number {
  return (1 + 2 ** (-Math.max(0, age) / HALF_LIFE_MS)) / 2;
}

type Scope = Pick<EarlierQuery, "contextId" | "conversationId" | "leaf"> & {
  readonly weighed: readonly Weighed[];
};

async function readAll(
  store: Pick<Store, "conversations" | "findMessage" | "searchTexts">,
  docs: readonly SearchDoc[],
  { contextId, conversationId, leaf, weighed }: Scope,
): Promise<readonly EarlierText[]> {
  const aside = await store.searchTexts.aside(docs);
  const conversations = new Map<Id, Conversation | null>();
  for (const id of new Set(docs.map(({ owner }) => owner))) {
    conversations.set(id, await store.conversations.find(id).catch(() => null));
  }
  const until = leaf === null ? -1 : ((await store.findMessage(leaf))?.depth ?? -1);
  const found: EarlierText[] = [];
  for (const { id, owner } of docs) {
    const conversation = conversations.get(owner);
    const message = await store.findMessage(id);
    // It may have been moved or deleted since it was indexed.
    if (conversation?.contextId !== contextId || message === null) continue;
    if (owner === conversationId && message.depth > until) continue;
    const shared = sharedPart(message, weighed);
    if (shared === null) continue;
    found.push({ message, title: conversation.title, isAside: aside.has(id), ...shared });
  }
  return found;
}

type Shared = Pick<EarlierText, "from" | "until" | "terms" | "relevance">;

/** Null where it shares too little. */
function sharedPart(
  { text: whole }: Pick<Message, "text">,
  weighed: readonly Weighed[],
): Shared | null {
  const text = whole.slice(0, MOST_READ);
  const shared = weighed.filter(({ term }) => markTerms(text, [term], 0).length > 0);
  const relevance = Math.min(1, sum(shared));
  if (relevance < LEAST_RELEVANCE) return null;
  const marks = markTerms(text, shared.map(toTerm));
  const [from, until] = cutQuote(text, marks);
  const words = shared.map(({ term }) => {
    const [mark] = markTerms(text, [term], 0);
    return mark === undefined ? term.words : text.slice(...mark).toLowerCase();
  });
  return { from, until, terms: [...new Set(words)], relevance };
}

function toTerm({ term }: Weighed): SearchTerm {
  return term;
}

function sum(weighed: readonly Weighed[]): number {
  return weighed.reduce((total, { weight }) => total + weight, 0);
}
