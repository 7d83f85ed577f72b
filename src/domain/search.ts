import type { Id } from "./id";

/** P-086: what can be searched. */
export type SearchKind = "message" | "block" | "entry";

export type SearchQuery = {
  /** As it was typed; an empty one finds all there is, the newest first. */
  readonly query: string;
  /** Null for all contexts (P-027). */
  readonly contextId: Id | null;
  readonly kinds: readonly SearchKind[];
  /** Hits at most (P-087). */
  readonly limit: number;
};

/** What a search finds: its row is read by whoever shows it, and may be gone by then. */
export type SearchHit = {
  readonly kind: SearchKind;
  readonly id: Id;
  readonly contextId: Id;
  /** Higher fits better; only hits of one search compare. */
  readonly score: number;
};

/** What finds rows by their words, the best hit first, by an index or by opening each. */
export type Search = (query: SearchQuery) => Promise<readonly SearchHit[]>;
