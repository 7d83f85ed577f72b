import type { ArchivalEntry } from "../../domain/archival-entry";
import type { Id } from "../../domain/id";
import type { FindAsk } from "../../domain/search-index";
import { parseQuery } from "../../search/parse-query";
import type { Store } from "../../store/create-store";
import { askUntilWhole, PATIENCE_MS, type WideAnswer } from "./find-widely";

type Deps = {
  readonly store: Pick<Store, "memory">;
  readonly search: () => { readonly find: (ask: FindAsk) => Promise<WideAnswer> };
  /** Milliseconds that an index is waited for which is not whole. */
  readonly patienceMs?: number;
};

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
  /** Whether all notes were looked through; else how many texts were. */
  readonly isWhole: boolean;
  readonly indexed: number;
  /** Whether none had every word, and these have some. */
  readonly isLoose: boolean;
};

/**
 * A context's notes that have every word of the query, or what `search` finds instead, the best first;
 * all, the newest first, where it is empty. Fails as a search does.
 */
export async function findNotes(
  { store, search, patienceMs = PATIENCE_MS }: Deps,
  { contextId, query, skip, limit }: Wanted,
): Promise<FoundNotes> {
  const { archival } = store.memory();
  if (query.trim() === "") {
    const all = await archival.list({ contextId, skip, limit });
    return { ...all, isWhole: true, indexed: all.total, isLoose: false };
  }
  const { terms, tags, before, after } = parseQuery(query);
  const scope = { kinds: ["archival" as const], contextIds: [contextId], conversationId: null };
  const about = { terms: [...terms], tags: [...tags], before, after, speaker: null };
  const question = { ...scope, ...about };
  const ask = () => search().find({ type: "find", question, page: { skip, limit } });
  // Notes are read last when an index is made: what it answers before that is mostly nothing.
  const { state, hits, loose } = await askUntilWhole(ask, patienceMs);
  const entries = await archival.open((hits?.hits ?? []).map(({ id }) => id));
  const { isWhole, count } = state;
  return { entries, total: hits?.total ?? 0, isWhole, indexed: count, isLoose: !!loose };
}
