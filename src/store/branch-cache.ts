import type { Branch } from "../domain/branch";
import type { Changes } from "./changes";
import type { BranchQuery } from "./read-branch";

export type CachedBranch = Branch & {
  /** Whether it was still in memory. */
  readonly cached: boolean;
};

export type CacheStats = {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
};

export type BranchCache = {
  readonly read: (query: BranchQuery) => Promise<CachedBranch>;
  readonly stats: () => CacheStats;
  /** Forgets every branch that a commit may have changed. */
  readonly heed: (changes: Changes) => void;
  readonly drop: () => void;
};

type Deps = {
  readonly read: (query: BranchQuery) => Promise<Branch>;
  readonly clock: { readonly now: () => number };
  /** For how long a branch is kept, in milliseconds; asked when one is read. */
  readonly ttlMs: () => Promise<number>;
};

type Entry = {
  readonly conversationId: string;
  readonly branch: Branch;
  readonly from: number;
  readonly until: number;
};

const MAX_ENTRIES = 20;

/**
 * Keeps decrypted branches in memory for a while, by conversation, leaf and limit. A branch by its
 * leaf does not change when messages are added; whatever else a commit does to it makes it be read
 * again.
 */
export function createBranchCache({ read, clock, ttlMs }: Deps): BranchCache {
  const entries = new Map<string, Entry>();
  let hits = 0;
  let misses = 0;
  let epoch = 0;

  /** What is over its time is not to stay in memory in clear. */
  const dropOld = () => {
    const now = clock.now();
    for (const [key, { from, until }] of entries) {
      // A clock that stands before the reading says nothing of its age.
      if (now < from || now >= until) entries.delete(key);
    }
  };
  const find = (key: string): Branch | null => {
    dropOld();
    return entries.get(key)?.branch ?? null;
  };
  const keep = (key: string, entry: Entry) => {
    if (entry.until <= entry.from) return;
    const [oldest] = entries.size < MAX_ENTRIES ? [] : entries.keys();
    if (oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
  };
  const drop = () => {
    epoch += 1;
    entries.clear();
  };
  return {
    read: async (query) => {
      const { conversationId, leaf, limit } = query;
      const key = JSON.stringify([conversationId, leaf, limit]);
      const known = find(key);
      if (known !== null) {
        hits += 1;
        return { ...known, cached: true };
      }
      misses += 1;
      const started = epoch;
      const [branch, ttl] = await Promise.all([read(query), ttlMs()]);
      const from = clock.now();
      // Read before a commit that changed it, perhaps: not to be kept after it.
      if (started === epoch) keep(key, { conversationId, branch, from, until: from + ttl });
      return { ...branch, cached: false };
    },
    stats: () => {
      dropOld();
      return { hits, misses, entries: entries.size };
    },
    heed: (changes) => {
      const touched = touchedBy(changes);
      if (touched === "all") drop();
      if (touched === "all" || touched.size === 0) return;
      epoch += 1;
      for (const [key, { conversationId }] of entries) {
        if (touched.has(conversationId)) entries.delete(key);
      }
    },
    drop,
  };
}

/** The conversations of which a commit changes what a branch holds; `all` where that is not known. */
function touchedBy(changes: Changes): ReadonlySet<string> | "all" {
  const { puts = [], removals = [], reseals = [], dropped = [], recounted } = changes;
  if (reseals.length + dropped.length > 0 || recounted !== undefined) return "all";
  const touched = new Set<string>();
  for (const { table, columns, replaces } of puts) {
    // The settings tell for how long a branch is kept.
    if (table === "settings" || table === "contexts") return "all";
    if (table === "jobs") touched.add(columns.id);
    if (table === "summaries") touched.add(columns.parent);
    // One that is added is on no branch yet.
    if (table === "messages" && replaces !== null) touched.add(columns.parent);
  }
  for (const { table, row } of removals) {
    if (table === "conversations" || table === "contexts") return "all";
    if (table === "jobs") touched.add(row.id);
    if (table === "summaries" || table === "messages") touched.add(row.parent);
  }
  return touched;
}
