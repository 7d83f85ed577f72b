import type { Changes } from "./changes";
import { type CommitDeps, commitChanges } from "./commit-changes";

/** One piece of work at a time for a name, over all windows. */
export type StoreLocks = {
  readonly run: <T>(name: string, work: () => Promise<T>) => Promise<T>;
};

export type Commit = (changes: Changes) => Promise<void>;

export type Writer = {
  /** Runs the work while nobody else writes; what it reads is still true when it commits. */
  readonly write: <T>(work: (commit: Commit) => Promise<T>) => Promise<T>;
};

const LOCK = "store";

/** The only way in which rows change. */
export function createWriter(deps: CommitDeps & { readonly locks: StoreLocks }): Writer {
  const commit: Commit = async (changes) => {
    try {
      await commitChanges(deps, changes);
    } catch (error) {
      // What is in memory may not be what is on the disk: the next write reads again.
      deps.state.drop();
      throw error;
    }
  };
  return { write: (work) => deps.locks.run(LOCK, () => work(commit)) };
}
