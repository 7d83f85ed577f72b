import { type Conversation, hasForeignTitle } from "../../domain/conversation";
import type { EarlierQuery, EarlierText, FoundEarlier } from "../../domain/earlier-text";
import { isForOthers } from "../../domain/for-others";
import type { Id } from "../../domain/id";
import type { Message } from "../../domain/message";
import type { SearchDoc, SearchTerm, TextKind } from "../../domain/search-index";
import { cutQuote } from "../../search/cut-quote";
import { markTerms } from "../../search/mark-terms";
import { questionTerms } from "../../search/question-terms";
import type { Store } from "../../store/create-store";
import type { Search } from "./create-search";
import { type Weighed, weighTerms } from "./weigh-terms";

export type EarlierDeps = {
  readonly store: Store;
  readonly search: () => Pick<Search, "find">;
  readonly clock: { readonly now: () => number };
};

/** Hits of the index that are read and weighed; what is quoted is among the best of them. */
const READ = 24;
/** Characters of a message that are read for what it shares. */
const MOST_READ = 20_000;
/** What shares less of what the message is about belongs to something else. */
const LEAST_RELEVANCE = 0.2;
/** An answer waits for its quotes, and for that only a part of it. */
const EMBEDDED_WITHIN_MS = 150;
/** A text of that age counts three quarters; a very old one half. */
const HALF_LIFE_MS = 60 * 24 * 60 * 60 * 1000;

/**
 * Messages of the context that share words with a text or mean what it means, and memory where that is
 * wanted: those that share most, or are nearest, and are newest first, with the part of each that does. None where nothing was said before,
 * and none for a temporary conversation: what is quoted there could not be forgotten. Fails as a search
 * does.
 */
export async function findEarlierTexts(
  { store, search, clock }: EarlierDeps,
  query: EarlierQuery,
): Promise<FoundEarlier> {
  const { contextId, text, withMemory, isTyped = false, staysHere = false } = query;
  const terms = questionTerms(text);
  if (terms.length === 0 || !(await mayFind(store, query))) return NOTHING;
  const kinds: TextKind[] = withMemory ? ["message", ...MEMORY] : ["message"];
  const scope = { kinds, contextIds: [contextId], conversationId: null, speaker: null };
  const question = { terms: [...terms], ...scope, after: null, before: null, tags: [] };
  const meaning = { mode: "auto", about: text, isTyped, staysHere } as const;
  const options = { question, limit: READ, withinMs: EMBEDDED_WITHIN_MS, ...meaning };
  const answer = await search().find({ type: "related", ...options });
  const { state, hits, texts = [], isByWords } = answer;
  // What is quoted is told to models, once it stands in the conversation.
  const docs = await store.searchTexts.openShown(hits?.hits ?? []);
  const weighed = weighTerms(terms, { texts, all: state.count });
  const near = new Map(hits?.hits.map(({ id, similarity }) => [id, similarity]));
  const said = docs.filter(({ kind }) => kind === "message");
  const memory = docs.filter(({ kind }) => kind !== "message");
  const found = [
    ...(await readAll(store, said, { ...query, weighed, near })),
    ...(await memoryTexts(store, memory, { ...query, weighed, near })),
  ];
  const weight = ({ message, relevance, similarity = 0 }: EarlierText) =>
    Math.max(relevance, similarity) * recency(clock.now() - message.createdAt);
  return {
    found: found.toSorted((left, right) => weight(right) - weight(left)),
    isWhole: state.isWhole,
    ...(isByWords === true ? { isByWords } : {}),
  };
}

const NOTHING: FoundEarlier = { found: [], isWhole: true };
const MEMORY = ["fact", "archival", "block"] as const;

/** A first message has nothing behind it: then no index is begun for it. */
async function mayFind(
  { conversations, readFacts }: Store,
  { contextId, conversationId, leaf, withMemory }: EarlierQuery,
): Promise<boolean> {
  if ((await conversations.find(conversationId))?.temporary) return false;
  if (leaf !== null) return true;
  const query = { contextId, after: null, limit: 2, query: "", archived: true };
  const { conversations: cards } = await conversations.list(query);
  if (cards.some(({ conversation }) => conversation.id !== conversationId)) return true;
  if (!withMemory) return false;
  return (await readFacts(contextId)).length > 0;
}

/** From 1 down to a half. */
function recency(age: number): number {
  return (1 + 2 ** (-Math.max(0, age) / HALF_LIFE_MS)) / 2;
}

type MatchCriteria = {
  readonly weighed: readonly Weighed[];
  /** How near each text is, of those that are. */
  readonly near: ReadonlyMap<string, number | undefined>;
};

type Scope = Pick<
  EarlierQuery,
  "contextId" | "remembersSince" | "conversationId" | "leaf" | "text"
> &
  MatchCriteria;

async function readAll(
  store: Pick<Store, "conversations" | "findMessage" | "searchTexts">,
  docs: readonly SearchDoc[],
  { contextId, remembersSince, conversationId, leaf, text: question, ...criteria }: Scope,
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
    const isHere = owner === conversationId;
    const isVisible = (at: number) => isHere || isForOthers(at, { remembersSince });
    if ((isHere && message.depth > until) || !isVisible(message.createdAt)) continue;
    // What the guide says is either help or a quote itself, and a question that is asked again is none.
    if (message.reply?.provider === "guide" || isSame(message.text, question)) continue;
    const shared = sharedPart(message, criteria);
    if (shared === null) continue;
    const { title, createdAt } = conversation;
    const isTitleHidden = hasForeignTitle(conversation) || !isVisible(createdAt);
    found.push({
      message,
      title,
      hasForeignTitle: isTitleHidden,
      isAside: aside.has(id),
      ...shared,
    });
  }
  return found;
}

/** Of facts those that are known, and none that wait. */
async function memoryTexts(
  { readFacts }: Pick<Store, "readFacts">,
  docs: readonly SearchDoc[],
  { contextId, ...criteria }: Pick<Scope, "contextId"> & MatchCriteria,
): Promise<readonly EarlierText[]> {
  if (docs.length === 0) return [];
  const facts = await readFacts(contextId);
  const known = new Set(facts.filter(({ state }) => state === "kept").map(({ id }) => id));
  return docs.flatMap((doc): EarlierText[] => {
    const { id, owner, text, at: createdAt, taint = [] } = doc;
    const kind = MEMORY.find((one) => one === doc.kind);
    if (kind === undefined || (kind === "fact" && !known.has(id))) return [];
    const shared = sharedPart(doc, criteria);
    if (shared === null) return [];
    const message = { id, conversationId: owner, role: "user", text, createdAt, taint, depth: 0 };
    const nowhere = { title: "", hasForeignTitle: false, isAside: false };
    return [{ message: { ...message, role: "user" }, kind, ...nowhere, ...shared }];
  });
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

type Shared = Pick<EarlierText, "from" | "until" | "terms" | "relevance" | "similarity">;

/** Null where it shares too little, and is not near either. */
function sharedPart(
  { id, text: whole }: Pick<Message, "id" | "text">,
  { weighed, near }: MatchCriteria,
): Shared | null {
  const text = whole.slice(0, MOST_READ);
  const shared = weighed.filter(({ term }) => markTerms(text, [term], 0).length > 0);
  const relevance = Math.min(1, sum(shared));
  const similarity = near.get(id);
  if (relevance < LEAST_RELEVANCE && similarity === undefined) return null;
  const marks = markTerms(text, shared.map(toTerm));
  const [from, until] = cutQuote(text, marks);
  const words = shared.map(({ term }) => {
    const [mark] = markTerms(text, [term], 0);
    return mark === undefined ? term.words : text.slice(...mark).toLowerCase();
  });
  return { from, until, terms: [...new Set(words)], relevance, similarity };
}

function toTerm({ term }: Weighed): SearchTerm {
  return term;
}

function sum(weighed: readonly Weighed[]): number {
  return weighed.reduce((total, { weight }) => total + weight, 0);
}
