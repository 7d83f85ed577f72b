import type { Failure } from "../../domain/app-error";
import type { Branch, BranchQuery, CachedBranch } from "../../domain/branch";
import type { Changes } from "../rows/changes";
import { closedBy, failuresOf, isSameFailure, touchedBy } from "./branch-touches";

export type CacheStats = {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
};

export type BranchCache = {
  readonly read: (query: BranchQuery) => Promise<CachedBranch>;
  readonly stats: () => CacheStats;
  /** Forgets every branch that a commit may have changed. */
  readonly onCommit: (changes: Changes) => void;
  readonly drop: () => void;
};

type Deps = {
  readonly read: (query: BranchQuery) => Promise<Branch>;
  readonly clock: { readonly now: () => number };
  /** For how long a branch is kept, in milliseconds; asked when one is read. */
  readonly ttlMs: () => Promise<number>;
};

/** A reading that is under way, and what of it turned out to be old meanwhile. */
type Flight = { readonly conversationId: string; failure?: Failure | null };

/**
 * Keeps decrypted branches in memory for a while, by conversation, leaf and limit. A branch by its
 * leaf does not change when messages are added; whatever else a commit does to it makes it be read
 * again. Where a turn ends, the branch with that turn takes the place of the one before it.
 */
export function createBranchCache({ read, clock, ttlMs }: Deps): BranchCache {
  const kept = createKeptBranches(clock);
  const flights = new Set<Flight>();
  let hits = 0;
  let misses = 0;
  let epoch = 0;

  /** Reads it, and keeps it unless a commit has changed it since; tells whether it did. */
  const readAndKeep = async (query: BranchQuery) => {
    const { conversationId, limit } = query;
    const started = epoch;
    const flight: Flight = { conversationId };
    flights.add(flight);
    try {
      const [branch, ttl] = await Promise.all([read(query), ttlMs()]);
      const from = clock.now();
      const { failure = branch.failure } = flight;
      const isNow = isSameFailure(failure, branch.failure);
      const entry = { conversationId, limit, branch, from, until: from + ttl };
      return { branch, isKept: started === epoch && isNow && kept.keep(keyOf(query), entry) };
    } finally {
      flights.delete(flight);
    }
  };
  const growing = createGrowing(readAndKeep);
  const drop = () => {
    epoch += 1;
    kept.clear();
  };
  return {
    read: async (query) => {
      const key = keyOf(query);
      const started = epoch;
      const grown = growing.find(key);
      // What is nowhere is read at once: a commit that comes next counts as one since then.
      const known = kept.find(key) ?? (grown === undefined ? null : await grown);
      if (known !== null && started === epoch) {
        hits += 1;
        return { ...known, cached: true };
      }
      misses += 1;
      return { ...(await readAndKeep(query)).branch, cached: false };
    },
    stats: () => ({ hits, misses, entries: kept.size() }),
    onCommit: (changes) => {
      const touched = touchedBy(changes);
      if (touched === "all") return drop();
      const failures = failuresOf(changes);
      noteFailures(flights, failures);
      const limits = kept.forget({ touched, failures });
      if (touched.size === 0) return;
      epoch += 1;
      for (const { conversationId, leaf } of closedBy(changes)) {
        for (const limit of limits.get(conversationId) ?? []) {
          growing.begin({ conversationId, leaf, limit });
        }
      }
    },
    drop,
  };
}

/** What is being read is to carry the failure that a commit tells of, not the one before. */
function noteFailures(
  flights: ReadonlySet<Flight>,
  failures: ReadonlyMap<string, Failure | null>,
): void {
  for (const flight of flights) {
    const failure = failures.get(flight.conversationId);
    if (failure !== undefined) flight.failure = failure;
  }
}

type ReadAndKeep = (
  query: BranchQuery,
) => Promise<{ readonly branch: Branch; readonly isKept: boolean }>;

/** Branches that take the place of others: read before anybody asks for them. */
function createGrowing(readAndKeep: ReadAndKeep) {
  const growing = new Map<string, Promise<Branch | null>>();
  return {
    /** Null once read, where it was not kept. */
    find: (key: string) => growing.get(key),
    begin: (query: BranchQuery) => {
      const key = keyOf(query);
      const work = readAndKeep(query).then(({ branch, isKept }) => (isKept ? branch : null));
      // Whoever asks for it meets what is wrong by reading it.
      const met = work.catch(() => null).finally(() => growing.delete(key));
      growing.set(key, met);
    },
  };
}

function keyOf({ conversationId, leaf, limit }: BranchQuery): string {
  return JSON.stringify([conversationId, leaf, limit]);
}

type KeptBranch = {
  readonly conversationId: string;
  readonly limit: number;
  readonly branch: Branch;
  readonly from: number;
  readonly until: number;
};

type Gone = {
  readonly touched: ReadonlySet<string>;
  /** Why the last summary was not made, of conversations of which that may have changed. */
  readonly failures: ReadonlyMap<string, Failure | null>;
};

type KeptBranches = {
  /** Null for one that is not there, or over its time. */
  readonly find: (key: string) => Branch | null;
  /** Whether it was kept: one of no time is not. */
  readonly keep: (key: string, entry: KeptBranch) => boolean;
  /** Forgets what was changed, and gives the limits by which that was read, by conversation. */
  readonly forget: (gone: Gone) => ReadonlyMap<string, ReadonlySet<number>>;
  readonly size: () => number;
  readonly clear: () => void;
};

const MAX_ENTRIES = 20;

/** Branches in memory, the newest twenty, each for its time. */
function createKeptBranches(clock: { readonly now: () => number }): KeptBranches {
  const entries = new Map<string, KeptBranch>();
  /** What is over its time is not to stay in memory in clear. */
  const dropOld = () => {
    const now = clock.now();
    for (const [key, { from, until }] of entries) {
      // A clock that stands before the reading says nothing of its age.
      if (now < from || now >= until) entries.delete(key);
    }
  };
  return {
    find: (key) => {
      dropOld();
      return entries.get(key)?.branch ?? null;
    },
    keep: (key, entry) => {
      if (entry.until <= entry.from) return false;
      const [oldest] = entries.size < MAX_ENTRIES ? [] : entries.keys();
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, entry);
      return true;
    },
    forget: ({ touched, failures }) => {
      const limits = new Map<string, Set<number>>();
      for (const [key, { conversationId, limit, branch }] of entries) {
        const failure = failures.get(conversationId);
        const isOld = failure !== undefined && !isSameFailure(failure, branch.failure);
        if (!isOld && !touched.has(conversationId)) continue;
        entries.delete(key);
        limits.set(conversationId, (limits.get(conversationId) ?? new Set()).add(limit));
      }
      return limits;
    },
    size: () => {
      dropOld();
      return entries.size;
    },
    clear: () => entries.clear(),
  };
}
