import type { CallInput, CallOutput } from "../../contract/contract";
import type { FoundText } from "../../contract/search";
import type { Id } from "../../domain/id";
import { matchesQuery } from "../../domain/matches-query";
import type { SearchDoc, SearchQuestion, SearchTerm } from "../../domain/search-index";
import { cutSnippet } from "../../search/cut-snippet";
import { parseQuery } from "../../search/parse-query";
import type { App } from "../app";
import type { Search } from "../search/create-search";
import type { WideAnswer } from "../search/find-widely";

/** Answers a search with what is indexed so far; what went since it was indexed is left out. */
export async function searchFind(
  { store, search }: Pick<App, "store"> & { readonly search: () => Finding },
  input: CallInput<"search.find">,
): Promise<CallOutput<"search.find"> & Loosely> {
  const { question, terms } = await toQuestion(store, input);
  const { skip, limit, mode = "fts" } = input;
  const request = { type: "find", question, page: { skip, limit }, mode } as const;
  const { state, hits, method, loose } = await search().find(request);
  const docs = await store.searchTexts.open(hits?.hits ?? []);
  const aside = await store.searchTexts.aside(docs);
  const found = (await describeAll(store, docs, loose ?? terms)).map((text) => ({
    ...text,
    isShown: !aside.has(text.id),
  }));
  const extras = {
    ...toProgress(search()),
    ...(loose === undefined ? {} : { isLoose: true as const }),
  };
  const { count: indexed, isWhole, isAnew } = state;
  return { found, total: hits?.total ?? 0, indexed, isWhole, isAnew, method, ...extras };
}

type Finding = {
  readonly find: (ask: Parameters<Search["find"]>[0]) => Promise<WideAnswer>;
  readonly embedding: Search["embedding"];
};

/** Set where none had all that was looked for, and these have some of it. */
type Loosely = { readonly isLoose?: true };

function toProgress({ embedding }: Pick<Finding, "embedding">) {
  const progress = embedding();
  if (progress === null) return {};
  const { embedded, count, problem } = progress;
  return { embedding: { embedded, count }, ...(problem === null ? {} : { problem }) };
}

async function toQuestion(
  { contexts }: Pick<App["store"], "contexts">,
  { query, contextId, conversationId, kinds }: CallInput<"search.find">,
): Promise<{ question: SearchQuestion; terms: readonly SearchTerm[] }> {
  const { terms, from: speaker, in: names, before, after, ...parsed } = parseQuery(query);
  const [named, tags] = [[...parsed.kinds], [...parsed.tags]];
  const requestedKinds = named.length > 0 ? named : kinds;
  const rest = { conversationId, kinds: requestedKinds, speaker, before, after, tags };
  const own = contextId === null ? null : [contextId];
  const contextIds = names.length === 0 ? own : await contextsNamed(contexts, names, own);
  return { question: { ...rest, terms: [...terms], contextIds }, terms };
}

async function contextsNamed(
  { list }: Pick<App["store"]["contexts"], "list">,
  names: readonly string[],
  own: readonly Id[] | null,
): Promise<Id[]> {
  const all = (await list()).map(({ context }) => context);
  const isNamed = (name: string) =>
    names.some((wanted) => matchesQuery({ name, tags: [] }, wanted));
  return all
    .filter(({ id, name }) => isNamed(name) && (own === null || own.includes(id)))
    .map(({ id }) => id);
}

async function describeAll(
  store: Pick<App["store"], "contexts" | "conversations">,
  docs: readonly SearchDoc[],
  terms: readonly SearchTerm[],
): Promise<Omit<FoundText, "isShown">[]> {
  // What names no context, and a title, is a conversation's.
  const owned = docs.filter(({ contextId, kind }) => contextId === null || kind === "title");
  const owners = [...new Set(owned.map(({ owner }) => owner))];
  const [listed, opened] = await Promise.all([
    store.contexts.list(),
    Promise.all(owners.map((id) => store.conversations.find(id).catch(() => null))),
  ]);
  const contexts = new Map(listed.map(({ context }) => [context.id, context]));
  const conversations = new Map(owners.map((id, nth) => [id, opened[nth] ?? null]));
  return docs.flatMap((doc) => {
    const { kind, id, at, speaker } = doc;
    const conversation = conversations.get(doc.owner) ?? null;
    const contextId = conversation?.contextId ?? doc.contextId;
    // One whose conversation does not open cannot be shown, and Health tells of it.
    if (contextId === null) return [];
    const context = contexts.get(contextId);
    return [
      {
        ...{ kind, id, contextId, at, speaker },
        contextName: context?.name ?? "",
        conversationId: conversation?.id ?? null,
        title: conversation?.title ?? "",
        isArchived: (conversation?.archivedAt ?? context?.archived ?? null) !== null,
        snippet: toSnippet(doc, terms),
      },
    ];
  });
}

function toSnippet({ text }: SearchDoc, terms: readonly SearchTerm[]): FoundText["snippet"] {
  const { text: shown, marks } = cutSnippet(text, terms);
  return { text: shown, marks: marks.map(([from, until]) => [from, until]) };
}
