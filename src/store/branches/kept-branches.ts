import type { Failure } from "../../domain/app-error";
import type { Branch } from "../../domain/branch";
import { isSameFailure } from "./branch-touches";

export type KeptBranch = {
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

export type KeptBranches = {
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
export function createKeptBranches(clock: { readonly now: () => number }): KeptBranches {
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
