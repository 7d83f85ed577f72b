import type { ArchivalEntry } from "../../domain/archival-entry";
import type { Id } from "../../domain/id";
import type { SearchAnswer } from "../../domain/search-index";
import { rest } from "../../platform/later";
import { parseQuery } from "../../search/parse-query";
import type { Store } from "../../store/create-store";
import type { SearchIndexer } from "./search-indexer";

type Deps = {
  readonly store: Pick<Store, "memory">;
  readonly search: () => Pick<SearchIndexer, "find">;
  /** Milliseconds that an index is waited for which is not whole. */
  readonly patienceMs?: number;
};

/** As long as most indexes take to be loaded, or made of a few thousand texts. */
const PATIENCE_MS = 1_500;
const AGAIN_MS = 100;

type Wanted = {
  readonly contextId: Id;
  readonly query: string;
  readonly skip: number;
  readonly limit: number;
};

export type FoundNotes = {
  readonly entries: readonly ArchivalEntry[];
  /** Of all pages. */
  readonly total: number;
  /** Whether all notes were looked through. */
  readonly isWhole: boolean;
};

/**
 * A context's notes that have every word of the query, the best first; all, the newest first, where it
 * is empty. Fails as a search does.
 */
export async function findNotes(
  { store, search, patienceMs = PATIENCE_MS }: Deps,
  { contextId, query, skip, limit }: Wanted,
): Promise<FoundNotes> {
  const { archival } = store.memory();
  if (query.trim() === "") {
    return { ...(await archival.list({ contextId, skip, limit })), isWhole: true };
  }
  const { terms, tags, before, after } = parseQuery(query);
  const scope = { kinds: ["archival" as const], contextIds: [contextId], conversationId: null };
  const about = { terms: [...terms], tags: [...tags], before, after, speaker: null };
  const question = { ...scope, ...about };
  const ask = () => search().find({ type: "find", question, page: { skip, limit } });
  const { state, hits } = await askUntilWhole(ask, patienceMs);
  const entries = await archival.open((hits?.hits ?? []).map(({ id }) => id));
  return { entries, total: hits?.total ?? 0, isWhole: state.isWhole };
}

/** Notes are read last when an index is made: what it answers before that is mostly nothing. */
async function askUntilWhole(
  ask: () => Promise<SearchAnswer>,
  patienceMs: number,
): Promise<SearchAnswer> {
  let answer = await ask();
  for (let waited = 0; !answer.state.isWhole && waited < patienceMs; waited += AGAIN_MS) {
    await rest(AGAIN_MS);
    answer = await ask();
  }
  return answer;
}
